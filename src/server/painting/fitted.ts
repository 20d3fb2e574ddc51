import sharp, { type Sharp } from 'sharp'
import { credentialsIn } from '../pictures/credentials.ts'
import { markedFile } from '../pictures/marked-file.ts'
import type { Recipe } from '../pictures/marking.ts'
import type { PaintedFile, Painting, Size } from './painter.ts'
import type { Within } from './placed.ts'

/** No service paints more pixels than this; what claims to be larger is not looked at. */
const mostPixels = 50_000_000
const kinds = { png: 'image/png', webp: 'image/webp', jpeg: 'image/jpeg' } as const

const isKind = (format: string | undefined): format is keyof typeof kinds =>
  format !== undefined && Object.hasOwn(kinds, format)

type Fit = {
  readonly wanted?: Size
  /** Where it lies in what was painted, where it began with a picture that was laid on a larger ground. */
  readonly within?: Within | undefined
}

const written = async (picture: Sharp, format: keyof typeof kinds, recipe: Recipe): Promise<PaintedFile> => {
  const drawn = picture.toFormat(format, format === 'png' ? {} : { quality: 92 })
  const { bytes, info } = await markedFile(drawn, recipe)
  return { bytes: new Uint8Array(bytes), type: kinds[format], width: info.width, height: info.height }
}

/** Whether nothing of a picture is lost in this size, and something of its size. */
const isLarger = (one: Size, other: Size) =>
  one.width >= other.width && one.height >= other.height && one.width * one.height > other.width * other.height

/** What lies within a ground, at whatever size that was painted. */
const scaledBox = ({ width, height }: Size, { ground, box }: Within) => {
  const [across, down] = [width / ground.width, height / ground.height]
  const [left, top] = [Math.round(box.left * across), Math.round(box.top * down)]
  return {
    ...{ left, top },
    width: Math.max(1, Math.min(width - left, Math.round(box.width * across))),
    height: Math.max(1, Math.min(height - top, Math.round(box.height * down))),
  }
}

/**
 * A picture as a service sent it, in exactly the size that was wanted: covered and cut from the middle where its shape
 * is another; where it began with a picture, every part of it where it was there. It carries how it was made. Where it
 * was larger it is told as that, too: untouched where a service has signed it, else with how it was made. Throws where
 * it is no picture. What has credentials and needs no change keeps every byte: they say it themselves.
 */
export const fitted = async (bytes: Uint8Array, recipe: Recipe, { wanted, within }: Fit = {}): Promise<Painting> => {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const { format, width: across, height: down } = await picture.metadata()
  if (!isKind(format)) throw new TypeError(`It is ${format}, not a picture as services send it.`)
  const isSigned = !within && credentialsIn(bytes) !== undefined
  if (isSigned && (!wanted || (wanted.width === across && wanted.height === down))) {
    await picture.resize(8, 8, { fit: 'fill' }).toBuffer()
    return { bytes, type: kinds[format], width: across, height: down }
  }
  const cut = within ? picture.extract(scaledBox({ width: across, height: down }, within)) : picture
  const sized = wanted ? cut.clone().resize({ ...wanted, fit: within ? 'fill' : 'cover' }) : cut
  const made = await written(sized, format, recipe)
  const size = within ? scaledBox({ width: across, height: down }, within) : { width: across, height: down }
  if (!wanted || !isLarger(size, wanted)) return made
  const original = isSigned ? { bytes, type: kinds[format], ...size } : await written(cut, format, recipe)
  return { ...made, original }
}
