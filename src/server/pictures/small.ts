import type { Sharp } from 'sharp'
import type { Small } from './jobs.ts'

/** A picture as it stands in lists and forms. */
export const drawnSmall = (picture: Sharp, { side, isWhole }: Small): Promise<Buffer> => {
  const fit = isWhole ? 'inside' : 'cover'
  return picture
    .resize({ width: side, height: side, fit, withoutEnlargement: isWhole })
    .webp({ quality: 80 })
    .toBuffer()
}
