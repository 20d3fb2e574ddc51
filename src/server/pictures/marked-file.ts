import type { Sharp } from 'sharp'
import { asChunk, xmpIn } from '../avatars/png-xmp.ts'
import type { Authorship } from './authorship.ts'
import { partsNamed } from './credentials.ts'
import { gifWithXmp } from './gif.ts'
import { type Mark, xmpOf } from './marking.ts'

/**
 * The same file; a PNG with its XMP as the specification wants it, in an iTXt: libvips packs it in a zTXt, where many
 * programs do not look for it (XMP specification, part 3, section 1.1.5).
 */
const withPlainXmp = (file: Buffer): Buffer => {
  if (file.toString('latin1', 1, 4) !== 'PNG') return file
  for (const part of partsNamed(file, 8, 'zTXt', true)) {
    const data = Buffer.from(part.buffer, part.byteOffset, part.length)
    const xmp = xmpIn([{ name: 'zTXt', data }])
    const at = part.byteOffset - file.byteOffset
    if (xmp) return Buffer.concat([file.subarray(0, at - 8), asChunk(xmp), file.subarray(at + part.length + 4)])
  }
  return file
}

/**
 * A picture as the bytes of a file, in the format that was said of it, with how it came about in it where every program
 * finds it; without a mark nothing is said.
 */
export const markedFile = async (picture: Sharp, mark: Mark | undefined, authorship?: Authorship) => {
  const xmp = mark && xmpOf(mark, authorship)
  const told = xmp === undefined ? picture : picture.withXmp(xmp)
  const { data, info } = await told.toBuffer({ resolveWithObject: true })
  // libvips writes no XMP into a GIF.
  return { bytes: xmp !== undefined && info.format === 'gif' ? gifWithXmp(data, xmp) : withPlainXmp(data), info }
}
