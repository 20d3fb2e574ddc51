import type { Sharp } from 'sharp'
import type { Small } from './jobs.ts'

/** A picture as it stands in lists and forms: WebP. */
export const drawnSmall = (picture: Sharp, { side, isWhole }: Small): Promise<Buffer> =>
  picture
    .resize({ width: side, height: side, fit: isWhole ? 'inside' : 'cover', withoutEnlargement: isWhole })
    .webp({ quality: 80 })
    .toBuffer()
