import type { Sharp } from 'sharp'
import { Problem } from '#shared/problems.ts'
import type { Box } from '../texts/box.ts'
import type { Given } from './operation.ts'

/** A picture as bare bytes, three a pixel, and the area of it that is meant: 255 is within, 0 outside. */
export type Marked = Readonly<{ width: number; height: number; colours: Buffer; area: Buffer }>

/** The picture that was given in a field. Throws image_broken where there is none. */
export const givenIn = (given: readonly Given[], field: string): Given => {
  const found = given.find(one => one.field === field)
  if (!found) throw new Problem('image_broken')
  return found
}

/** The bare pixels of a picture without its alpha channel; what is transparent lies on white. */
export const bare = async (picture: Sharp) => {
  const flat = picture.clone().flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha()
  const { data, info } = await flat.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { colours: data, width: info.width, height: info.height }
}

/** Areas are drawn at a bounded size: one that is about as wide for its height belongs to the picture. */
const mostApart = 0.02

/**
 * A picture and the area that was drawn on it, enlarged to it where it is smaller. Throws mask_empty where nothing is
 * within, mask_foreign where it is the area of another picture.
 */
export const markedArea = async (picture: Given, area: Given): Promise<Marked> => {
  const { colours, width, height } = await bare(picture.picture)
  const [own, drawn] = [width / height, area.facts.width / area.facts.height]
  if (Math.abs(own - drawn) / own > mostApart) throw new Problem('mask_foreign')
  const grey = area.picture.flatten({ background: '#000000' }).resize({ width, height, fit: 'fill', kernel: 'linear' })
  const bytes = await grey.greyscale().toColourspace('b-w').extractChannel(0).raw({ depth: 'uchar' }).toBuffer()
  if (!bytes.some(value => value > 0)) throw new Problem('mask_empty')
  return { width, height, colours, area: bytes }
}

/** How many pixels are looked at beside an area, at least. */
const beside = 40

/** An area, and as much again on every side: what it is filled from. */
export const surroundings = ({ width, height, area }: Marked): Box => {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (area[y * width + x]) {
        ;[left, right] = [Math.min(left, x), Math.max(right, x)]
        ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
      }
  const margin = Math.max(beside, right - left, bottom - top)
  const [from, over] = [Math.max(0, left - margin), Math.max(0, top - margin)]
  return {
    ...{ left: from, top: over },
    width: Math.min(width, right + margin + 1) - from,
    height: Math.min(height, bottom + margin + 1) - over,
  }
}

/** New colours within an area, as much as it is within; what is outside keeps its bytes. */
export const blended = ({ colours, area }: Marked, news: Uint8Array): Buffer => {
  const made = Buffer.from(colours)
  for (let at = 0; at < area.length; at++) {
    const part = (area[at] ?? 0) / 255
    if (!part) continue
    for (let of = at * 3; of < at * 3 + 3; of++)
      made[of] = Math.round((colours[of] ?? 0) * (1 - part) + (news[of] ?? 0) * part)
  }
  return made
}
