import { bareJpeg } from '../../avatars/jpeg.ts'
import { barePng, isPng } from '../../avatars/png.ts'
import { bareWebp, isWebp } from '../../avatars/webp.ts'
import { bounds } from '../bounds.ts'
import type { Picture } from '../leaving.ts'

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

/** A picture that can be drawn, by its bytes alone; undefined where it is damaged, too large or something else. */
export const pictureIn = (of: Uint8Array): Picture | undefined => {
  const bytes = Buffer.from(of.buffer, of.byteOffset, of.byteLength)
  if (bytes.length < 20 || bytes.length > bounds.pictureBytes) return
  const bare = isPng(bytes) ? barePng : isWebp(bytes) ? bareWebp : bareJpeg
  const picture = bare(bytes, bounds.side)
  return picture && { ...picture, type: endings[picture.type] }
}

/** The bytes of a picture that lies in its own address. */
export const pictureInside = (address: string): Picture | undefined => {
  const [, written] = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/.exec(address) ?? []
  return written ? pictureIn(Buffer.from(written, 'base64')) : undefined
}
