import { barePng, isPng } from '../../avatars/png.ts'
import { bareWebp, isWebp } from '../../avatars/webp.ts'
import { bounds } from '../bounds.ts'
import type { Picture } from '../leaving.ts'

/** The frames of a JPEG that say how large it is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A JPEG from its first sign to its last, with the size it says of itself. */
const jpegIn = (bytes: Buffer): Picture | undefined => {
  if (bytes.readUInt16BE(0) !== 0xffd8 || bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0) return
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      const fits = width > 0 && height > 0 && width <= bounds.side && height <= bounds.side
      return fits ? { type: 'jpg', width, height, bytes } : undefined
    }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** A picture that can be drawn, by its bytes alone; undefined where it is damaged, too large or something else. */
export const pictureIn = (of: Uint8Array): Picture | undefined => {
  const bytes = Buffer.from(of.buffer, of.byteOffset, of.byteLength)
  if (bytes.length < 20 || bytes.length > bounds.pictureBytes) return
  const bare = isPng(bytes) ? barePng(bytes, bounds.side) : isWebp(bytes) ? bareWebp(bytes, bounds.side) : undefined
  if (!bare) return jpegIn(bytes)
  return { ...bare, type: bare.type === 'image/png' ? 'png' : 'webp' }
}

/** The bytes of a picture that lies in its own address. */
export const pictureInside = (address: string): Picture | undefined => {
  const [, written] = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/.exec(address) ?? []
  return written ? pictureIn(Buffer.from(written, 'base64')) : undefined
}
