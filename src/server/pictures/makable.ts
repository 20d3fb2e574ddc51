import { Problem } from '#shared/problems.ts'
import { bounds } from './jobs.ts'

/** Throws image_too_large_to_make where a picture of this size would be too much. */
export const requireMakable = (width: number, height: number, frames = 1) => {
  if (width * height * frames > bounds.madePixels || Math.max(width, height) > bounds.side)
    throw new Problem('image_too_large_to_make', { megapixels: bounds.madePixels / 1_000_000 })
}
