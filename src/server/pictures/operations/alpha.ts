import sharp, { type Sharp } from 'sharp'
import type { Marked } from './area.ts'

/** How a picture is that is seen through in parts: its colours, three bytes a pixel, and how much there is of each. */
export type Clear = Readonly<{ colours: Buffer; alpha: Buffer }>

/** The pixels of a picture that is seen through anywhere; undefined of any other. */
export const clearIn = async (picture: Sharp): Promise<Clear | undefined> => {
  if (!(await picture.metadata()).hasAlpha) return undefined
  const bytes = await picture.clone().toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer()
  const alpha = Buffer.alloc(bytes.length / 4)
  const colours = Buffer.alloc(alpha.length * 3)
  for (let at = 0; at < alpha.length; at++) {
    bytes.copy(colours, at * 3, at * 4, at * 4 + 3)
    alpha[at] = bytes[at * 4 + 3] ?? 0
  }
  return alpha.every(value => value === 255) ? undefined : { colours, alpha }
}

/** How much there is of each pixel as colours, which are filled as those are. */
export const asGrey = (alpha: Buffer): Buffer => {
  const grey = Buffer.alloc(alpha.length * 3)
  for (let at = 0; at < alpha.length; at++) grey.fill(alpha[at] ?? 0, at * 3, at * 3 + 3)
  return grey
}

/** Colours as a picture of three channels, or of four with how much there is of each. */
export const joined = (colours: Buffer, { width, height }: Pick<Marked, 'width' | 'height'>, alpha?: Buffer): Sharp => {
  if (!alpha) return sharp(colours, { raw: { width, height, channels: 3 } })
  const bytes = Buffer.alloc(alpha.length * 4)
  for (let at = 0; at < alpha.length; at++) {
    colours.copy(bytes, at * 4, at * 3, at * 3 + 3)
    bytes[at * 4 + 3] = alpha[at] ?? 0
  }
  return sharp(bytes, { raw: { width, height, channels: 4 } })
}

/**
 * New colours within an area of a picture that is seen through in parts. Outside it stays as it is; within, there is as
 * much of each pixel as `filled` says, or all of it.
 */
export const laidOver = (
  { colours, alpha }: Clear,
  { area, ...size }: Marked,
  news: Buffer,
  filled?: Buffer,
): Sharp => {
  const [mixed, there] = [Buffer.from(colours), Buffer.from(alpha)]
  for (let at = 0; at < area.length; at++) {
    const part = area[at] ?? 0
    if (!part) continue
    news.copy(mixed, at * 3, at * 3, at * 3 + 3)
    const [own = 0, said = 0] = [alpha[at], filled?.[at * 3]]
    there[at] = filled ? Math.round((own * (255 - part) + said * part) / 255) : Math.max(own, part)
  }
  return joined(mixed, size, there)
}
