import { addressOfFile } from '#shared/accepts.ts'
import type { Image } from '#shared/document/schema.ts'
import { pictureIn } from '../../../exports/reading/pictures.ts'
import { limits } from '../limits.ts'

/** A picture while it is read: its bytes as they are written, and what is said of it. */
export type Shown = { hex: string; width?: number; height?: number; name: string; alt: string }

export const shown = (): Shown => ({ hex: '', name: '', alt: '' })

/** Twentieths of a point a pixel of a screen. */
export const twentieths = 15

/** The pictures of a file, each under a name of its own. */
export const picturesOf = () => {
  const pictures = new Map<string, Uint8Array>()
  return {
    pictures,
    /** A picture as a text has it; undefined where it is none that a document can hold. */
    attrs({ hex, width, height, alt }: Shown): Image['attrs'] | undefined {
      const bytes = pictures.size < limits.pictures ? Buffer.from(hex.replaceAll(/\s+/g, ''), 'hex') : undefined
      const picture = bytes && pictureIn(bytes)
      if (!picture) return undefined
      const name = `picture-${pictures.size}`
      pictures.set(name, picture.bytes)
      const isAsItIs = picture.width === width && picture.height === height
      return {
        src: addressOfFile(name),
        ...(alt && { alt: alt.slice(0, 500) }),
        ...(!isAsItIs && { ...(width && { width }), ...(height && { height }) }),
      }
    },
  }
}
