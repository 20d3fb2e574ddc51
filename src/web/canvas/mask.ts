/** An area of a picture, one byte a pixel: 255 is within, 0 is outside, in between is its edge. */
export type Mask = Readonly<{ width: number; height: number; data: Uint8Array }>

const isWithin = (value: number) => value > 127

/** Which part of the picture is within, from 0 to 1. */
export const shareOf = ({ data }: Mask) => {
  let within = 0
  for (const value of data) if (isWithin(value)) within++
  return within / data.length
}

export const inverted = ({ data, ...size }: Mask): Mask => ({
  ...size,
  data: data.map(value => 255 - value),
})

/** What is within one or the other, of the same size. */
export const joined = ({ data, ...size }: Mask, other: Mask): Mask => ({
  ...size,
  data: data.map((value, at) => Math.max(value, other.data[at] ?? 0)),
})

const far = 65_535

/**
 * How far each pixel is from the nearest one that is within, or outside: in thirds of a pixel, by steps to its eight
 * neighbours (Borgefors, Distance transformations in digital images, 1986).
 */
const distances = ({ width, height, data }: Mask, toWithin: boolean) => {
  const found = new Uint16Array(width * height)
  for (let at = 0; at < found.length; at++) found[at] = isWithin(data[at] ?? 0) === toWithin ? 0 : far
  const better = (at: number, x: number, y: number, by: number) => {
    if (x < 0 || x >= width || y < 0 || y >= height) return
    const over = (found[y * width + x] ?? far) + by
    if (over < (found[at] ?? far)) found[at] = over
  }
  const sweep = (x: number, y: number, way: 1 | -1) => {
    const at = y * width + x
    if (!found[at]) return
    better(at, x - way, y, 3)
    better(at, x - 1, y - way, 4)
    better(at, x, y - way, 3)
    better(at, x + 1, y - way, 4)
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) sweep(x, y, 1)
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) sweep(x, y, -1)
  return found
}

/** The area grown on every side by so many pixels; shrunk where there are less than none. */
export const grown = (mask: Mask, by: number): Mask => {
  const { width, height } = mask
  const found = distances(mask, by > 0)
  const reach = Math.abs(by) * 3
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at++) data[at] = (found[at] ?? far) <= reach === by > 0 ? 255 : 0
  return { width, height, data }
}

/** The area with an edge that fades over so many pixels inwards: nothing outside comes to be within. */
export const softened = (mask: Mask, over: number): Mask => {
  if (over <= 0) return mask
  const { width, height } = mask
  const found = distances(mask, false)
  const data = mask.data.map((value, at) => Math.min(value, ((found[at] ?? far) * 255) / (over * 3)))
  return { width, height, data }
}

/** An area as the lengths of its runs of equal bytes, each behind its byte: little to keep, often as it changes. */
export const packed = ({ data }: Mask): Uint32Array => {
  const runs: number[] = []
  for (let at = 0; at < data.length;) {
    const from = at
    while (at < data.length && data[at] === data[from]) at++
    runs.push(data[from] ?? 0, at - from)
  }
  return Uint32Array.from(runs)
}

export const unpacked = (runs: Uint32Array, { width, height }: Pick<Mask, 'width' | 'height'>): Mask => {
  const data = new Uint8Array(width * height)
  let place = 0
  for (let at = 0; at < runs.length; at += 2) {
    const length = runs[at + 1] ?? 0
    data.fill(runs[at] ?? 0, place, place + length)
    place += length
  }
  return { width, height, data }
}
