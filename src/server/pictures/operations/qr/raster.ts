import sharp, { type Sharp } from 'sharp'
import { type Drawing, logoPart } from './shapes.ts'

export type Colours = Readonly<{ dark: string; light: string }>

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** How much of a point lies in a rectangle with round corners, from 0 to 1, by its distance from the edge. */
const coverage = (dx: number, dy: number, half: number, round: number) => {
  const [qx, qy] = [Math.abs(dx) - half + round, Math.abs(dy) - half + round]
  const away = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - round
  return Math.min(1, Math.max(0, 0.5 - away))
}

/** The points of a code, so many across. */
export const rasterOf = ({ across, blocks }: Drawing, size: number, { dark, light }: Colours): Sharp => {
  const ink = new Float32Array(size * size)
  const scale = size / across
  for (const block of blocks) {
    const half = (block.size * scale) / 2
    const [middleX, middleY] = [block.x * scale + half, block.y * scale + half]
    const [fromX, fromY] = [middleX, middleY].map(middle => Math.max(0, Math.floor(middle - half - 1)))
    const [toX, toY] = [middleX, middleY].map(middle => Math.min(size - 1, Math.ceil(middle + half + 1)))
    for (let y = fromY ?? 0; y <= (toY ?? 0); y++) {
      for (let x = fromX ?? 0; x <= (toX ?? 0); x++) {
        const part = coverage(x + 0.5 - middleX, y + 0.5 - middleY, half, block.round * scale)
        const at = y * size + x
        const before = ink[at] ?? 0
        ink[at] = block.light ? before * (1 - part) : Math.max(before, part)
      }
    }
  }
  const [from, to] = [channels(light), channels(dark)]
  const pixels = Buffer.alloc(size * size * 3)
  for (let channel = 0; channel < 3; channel++) {
    const [begin = 0, end = 0] = [from[channel], to[channel]]
    for (let at = 0; at < ink.length; at++)
      pixels[at * 3 + channel] = Math.round(begin + (end - begin) * (ink[at] ?? 0))
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
}

/** A logo in a square of so many points, whole, on the light colour. */
export const logoOf = async (logo: Sharp, size: number, light: string): Promise<Buffer> =>
  logo.clone().resize(size, size, { fit: 'contain', background: light }).flatten({ background: light }).png().toBuffer()

/** A code as points, with its logo where it has one. */
export const drawn = async (drawing: Drawing, size: number, colours: Colours, logo?: Sharp): Promise<Sharp> => {
  const plain = rasterOf(drawing, size, colours)
  if (!logo) return plain
  const side = Math.round(size * logoPart)
  const place = Math.round((size - side) / 2)
  return plain.composite([{ input: await logoOf(logo, side, colours.light), left: place, top: place }])
}
