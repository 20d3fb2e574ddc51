import { Tensor } from 'onnxruntime-web/wasm'
import sharp, { type Sharp } from 'sharp'
import { answerOf, openSession, type Session } from './session.ts'
import { Problem } from '#shared/problems.ts'
import type { PictureModel } from './known.ts'

/** The model enlarges four times, piece by piece; what it sees around a piece is cut off again, so that none shows. */
const [times, piece, around] = [4, 160, 20] as const

type Pixels = Readonly<{ colours: Buffer; width: number; height: number }>
type Box = Readonly<{ left: number; top: number; width: number; height: number }>

const boxesOf = ({ width, height }: Pixels) =>
  Array.from({ length: Math.ceil(height / piece) }, (_, row) =>
    Array.from({ length: Math.ceil(width / piece) }, (_, column): Box => {
      const [left, top] = [column * piece, row * piece]
      return { left, top, width: Math.min(piece, width - left), height: Math.min(piece, height - top) }
    }),
  ).flat()

/** A piece with what lies around it, as far as there is something. */
const withAround = (box: Box, { width, height }: Pixels): Box => {
  const [left, top] = [Math.max(0, box.left - around), Math.max(0, box.top - around)]
  return {
    ...{ left, top },
    width: Math.min(width, box.left + box.width + around) - left,
    height: Math.min(height, box.top + box.height + around) - top,
  }
}

const asked = async (session: Session, picture: Pixels, { left, top, width, height }: Box) => {
  const each = width * height
  const values = new Float32Array(each * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let of = 0; of < 3; of++)
        values[of * each + y * width + x] =
          (picture.colours[((top + y) * picture.width + left + x) * 3 + of] ?? 0) / 255
  const input = new Tensor('float32', values, [1, 3, height, width])
  const { data, dims } = await answerOf(session, { [session.inputNames[0] ?? '']: input })
  if (!(data instanceof Float32Array) || dims[2] !== height * times || dims[3] !== width * times)
    throw new TypeError('This is no picture of four times the size.')
  return data
}

/** Lays what was made of a piece into the whole, without what lay around it. */
const lay = (into: Buffer, whole: Pixels, box: Box, seen: Box, made: Float32Array) => {
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

/** A picture four times as wide and high as a model draws it, telling after each piece how far it is. */
export async function* enlarged(
  picture: Pixels,
  { path }: PictureModel,
): AsyncGenerator<{ at: number; of: number }, Sharp> {
  const [width, height] = [picture.width * times, picture.height * times]
  const made = Buffer.alloc(width * height * 3)
  const boxes = boxesOf(picture)
  try {
    const session = await openSession(path)
    for (const [at, box] of boxes.entries()) {
      yield { at: at + 1, of: boxes.length }
      const seen = withAround(box, picture)
      lay(made, picture, box, seen, await asked(session, picture, seen))
    }
  } catch (cause) {
    throw new Problem('picture_model_failed', {}, { cause })
  }
  return sharp(made, { raw: { width, height, channels: 3 } })
}
