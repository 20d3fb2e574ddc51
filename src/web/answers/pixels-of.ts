import { fileIn } from '#shared/accepts.ts'
import type { MadeFile } from '#shared/made-files.ts'

/** What is known of how large a made picture is; nothing of what has no pixels. */
export const sizeOf = (address: string, files: readonly MadeFile[] | undefined) =>
  files?.find(({ file }) => file === fileIn(address))

/** The frame of a picture that stands alone is as wide as the picture in its greatest height; rem. */
export const asWide = ({ width, height }: Pick<MadeFile, 'width' | 'height'> = {}) =>
  width && height ? { maxWidth: `max(20rem, ${(36 * width) / height}rem)` } : undefined

/** How many pixels a made picture has, as `768 × 512`; undefined of what has none. */
export const pixelsOf = (address: string, files: readonly MadeFile[] | undefined): string | undefined => {
  const { width, height } = sizeOf(address, files) ?? {}
  return width && height ? `${width} × ${height}` : undefined
}
