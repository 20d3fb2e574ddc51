import { pixelsOf, searchResult } from '#language/pixels.ts'
import type { Device } from '../Preview.tsx'

export type Piece = keyof typeof searchResult
/** On a telephone a title has two lines, and a description fewer words. */
const most: Record<Device, Record<Piece, number>> = {
  desk: { title: searchResult.title.most, description: searchResult.description.most },
  phone: { title: 640, description: 680 },
}
const dots = ' …'

/** How wide a piece of a search result is, in pixels, and how wide it may be. */
export const roomFor = (piece: Piece, text: string, device: Device = 'desk') => ({
  wide: Math.round(pixelsOf(text, searchResult[piece].size)),
  most: most[device][piece],
})

/** As many of these pieces, from the first, as have room together. */
const fitting = (pieces: readonly string[], size: number, room: number) => {
  let wide = 0
  const first = pieces.findIndex(piece => (wide += pixelsOf(piece, size)) > room)
  return pieces.slice(0, first < 0 ? pieces.length : first).join('')
}

/** A piece of a search result as a page of results shows it: what is too wide ends at a word, with dots. */
export const cut = (piece: Piece, text: string, device: Device) => {
  const { size } = searchResult[piece]
  const room = most[device][piece]
  const seen = fitting([...text], size, room)
  if (seen === text) return text
  const left = room - pixelsOf(dots, size)
  const whole = fitting(seen.split(/(?<=\s)/), size, left)
    .trimEnd()
    .replace(/[,;:–|-]$/, '')
    .trimEnd()
  return (whole || fitting([...seen], size, left)) + dots
}
