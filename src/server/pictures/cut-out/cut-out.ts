import sharp from 'sharp'
import type { PictureModel } from '../models/known.ts'
import { firmed } from './firm.ts'
import { type Guide, guidedLines, type Lines } from './guided.ts'
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
  const plane = (of: number) => Float32Array.from({ length: across * down }, (_, at) => small[at * 3 + of]! / 255)
  const guide = { planes: [plane(0), plane(1), plane(2)], width: across, height: down } as const
  const lines = guidedLines(guide, asParts(await one(coarse, [across, down])), around, smooth)
  const decided = decidedIn(lines, guide)
  const made = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++) {
    const above = Math.min(down - 1, Math.floor(y * factor)) * across
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const known = decided[above + Math.min(across - 1, Math.floor(x * factor))]!
      made[at] = known === open ? asByte(partAt(lines, guide, x * factor, y * factor, colours, at * 3)) : known
    }
  }
  return made
}

const asByte = (part: number) => Math.round(255 * Math.max(0, Math.min(1, (part - outside) / (within - outside))))

/** A byte that is neither 0 nor 255: what lies there depends on its colour. */
const open = 1

/** What lies between each place and the next ones, where it is the same of every colour: most of a picture. */
const decidedIn = ([ofRed, ofGreen, ofBlue, base]: Lines, { width, height }: Guide) => {
  const alone = Uint8Array.from(base, (value, at) => {
    const slopes = [ofRed[at]!, ofGreen[at]!, ofBlue[at]!]
    if (slopes.reduce((most, slope) => most + Math.max(0, slope), value) <= outside) return 0
    return slopes.reduce((least, slope) => least + Math.min(0, slope), value) >= within ? 255 : open
  })
  return alone.map((value, at) => {
    const right = at % width < width - 1 ? 1 : 0
    const below = at < width * (height - 1) ? width : 0
    return [right, below, right + below].every(step => alone[at + step] === value) ? value : open
  })
}

/** What the lines say of a colour, between the four of them around a place. */
const partAt = (
  [ofRed, ofGreen, ofBlue, base]: Lines,
  { width, height }: Guide,
  x: number,
  y: number,
  colours: Buffer,
  from: number,
) => {
  const [left, above] = [Math.min(width - 1, Math.floor(x)), Math.min(height - 1, Math.floor(y))]
  const [right, below] = [Math.min(width - 1, left + 1), Math.min(height - 1, above + 1)]
  const [over, under] = [x - left, y - above]
  const [red, green, blue] = [colours[from]! / 255, colours[from + 1]! / 255, colours[from + 2]! / 255]
  const said = (at: number) => ofRed[at]! * red + ofGreen[at]! * green + ofBlue[at]! * blue + base[at]!
  const top = said(above * width + left) * (1 - over) + said(above * width + right) * over
  const bottom = said(below * width + left) * (1 - over) + said(below * width + right) * over
  return top * (1 - under) + bottom * under
}
