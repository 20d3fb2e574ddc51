import { Tensor } from 'onnxruntime-web/wasm'
import sharp, { type Sharp } from 'sharp'
import { answerOf, openSession, type Session } from './session.ts'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import type { PictureModel } from './known.ts'

/** What draws a picture larger, how many times, how far around a pixel it looks, and what is told where it fails. */
export type Enlarger = Readonly<{
  times: number
  around: number
  open(): Promise<Session>
  failed: ProblemCode
  /** How far what it draws is smoothed, where it leaves a grid. */
  smoothed?: number | undefined
}>

/** Enlarges four times, as Real-ESRGAN does, by a model that was downloaded. */
export const byDownloaded = ({ path }: Pick<PictureModel, 'path'>): Enlarger => ({
  times: 4,
  around: 20,
  open: () => openSession(path),
  failed: 'picture_model_failed',
})

/** Pictures are drawn in pieces of this side; what is seen around one is cut off again, so that none shows. */
const piece = 160

type Pixels = Readonly<{ colours: Buffer; width: number; height: number }>
type Box = Readonly<{ left: number; top: number; width: number; height: number }>

const boxesOf = ({ width, height }: Pixels) =>
  Array.from({ length: Math.ceil(height / piece) }, (_, row) =>
    Array.from({ length: Math.ceil(width / piece) }, (_, column): Box => {
      const [left, top] = [column * piece, row * piece]
      return { left, top, width: Math.min(piece, width - left), height: Math.min(piece, height - top) }
    }),
  ).flat()

/** A piece with what lies around it; beyond the edges of the picture, its edges go on. */
const withAround = ({ left, top, width, height }: Box, around: number): Box => ({
  ...{ left: left - around, top: top - around },
  ...{ width: width + 2 * around, height: height + 2 * around },
})

const within = (at: number, length: number) => Math.max(0, Math.min(length - 1, at))

const asked = async (session: Session, times: number, picture: Pixels, { left, top, width, height }: Box) => {
  const each = width * height
  const values = new Float32Array(each * 3)
  for (let y = 0; y < height; y++) {
    const row = within(top + y, picture.height) * picture.width
    for (let x = 0; x < width; x++) {
      const from = (row + within(left + x, picture.width)) * 3
      for (let of = 0; of < 3; of++) values[of * each + y * width + x] = (picture.colours[from + of] ?? 0) / 255
    }
  }
  const input = new Tensor('float32', values, [1, 3, height, width])
  const { data, dims } = await answerOf(session, { [session.inputNames[0] ?? '']: input })
  if (!(data instanceof Float32Array) || dims[2] !== height * times || dims[3] !== width * times)
    throw new TypeError('This is no picture of the size that was asked for.')
  return data
}

/** Lays what was made of a piece into the whole, without what lay around it. */
const lay = (into: Buffer, times: number, whole: Pixels, box: Box, seen: Box, made: Float32Array) => {
  const [wide, each] = [seen.width * times, seen.width * seen.height * times * times]
  const [right, down] = [(box.left - seen.left) * times, (box.top - seen.top) * times]
  for (let y = 0; y < box.height * times; y++)
    for (let x = 0; x < box.width * times; x++) {
      const to = ((box.top * times + y) * whole.width * times + box.left * times + x) * 3
      for (let of = 0; of < 3; of++) {
        const value = made[of * each + (down + y) * wide + right + x] ?? 0
        into[to + of] = Math.round(255 * Math.max(0, Math.min(1, value)))
      }
    }
}

/** A picture as many times as wide and high as it is drawn, telling before each piece how far it is. */
export async function* enlarged(
  picture: Pixels,
  { times, around, open, failed, smoothed }: Enlarger,
): AsyncGenerator<{ at: number; of: number }, Sharp> {
  const [width, height] = [picture.width * times, picture.height * times]
  const made = Buffer.alloc(width * height * 3)
  const boxes = boxesOf(picture)
  try {
    const session = await open()
    for (const [at, box] of boxes.entries()) {
      yield { at: at + 1, of: boxes.length }
      const seen = withAround(box, around)
      lay(made, times, picture, box, seen, await asked(session, times, picture, seen))
    }
  } catch (cause) {
    throw new Problem(failed, {}, { cause })
  }
  const whole = sharp(made, { raw: { width, height, channels: 3 } })
  return smoothed === undefined ? whole : whole.blur(smoothed)
}

/** How many seconds of computing a megapixel takes, by one piece of a picture with what lies around it. */
export const paceOf = async ({ times, around, open }: Enlarger): Promise<number> => {
  const session = await open()
  const grey = (side: number) => ({ colours: Buffer.alloc(side * side * 3, 128), width: side, height: side })
  const tried = async (side: number) => {
    const began = process.cpuUsage()
    const seen = { left: 0, top: 0, width: side, height: side }
    await asked(session, times, grey(side), seen)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000_000
  }
  // The first time, what is computed with is still made ready.
  await tried(2 * around)
  return (await tried(piece + 2 * around)) / (piece ** 2 / 1_000_000)
}
