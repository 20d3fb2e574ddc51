import sharp from 'sharp'
import type { Pixels } from '../cut-out/pixels.ts'
import type { Box } from './box.ts'

/** The height in which a line is searched for its background, and in how wide a window, which no stroke fills. */
const [searched, window] = [48, 43]
/** How much strokes are widened, in parts of the height of their line: their edges are soft. */
const wider = 0.06

/** The value that parts a picture of dark and light best (Otsu, 1979). */
const partedAt = (values: Uint8Array) => {
  const counts = new Float64Array(256)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  const sum = counts.reduce((all, count, value) => all + count * value, 0)
  let [below, sumBelow, best, at] = [0, 0, -1, 127]
  for (let value = 0; value < 256; value++) {
    const count = counts[value] ?? 0
    below += count
    sumBelow += count * value
    const above = values.length - below
    if (!below || !above) continue
    const apart = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2
    if (apart > best) [best, at] = [apart, value]
  }
  return at
}

/**
 * The strokes of the letters in a box: 255 where one is, row by row. What differs from the median of its surroundings
 * is a stroke; the median of a window that is wider than strokes is the background.
 */
export const strokesIn = async ({ colours, width, height }: Pixels, box: Box): Promise<Buffer> => {
  const part = await sharp(colours, { raw: { width, height, channels: 3 } })
    .extract(box)
    .raw()
    .toBuffer()
  const raw = { width: box.width, height: box.height, channels: 3 as const }
  const thin = Math.min(box.width, box.height)
  const factor = Math.min(1, searched / thin)
  const low = await sharp(part, { raw })
    .resize(Math.max(1, Math.round(box.width * factor)), Math.max(1, Math.round(box.height * factor)), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = Math.max(3, Math.round((window * Math.min(searched, thin)) / searched) | 1)
  const median = await sharp(low.data, { raw: { ...low.info, channels: 3 } })
    .median(size)
    .raw()
    .toBuffer()
  const ground = await sharp(median, { raw: { ...low.info, channels: 3 } })
    .resize(box.width, box.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  const apart = new Uint8Array(box.width * box.height)
  for (let at = 0; at < apart.length; at++) {
    let all = 0
    for (let of = at * 3; of < at * 3 + 3; of++) all += Math.abs((part[of] ?? 0) - (ground[of] ?? 0))
    apart[at] = Math.min(255, all / 2)
  }
  const limit = partedAt(apart)
  const strokes = Buffer.from(apart.map(value => (value > limit ? 255 : 0)))
  // What sharp calls to erode is to widen what is white.
  return sharp(strokes, { raw: { ...raw, channels: 1 } })
    .erode(Math.max(2, Math.round(thin * wider)))
    .extractChannel(0)
    .raw()
    .toBuffer()
}
