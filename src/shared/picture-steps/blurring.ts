import { blank, boxOf, cut, pasted, type Pixels } from './pixels.ts'
import type { StepOf } from './steps.ts'

/** Means over `2 × reach + 1` pixels of a row or a column, whose pixels lie `step` bytes apart; the edge goes on. */
const averaged = (
  from: Uint8ClampedArray,
  into: Uint8ClampedArray,
  start: number,
  step: number,
  of: number,
  reach: number,
) => {
  const last = start + (of - 1) * step
  const across = 2 * reach + 1
  for (let channel = 0; channel < 4; channel++) {
    let sum = (from[start + channel] ?? 0) * (reach + 1)
    for (let at = 1; at <= reach; at++) sum += from[Math.min(last, start + at * step) + channel] ?? 0
    for (let at = 0; at < of; at++) {
      into[start + at * step + channel] = sum / across
      sum += from[Math.min(last, start + (at + reach + 1) * step) + channel] ?? 0
      sum -= from[Math.max(start, start + (at - reach) * step) + channel] ?? 0
    }
  }
}

/** Blurred by means of means, three times in each direction, which comes close to a bell. */
const blurred = ({ width, height, data }: Pixels, reach: number): Pixels => {
  const [one, other] = [data.slice(), new Uint8ClampedArray(data.length)]
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) averaged(one, other, y * width * 4, 4, width, reach)
    for (let x = 0; x < width; x++) averaged(other, one, x * 4, width * 4, height, reach)
  }
  return { width, height, data: one }
}

/** Each block has one colour, the mean of what was there. */
const blocky = (pixels: Pixels, side: number): Pixels => {
  const { width, height, data } = pixels
  const made = blank(pixels)
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)]
      const sums = [0, 0, 0, 0]
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++)
          for (let channel = 0; channel < 4; channel++)
            sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0)
      const mean = sums.map(sum => sum / ((right - left) * (bottom - top)))
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) made.data.set(mean, (y * width + x) * 4)
    }
  return made
}

/** A part of a picture that nobody is to recognise: blurred, or in blocks. */
export const hidden = (pixels: Pixels, step: StepOf<'hide'>): Pixels => {
  const box = boxOf(step, pixels)
  const part = cut(pixels, box)
  const longest = Math.max(pixels.width, pixels.height)
  const reach = Math.max(2, Math.round((longest * step.strength) / 2500))
  return pasted(pixels, step.way === 'blur' ? blurred(part, reach) : blocky(part, reach * 2), box)
}

/** What stands out against its surroundings stands out more; alpha stays. */
export const sharpened = ({ width, height, data }: Pixels, { amount }: StepOf<'sharpen'>): Pixels => {
  const reach = Math.max(1, Math.round(Math.max(width, height) / 2500))
  const strength = amount / 50
  const made = data.slice()
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - reach) * width
    const line = y * width
    const below = Math.min(height - 1, y + reach) * width
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width - 1, x + reach)
      for (let channel = 0; channel < 3; channel++) {
        const around = (column: number) => (data[column * 4 + channel] ?? 0) as number
        const value = around(line + x)
        const near = around(line + left) + around(line + right) + around(above + x) + around(below + x)
        const far = around(above + left) + around(above + right) + around(below + left) + around(below + right)
        made[(line + x) * 4 + channel] = value + (value - (value * 4 + near * 2 + far) / 16) * strength
      }
    }
  }
  return { width, height, data: made }
}
