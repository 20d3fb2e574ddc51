import type { Mask } from './mask.ts'

type Pixels = Readonly<{ data: Uint8ClampedArray; width: number; height: number }>
type Point = Readonly<{ x: number; y: number }>

/** What is joined to a point of a picture and has about its colour; `tolerance` from 0 to 255 in each colour. */
export const flooded = ({ data, width, height }: Pixels, from: Point, tolerance: number): Mask => {
  const [x, y] = [Math.floor(from.x), Math.floor(from.y)]
  const area = new Uint8Array(width * height)
  if (x < 0 || y < 0 || x >= width || y >= height) return { width, height, data: area }
  const first = y * width + x
  const colour = data.subarray(first * 4, first * 4 + 4)
  const isAlike = (at: number) => {
    for (let part = 0; part < 4; part++)
      if (Math.abs((data[at * 4 + part] ?? 0) - (colour[part] ?? 0)) > tolerance) return false
    return true
  }
  const waiting = [first]
  area[first] = 255
  const take = (at: number) => {
    if (area[at] || !isAlike(at)) return
    area[at] = 255
    waiting.push(at)
  }
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const across = at % width
    if (across > 0) take(at - 1)
    if (across < width - 1) take(at + 1)
    if (at >= width) take(at - width)
    if (at < area.length - width) take(at + width)
  }
  return { width, height, data: area }
}
