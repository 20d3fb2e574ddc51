import sharp from 'sharp'
import { means } from './guided.ts'
import type { Pixels } from './pixels.ts'

/** The longest side at which colours are estimated; how far around a pixel they are looked for, first and then. */
const [longest, far, near] = [400, 24, 4]
/** Where so little of a side is seen nearby, its colour is not known. */
const least = 1e-3

type Size = Readonly<{ width: number; height: number }>
type Planes = readonly Float32Array[]

const planesOf = (bytes: Buffer, channels: number): Planes =>
  Array.from({ length: channels }, (_, of) =>
    Float32Array.from({ length: bytes.length / channels }, (_value, at) => bytes[at * channels + of]!),
  )

/** The mean of colours around each place, of what weighs something. */
const weighed = (colours: Planes, weight: Float32Array, size: Size, radius: number): Planes => {
  const all = means({ values: weight, ...size }, radius)
  return colours.map(values => {
    const product = values.map((value, at) => value * weight[at]!)
    return means({ values: product, ...size }, radius).map((sum, at) =>
      all[at]! > least ? sum / all[at]! : values[at]!,
    )
  })
}

/** What a pixel shows of the subject, never farther from what is seen there than the subject around it is. */
const shown = (seen: number, subject: number, ground: number, part: number) => {
  const own = subject + part * (seen - part * subject - (1 - part) * ground)
  return Math.max(Math.min(seen, subject), Math.min(Math.max(seen, subject), own))
}

/**
 * The colours of what was cut out, without those of what was behind it: along an edge and in hair a picture shows both
 * in one pixel (Forte 2021, by blurring). What is wholly within or without keeps its bytes.
 */
export const ownColours = async ({ width, height, colours }: Pixels, area: Buffer): Promise<Buffer> => {
  const factor = Math.min(1, longest / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
  const small = (bytes: Buffer, channels: 1 | 3) =>
    sharp(bytes, { raw: { width, height, channels } }).resize({ ...size, fit: 'fill' })
  const seen = planesOf(await small(colours, 3).raw().toBuffer(), 3)
  const part = Float32Array.from(await small(area, 1).extractChannel(0).raw().toBuffer(), value => value / 255)
  const rest = part.map(value => 1 - value)
  const [around, behind] = [weighed(seen, part, size, far), weighed(seen, rest, size, far)]
  const first = seen.map((values, of) =>
    values.map((value, at) => shown(value, around[of]![at]!, behind[of]![at]!, part[at]!)),
  )
  const [subject, ground] = [weighed(first, part, size, near), weighed(behind, rest, size, near)]
  const made = Buffer.from(colours)
  for (let at = 0; at < area.length; at++) {
    const value = area[at]!
    if (value === 0 || value === 255) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const there =
      Math.min(size.height - 1, Math.floor(y * factor)) * size.width + Math.min(size.width - 1, Math.floor(x * factor))
    for (let of = 0; of < 3; of++)
      made[at * 3 + of] = Math.round(
        shown(colours[at * 3 + of]!, subject[of]![there]!, ground[of]![there]!, value / 255),
      )
  }
  return made
}
