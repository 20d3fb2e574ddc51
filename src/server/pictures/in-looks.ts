import sharp, { type Sharp } from 'sharp'
import { type Look, lookNames } from '#shared/looks.ts'
import type { Small } from './jobs.ts'
import { flat } from './operations/saved.ts'
import { filters } from './operations/style.ts'

/** Those whose grid would be too fine to be seen are shown twice as near. */
const near: ReadonlySet<Look> = new Set(['pixels', 'halftone'])

/**
 * The middle of a picture with each of our looks, in the order of `lookNames`, one below the other: WebP, as wide as
 * `side`. They are worked out at twice the size, so that grids and lines are as fine as in a picture.
 */
export const drawnInLooks = async (picture: Sharp, { side }: Small): Promise<Buffer> => {
  const size = { width: 2 * side, height: 2 * side }
  const square = await flat(picture.resize(size).flatten({ background: '#fff' }).toColourspace('srgb'))
  const middle = { left: side / 2, top: side / 2, width: side, height: side }
  const drawn = async (name: Look) => {
    const look = await flat((await filters[name](square.clone(), size)).removeAlpha())
    return (near.has(name) ? look.extract(middle) : look.resize(side, side)).png({ compressionLevel: 1 }).toBuffer()
  }
  const tiles = []
  for (const [at, name] of lookNames.entries()) tiles.push({ input: await drawn(name), left: 0, top: at * side })
  const strip = { width: side, height: lookNames.length * side, channels: 3, background: '#fff' } as const
  return sharp({ create: strip }).composite(tiles).webp({ quality: 75 }).toBuffer()
}
