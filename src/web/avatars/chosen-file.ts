import { longestSide } from '#shared/avatars.ts'
import { Problem } from '#shared/problems.ts'
import { refusalBySize } from '../files/refusal.ts'
import { headerOf } from './header.ts'

/**
 * A picture that somebody brings, ready to be drawn, upright. Judged by its bytes before anything is unfolded: throws
 * `picture_empty`, `picture_heavy`, `picture_type`, `picture_huge` and `picture_broken`.
 */
export const broughtIn = async (file: Blob): Promise<ImageBitmap> => {
  const refusal = refusalBySize(file, 'pictures')
  if (refusal) throw refusal
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = headerOf(bytes)
  if (!header) throw new Problem('picture_type')
  if (Math.max(header.width, header.height) > longestSide) throw new Problem('picture_huge', { side: longestSide })
  if (!header.whole || !header.width || !header.height) throw new Problem('picture_broken')
  try {
    return await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
  } catch (error) {
    throw new Problem('picture_broken', {}, { cause: error })
  }
}
