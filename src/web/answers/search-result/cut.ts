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

/** A piece of a search result as a page of results shows it: what is too wide ends at a word, with dots. */
export const cut = (piece: Piece, text: string, device: Device) => {
  const fits = (some: string) => {
    const { wide, most } = roomFor(piece, some, device)
    return wide <= most
  }
  if (fits(text)) return text
  const words = text.split(/(?<=\s)/)
  while (words.length > 1 && !fits(words.join('').trimEnd() + dots)) words.pop()
  const whole = words
    .join('')
    .trimEnd()
    .replace(/[,;:–|-]$/, '')
    .trimEnd()
  if (fits(whole + dots)) return whole + dots
  const signs = [...whole]
  while (signs.length && !fits(signs.join('') + dots)) signs.pop()
  return signs.join('') + dots
}
