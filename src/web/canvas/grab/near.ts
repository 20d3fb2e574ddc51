import type { Pixels } from './colours.ts'

/** What a step costs at least, beside the difference of the two colours. */
const step = 2

const sweeps = 4

/**
 * How far each pixel is from the nearest of these, where a way is the longer the more colours it crosses (Bai, Sapiro:
 * Geodesic Matting, 2009).
 */
export const waysFrom = ({ data, width, height }: Pixels, begins: (at: number) => boolean): Float32Array => {
  const far = new Float32Array(width * height)
  for (let at = 0; at < far.length; at++) far[at] = begins(at) ? 0 : Infinity
  const through = (at: number, x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    const from = y * width + x
    const over =
      far[from]! +
      step +
      Math.abs(data[at * 4]! - data[from * 4]!) +
      Math.abs(data[at * 4 + 1]! - data[from * 4 + 1]!) +
      Math.abs(data[at * 4 + 2]! - data[from * 4 + 2]!)
    if (over < far[at]!) far[at] = over
  }
  const visit = (x: number, y: number, way: 1 | -1) => {
    const at = y * width + x
    through(at, x - way, y)
    through(at, x, y - way)
    through(at, x + way, y - way)
    through(at, x - way, y - way)
  }
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) visit(x, y, 1)
    for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) visit(x, y, -1)
  }
  return far
}
