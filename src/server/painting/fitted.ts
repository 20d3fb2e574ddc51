import sharp from 'sharp'
import { marked, type Recipe } from '../pictures/marking.ts'
import type { Painting, Size } from './painter.ts'

/** No service paints more pixels than this; what claims to be larger is not looked at. */
const mostPixels = 50_000_000
const kinds = { png: 'image/png', webp: 'image/webp', jpeg: 'image/jpeg' } as const

const isKind = (format: string | undefined): format is keyof typeof kinds =>
  format !== undefined && Object.hasOwn(kinds, format)

/**
 * A picture as a service sent it, in exactly the size that was wanted: covered and cut from the middle where its shape
 * is another. It carries how it was made. Throws where it is no picture.
 */
export const fitted = async (bytes: Uint8Array, recipe: Recipe, wanted?: Size): Promise<Painting> => {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const { format } = await picture.metadata()
  if (!isKind(format)) throw new TypeError(`It is ${format}, not a picture as services send it.`)
  const sized = wanted ? picture.resize({ ...wanted, fit: 'cover' }) : picture
  const { data, info } = await marked(sized, recipe)
    .toFormat(format, format === 'png' ? {} : { quality: 92 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), type: kinds[format], width: info.width, height: info.height }
}
