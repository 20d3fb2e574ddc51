/** What the first bytes of a picture say of it, and whether it reaches to its end. */
export type PictureHeader = { readonly width: number; readonly height: number; readonly whole: boolean }

const startsWith = (bytes: Uint8Array, at: number, ...wanted: readonly number[]) =>
  wanted.every((byte, offset) => bytes[at + offset] === byte)
const letters = (text: string) => [...text].map(letter => letter.charCodeAt(0))
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const pngHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  if (!startsWith(bytes, 0, 0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a) || bytes.length < 24) return
  const view = viewOf(bytes)
  const end = letters('IEND')
  const whole = bytes.some((_, at) => at > bytes.length - 64 && startsWith(bytes, at, ...end))
  return { width: view.getUint32(16), height: view.getUint32(20), whole }
}

const webpHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  if (!startsWith(bytes, 0, ...letters('RIFF')) || !startsWith(bytes, 8, ...letters('WEBP'))) return
  if (bytes.length < 30) return
  const view = viewOf(bytes)
  const whole = view.getUint32(4, true) + 8 <= bytes.length
  if (startsWith(bytes, 12, ...letters('VP8X'))) {
    const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
    return { width: side(24), height: side(27), whole }
  }
  if (startsWith(bytes, 12, ...letters('VP8L'))) {
    const packed = view.getUint32(21, true)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1, whole }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, whole }
}

/** The parts of a JPEG that say how large it is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpegHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  if (!startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return
  const view = viewOf(bytes)
  let [width, height] = [0, 0]
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) break
    if (isFrame(marker)) [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
    if (marker !== 0xda) continue
    // Behind the beginning of its lines an end can only be its own.
    const whole = bytes.subarray(at).some((byte, from) => byte === 0xff && bytes[at + from + 1] === 0xd9)
    return { width, height, whole }
  }
  return { width, height, whole: false }
}

/** How large a PNG, JPEG or WebP says it is; undefined for everything else, whatever it is called. */
export const headerOf = (bytes: Uint8Array) => pngHeader(bytes) ?? webpHeader(bytes) ?? jpegHeader(bytes)
