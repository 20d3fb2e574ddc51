import libheif from 'libheif-js/wasm-bundle.js'
import { Problem } from '#shared/problems.ts'

type Size = { width: number; height: number }

/** One picture in an HEIC file, as libheif has it. */
type HeifImage = {
  get_width(): number
  get_height(): number
  display(into: Size & { data: Uint8ClampedArray }, done: (drawn: { data: Uint8ClampedArray } | null) => void): void
}
type Libheif = { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] } }

/** Three bytes a pixel where nothing is seen through, as in photographs, which need no alpha channel. */
const withoutEmptyAlpha = (data: Buffer): { data: Buffer; channels: 3 | 4 } => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return { data, channels: 4 }
  const made = Buffer.alloc((data.length / 4) * 3)
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) data.copy(made, to, from, from + 3)
  return { data: made, channels: 3 }
}

/**
 * The pixels of the first picture in an HEIC file, turned as it is seen. Its size is told before they
 * are decoded. Throws image_broken.
 */
export const decodeHeic = async (bytes: Uint8Array, requireSize: (size: Size) => void) => {
  const { HeifDecoder } = libheif as Libheif
  const [first] = new HeifDecoder().decode(bytes)
  if (!first) throw new Problem('image_broken')
  const size = { width: first.get_width(), height: first.get_height() }
  requireSize(size)
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  const drawn = await new Promise<boolean>(resolve => first.display({ ...size, data }, all => resolve(all !== null)))
  if (!drawn) throw new Problem('image_broken')
  return { ...size, ...withoutEmptyAlpha(Buffer.from(data.buffer)) }
}
