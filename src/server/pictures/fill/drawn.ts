import { Tensor } from 'onnxruntime-web/wasm'
import sharp from 'sharp'
import type { PictureModel } from '../models/known.ts'
import { answerOf, type Session, withDownloaded } from '../models/session.ts'
import type { Level } from './level.ts'

/** The side of the pictures that LaMa takes; others are scaled to fit and laid into a corner. */
const side = 512

/** Red, then green, then blue, in place of pixel by pixel. */
const inPlanes = (pixels: ArrayLike<number>, planes: Uint8Array | Float32Array) => {
  const each = planes.length / 3
  for (let at = 0; at < each; at++) for (let of = 0; of < 3; of++) planes[of * each + at] = pixels[at * 3 + of] ?? 0
  return planes
}

const inPixels = (planes: ArrayLike<number>, each: number): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(each * 3)
  for (let at = 0; at < each; at++) for (let of = 0; of < 3; of++) pixels[at * 3 + of] = planes[of * each + at] ?? 0
  return pixels
}

const requireRoom = (tensor: Tensor, values: number) => {
  if (!('length' in tensor.data) || tensor.data.length < values) throw new TypeError('This is no picture.')
  return tensor.data as ArrayLike<number>
}

/** MI-GAN takes a picture of any size, with 255 where it is known, and gives the whole again. */
const byMiGan = async (session: Session, { width, height, colours, hole }: Level) => {
  const each = width * height
  const image = new Tensor('uint8', inPlanes(colours, new Uint8Array(each * 3)), [1, 3, height, width])
  const mask = new Tensor(
    'uint8',
    Uint8Array.from(hole, is => (is ? 0 : 255)),
    [1, 1, height, width],
  )
  return inPixels(requireRoom(await answerOf(session, { image, mask }), each * 3), each)
}

const squared = async (bytes: Uint8Array, { width, height }: Level, channels: 1 | 3, kernel: 'nearest' | 'cubic') => {
  const fits = sharp(bytes, { raw: { width, height, channels } }).resize(side, side, {
    ...{ fit: 'inside', kernel, withoutEnlargement: false },
  })
  const { data, info } = await fits.raw().toBuffer({ resolveWithObject: true })
  const [right, bottom] = [side - info.width, side - info.height]
  const whole = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extend({ right, bottom, extendWith: 'copy' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
  return { width: info.width, height: info.height, pixels: await whole.raw().toBuffer() }
}

/** LaMa takes a square, from 0 to 1, with 1 where it is to fill, and gives the whole from 0 to 255. */
const byLama = async (session: Session, level: Level) => {
  const each = side * side
  const given = await squared(Uint8ClampedArray.from(level.colours) as unknown as Uint8Array, level, 3, 'cubic')
  const holes = await squared(
    level.hole.map(is => is * 255),
    level,
    1,
    'nearest',
  )
  const planes = inPlanes(given.pixels, new Float32Array(each * 3)).map(value => value / 255)
  const image = new Tensor('float32', planes as Float32Array, [1, 3, side, side])
  const mask = new Tensor(
    'float32',
    Float32Array.from(holes.pixels, value => Number(value > 127)),
    [1, 1, side, side],
  )
  const pixels = inPixels(requireRoom(await answerOf(session, { image, mask }), each * 3), each)
  return sharp(Buffer.from(pixels.buffer), { raw: { width: side, height: side, channels: 3 } })
    .extract({ left: 0, top: 0, width: given.width, height: given.height })
    .resize(level.width, level.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

/** A picture whose hole a downloaded model has filled; nothing else changes. Throws `picture_model_failed`. */
export const drawn = async (level: Level, { file, path }: PictureModel): Promise<Level> => {
  const fill: (session: Session, level: Level) => Promise<Uint8Array | Uint8ClampedArray> = file.startsWith('lama')
    ? byLama
    : byMiGan
  const made = await withDownloaded(path, session => fill(session, level))
  const colours = level.colours.map((value, at) => (level.hole[Math.floor(at / 3)] ? (made[at] ?? 0) : value))
  return { ...level, colours }
}
