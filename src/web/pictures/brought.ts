import { broughtPicture } from '#shared/pictures.ts'
import { Problem } from '#shared/problems.ts'
import { headerOf } from './header.ts'

const { megabytes, side } = broughtPicture

/** The kinds that a browser offers to choose. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'

/**
 * A picture that somebody brings, ready to be drawn, upright. Judged by its bytes before anything is unfolded: throws
 * `picture_empty`, `picture_heavy`, `picture_type`, `picture_huge` and `picture_broken`.
 */
export const broughtIn = async (file: Blob): Promise<ImageBitmap> => {
  if (!file.size) throw new Problem('picture_empty')
  if (file.size > megabytes * 1024 * 1024) throw new Problem('picture_heavy', { megabytes })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = headerOf(bytes)
  if (!header) throw new Problem('picture_type')
  if (Math.max(header.width, header.height) > side) throw new Problem('picture_huge', { side })
  if (!header.whole || !header.width || !header.height) throw new Problem('picture_broken')
  try {
    return await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
  } catch (error) {
    throw new Problem('picture_broken', {}, { cause: error })
  }
}
