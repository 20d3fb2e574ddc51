import { asChunk, xmpIn } from '../avatars/png-xmp.ts'
import { partsNamed } from './credentials.ts'

/**
 * The same file; a PNG with its XMP as the specification wants it, in an iTXt: libvips packs it in a zTXt, where many
 * programs do not look for it (XMP specification, part 3, section 1.1.5).
 */
export const withPlainXmp = (file: Buffer): Buffer => {
  if (file.toString('latin1', 1, 4) !== 'PNG') return file
  for (const part of partsNamed(file, 8, 'zTXt', true)) {
    const data = Buffer.from(part.buffer, part.byteOffset, part.length)
    const xmp = xmpIn([{ name: 'zTXt', data }])
    const at = part.byteOffset - file.byteOffset
    if (xmp) return Buffer.concat([file.subarray(0, at - 8), asChunk(xmp), file.subarray(at + part.length + 4)])
  }
  return file
}
