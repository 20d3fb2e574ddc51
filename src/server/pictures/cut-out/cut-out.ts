import sharp from 'sharp'
import type { PictureModel } from '../models/known.ts'
import { firmed } from './firm.ts'
import { guidedLines } from './guided.ts'
import { coarseMatte } from './matte.ts'
import type { Pixels } from './pixels.ts'

/** The least longest side at which edges are searched, and how much a brightness may vary on one side. */
const [longest, smooth] = [800, 1e-3]
/** How far around a pixel of the matte an edge of the picture may lie, in such pixels. */
const reach = 2.4
/** What is nearly outside is outside, and what is nearly within is within. */
const [outside, within] = [0.12, 0.9]

const resized = (bytes: Buffer, from: Pixels, channels: 1 | 3, width: number, height: number) =>
  sharp(bytes, { raw: { width: from.width, height: from.height, channels } }).resize(width, height, {
    fit: 'fill',
    kernel: 'cubic',
  })

const asParts = (bytes: Uint8Array) => Float32Array.from(bytes, value => value / 255)
const brightness = (bytes: Uint8Array, at: number) =>
  (0.299 * (bytes[at] ?? 0) + 0.587 * (bytes[at + 1] ?? 0) + 0.114 * (bytes[at + 2] ?? 0)) / 255

/**
 * How much each pixel of a picture (three bytes each) belongs to its subject, a byte each: as the model sees it, with
 * the edge where the picture has one. Throws image_without_subject | picture_model_failed.
 */
export const subjectOf = async (picture: Pixels, model?: PictureModel): Promise<Buffer> => {
  const coarse = firmed(await coarseMatte(picture, model))
  const { width, height, colours } = picture
  const side = Math.max(longest, coarse.width)
  const around = Math.round((reach * side) / coarse.width)
  const factor = Math.min(1, side / Math.max(width, height))
  const [across, down] = [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))]
  const one = async (pixels: Pixels, into: readonly [number, number]) =>
    resized(pixels.colours, pixels, 1, ...into)
      .extractChannel(0)
      .raw()
      .toBuffer()
  const small = await resized(colours, picture, 3, across, down).raw().toBuffer()
  const guide = Float32Array.from({ length: across * down }, (_, at) => brightness(small, at * 3))
  const matte = asParts(await one(coarse, [across, down]))
  const { slope, base } = guidedLines({ values: guide, width: across, height: down }, matte, around, smooth)
  const made = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const part = lineAt(slope, across, down, x * factor, y * factor) * brightness(colours, at * 3)
      const all = part + lineAt(base, across, down, x * factor, y * factor)
      made[at] = Math.round(255 * Math.max(0, Math.min(1, (all - outside) / (within - outside))))
    }
  return made
}

/** Between the four values around a place. */
const lineAt = (values: Float32Array, width: number, height: number, x: number, y: number) => {
  const [left, above] = [Math.min(width - 1, Math.floor(x)), Math.min(height - 1, Math.floor(y))]
  const [right, below] = [Math.min(width - 1, left + 1), Math.min(height - 1, above + 1)]
  const [over, under] = [x - left, y - above]
  const top = values[above * width + left]! * (1 - over) + values[above * width + right]! * over
  const bottom = values[below * width + left]! * (1 - over) + values[below * width + right]! * over
  return top * (1 - under) + bottom * under
}
