import { fileIn } from '#shared/accepts.ts'
import type { MadeFile } from '#shared/made-files.ts'

/** How many pixels a made picture has, as `768 × 512`; undefined of what has none. */
export const pixelsOf = (address: string, files: readonly MadeFile[] | undefined): string | undefined => {
  const { width, height } = files?.find(({ file }) => file === fileIn(address)) ?? {}
  return width && height ? `${width} × ${height}` : undefined
}
