import type { Pixels } from './colours.ts'

type Size = Readonly<{ width: number; height: number }>

/** A picture with at most so many pixels on its longest side, each the mean of those it stands for. */
export const shrunk = (pixels: Pixels, longest: number): Pixels => {
  const by = longest / Math.max(pixels.width, pixels.height)
  if (by >= 1) return pixels
  const [width, height] = [pixels.width, pixels.height].map(side => Math.max(1, Math.round(side * by))) as [
    number,
    number,
  ]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, right] = [x, x + 1].map(at => Math.floor((at * pixels.width) / width)) as [number, number]
      const [top, bottom] = [y, y + 1].map(at => Math.floor((at * pixels.height) / height)) as [number, number]
      let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0]
      for (let row = top; row < bottom; row++)
        for (let at = (row * pixels.width + left) * 4; at < (row * pixels.width + right) * 4; at += 4) {
          red += pixels.data[at]!
          green += pixels.data[at + 1]!
          blue += pixels.data[at + 2]!
          alpha += pixels.data[at + 3]!
          count++
        }
      data.set([red / count, green / count, blue / count, alpha / count], (y * width + x) * 4)
    }
  return { data, width, height }
}

/** Labels at another size. */
export const fitted = (labels: Uint8Array, of: Size, to: Size): Uint8Array => {
  const found = new Uint8Array(to.width * to.height)
  for (let y = 0; y < to.height; y++) {
    const row = Math.min(of.height - 1, Math.floor((y * of.height) / to.height)) * of.width
    for (let x = 0; x < to.width; x++) found[y * to.width + x] = labels[row + Math.floor((x * of.width) / to.width)]!
  }
  return found
}
