import type { Sharp } from 'sharp'
import type { Small } from './jobs.ts'

/** A picture as it stands in lists and forms, and as painters are given it. */
export const drawnSmall = (picture: Sharp, { side, isWhole, as }: Small): Promise<Buffer> => {
  const fit = isWhole ? 'inside' : 'cover'
  const small = picture.resize({ width: side, height: side, fit, withoutEnlargement: isWhole })
  return (as ? small.png() : small.webp({ quality: 80 })).toBuffer()
}
