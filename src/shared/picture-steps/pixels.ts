/** A picture in memory: red, green, blue and alpha, a byte each. */
export type Pixels = Readonly<{ width: number; height: number; data: Uint8ClampedArray }>
export type Size = Readonly<{ width: number; height: number }>
/** A part of a picture, in whole pixels. */
export type Box = Readonly<{ left: number; top: number; width: number; height: number }>

export const blank = ({ width, height }: Size): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})

type Shares = Readonly<{ x: number; y: number; w: number; h: number }>

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** What shares mean in pixels, as far as it lies on the picture; `least` pixels a side. */
export const boxOf = ({ x, y, w, h }: Shares, { width, height }: Size, least = 1): Box => {
  const left = between(Math.round(x * width), 0, width - least)
  const top = between(Math.round(y * height), 0, height - least)
  return {
    left,
    top,
    width: between(Math.round((x + w) * width) - left, least, width - left),
    height: between(Math.round((y + h) * height) - top, least, height - top),
  }
}

/** A part of a picture as a picture. */
export const cut = ({ width, data }: Pixels, box: Box): Pixels => {
  const part = blank(box)
  for (let row = 0; row < box.height; row++) {
    const from = ((box.top + row) * width + box.left) * 4
    part.data.set(data.subarray(from, from + box.width * 4), row * box.width * 4)
  }
  return part
}

/** A picture with a part of it replaced. */
export const pasted = ({ width, height, data }: Pixels, part: Pixels, { left, top }: Box): Pixels => {
  const whole = { width, height, data: data.slice() }
  for (let row = 0; row < part.height; row++)
    whole.data.set(
      part.data.subarray(row * part.width * 4, (row + 1) * part.width * 4),
      ((top + row) * width + left) * 4,
    )
  return whole
}
