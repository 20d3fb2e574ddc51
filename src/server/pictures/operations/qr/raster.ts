import sharp, { type Sharp } from 'sharp'
import type { Logo } from './logo.ts'
import { type Block, type Drawing, logoPart } from './shapes.ts'

export type Colours = Readonly<{ dark: string; light: string }>

/** The points of a square picture, four bytes each. */
export type Points = Readonly<{ data: Uint8ClampedArray<ArrayBuffer>; size: number }>

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** How much of a point lies in a rectangle with round corners, from 0 to 1, by its distance from the edge. */
const coverage = (dx: number, dy: number, half: number, round: number) => {
  const [qx, qy] = [Math.abs(dx) - half + round, Math.abs(dy) - half + round]
  const away = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - round
  return Math.min(1, Math.max(0, 0.5 - away))
}

/** A block as it is stamped: how much of each point around its first one it covers, of 255. */
type Stamp = Readonly<{ parts: Uint8Array; across: number }>

const stampOf = (offsetX: number, offsetY: number, half: number, round: number): Stamp => {
  const across = Math.ceil(2 * half + 1) + 2
  const parts = new Uint8Array(across * across)
  for (let y = 0; y < across; y++)
    for (let x = 0; x < across; x++)
      parts[y * across + x] = Math.round(255 * coverage(x + 0.5 - offsetX, y + 0.5 - offsetY, half, round))
  return { parts, across }
}

const thousandths = (number: number) => Math.round(number * 1000)

/** How much of each point is ink, of 255. Nearly all blocks look the same, and each look is worked out once. */
const inkOf = ({ across, blocks }: Drawing, size: number) => {
  const ink = new Uint8Array(size * size)
  const scale = size / across
  const stamps = new Map<string, Stamp>()
  const press = (block: Block) => {
    const half = (block.size * scale) / 2
    const [middleX, middleY] = [block.x * scale + half, block.y * scale + half]
    const [fromX, fromY] = [Math.floor(middleX - half - 1), Math.floor(middleY - half - 1)]
    const [offsetX, offsetY] = [middleX - fromX, middleY - fromY]
    const key = [offsetX, offsetY, half, block.round].map(thousandths).join()
    const stamp = stamps.get(key) ?? stampOf(offsetX, offsetY, half, block.round * scale)
    stamps.set(key, stamp)
    // The quiet zone keeps every block away from the edges.
    for (let y = 0; y < stamp.across; y++) {
      for (let x = 0; x < stamp.across; x++) {
        const part = stamp.parts[y * stamp.across + x] ?? 0
        const at = (fromY + y) * size + fromX + x
        const before = ink[at] ?? 0
        ink[at] = block.light ? Math.round((before * (255 - part)) / 255) : Math.max(before, part)
      }
    }
  }
  blocks.forEach(press)
  return ink
}

/** The points of a code, so many across. */
const rasterOf = (drawing: Drawing, size: number, { dark, light }: Colours): Points => {
  const [from, to] = [channels(light), channels(dark)]
  const shades = new Uint8Array(256 * 4)
  for (let part = 0; part < 256; part++) {
    for (let channel = 0; channel < 3; channel++) {
      const [begin = 0, end = 0] = [from[channel], to[channel]]
      shades[part * 4 + channel] = Math.round(begin + ((end - begin) * part) / 255)
    }
    shades[part * 4 + 3] = 255
  }
  const shade = new Uint32Array(shades.buffer)
  const points = new Uint32Array(size * size)
  const ink = inkOf(drawing, size)
  for (let at = 0; at < points.length; at++) points[at] = shade[ink[at] ?? 0] ?? 0
  return { data: new Uint8ClampedArray(points.buffer), size }
}

/** A code as points, with its logo where it has one. */
export const drawn = async (drawing: Drawing, size: number, colours: Colours, logo?: Logo): Promise<Points> => {
  const points = rasterOf(drawing, size, colours)
  if (!logo) return points
  const side = Math.round(size * logoPart)
  const place = Math.round((size - side) / 2)
  const pixels = await logo.pixels(side)
  for (let y = 0; y < side; y++)
    points.data.set(pixels.subarray(y * side * 4, (y + 1) * side * 4), ((place + y) * size + place) * 4)
  return points
}

/** Points as a picture, without the fourth byte that says nothing. */
export const pictureOf = ({ data, size }: Points): Sharp =>
  sharp(data, { raw: { width: size, height: size, channels: 4 } }).removeAlpha()
