import { blank, boxOf, cut, type Pixels, type Size } from './pixels.ts'
import type { StepOf } from './steps.ts'

export const cropped = (pixels: Pixels, step: StepOf<'crop'>): Pixels => cut(pixels, boxOf(step, pixels))

type Way = Readonly<{ start: number; right: number; down: number }>

/** Where the first pixel of the turned picture comes from, and how far it is to what lies right of it and below. */
const ways: Readonly<Record<StepOf<'turn'>['to'], (from: Size) => Way>> = {
  right: ({ width, height }) => ({ start: (height - 1) * width, right: -width, down: 1 }),
  left: ({ width }) => ({ start: width - 1, right: width, down: -1 }),
  half: ({ width, height }) => ({ start: width * height - 1, right: -1, down: -width }),
  mirror: ({ width }) => ({ start: width - 1, right: -1, down: width }),
  upside: ({ width, height }) => ({ start: (height - 1) * width, right: 1, down: -width }),
}

/** Turned by quarters, or mirrored; no pixel changes its colour. */
export const turned = (pixels: Pixels, { to }: StepOf<'turn'>): Pixels => {
  const lies = to === 'left' || to === 'right'
  const made = blank(lies ? { width: pixels.height, height: pixels.width } : pixels)
  const from = asWords(pixels)
  const into = asWords(made)
  const { start, right, down } = ways[to](pixels)
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) into[y * made.width + x] = from[start + x * right + y * down] ?? 0
  return made
}

/** Four bytes at once; where they lie askew in memory they are laid anew. */
const asWords = ({ data }: Pixels) => {
  const lying = data.byteOffset % 4 ? data.slice() : data
  return new Uint32Array(lying.buffer, lying.byteOffset, lying.length / 4)
}

/** The largest part of a turned picture that has its proportions and no corner of nothing. */
export const straightSize = ({ width, height }: Size, degrees: number): Size => {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const longer = Math.max(width / height, height / width)
  const scale = 1 / (Math.cos(angle) + Math.sin(angle) * longer)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** How much each of four neighbours counts for a point between the inner two (Catmull-Rom). */
const weights = (at: number, into: Float64Array) => {
  into[0] = ((2 - at) * at - 1) * at * 0.5
  into[1] = ((3 * at - 5) * at * at + 2) * 0.5
  into[2] = ((4 - 3 * at) * at + 1) * at * 0.5
  into[3] = (at - 1) * at * at * 0.5
}

const across = new Float64Array(4)
const down = new Float64Array(4)
const columns = new Int32Array(4)

/** The colour between pixels, by the sixteen around; what is transparent has no say in it. */
const sampled = ({ width, height, data }: Pixels, x: number, y: number, into: Uint8ClampedArray, at: number) => {
  const left = Math.floor(x)
  const top = Math.floor(y)
  weights(x - left, across)
  weights(y - top, down)
  for (let column = 0; column < 4; column++) columns[column] = Math.min(width - 1, Math.max(0, left - 1 + column)) * 4
  let red = 0
  let green = 0
  let blue = 0
  let alpha = 0
  for (let row = 0; row < 4; row++) {
    const line = Math.min(height - 1, Math.max(0, top - 1 + row)) * width * 4
    const weight = down[row] ?? 0
    for (let column = 0; column < 4; column++) {
      const from = line + (columns[column] ?? 0)
      const part = (across[column] ?? 0) * weight * (data[from + 3] ?? 0)
      red += part * (data[from] ?? 0)
      green += part * (data[from + 1] ?? 0)
      blue += part * (data[from + 2] ?? 0)
      alpha += part
    }
  }
  if (alpha <= 0) return
  into[at] = red / alpha
  into[at + 1] = green / alpha
  into[at + 2] = blue / alpha
  into[at + 3] = alpha
}

/** Turned by a few degrees, to the right where they are above zero, and cropped to what is filled. */
export const straightened = (pixels: Pixels, { degrees }: StepOf<'straighten'>): Pixels => {
  if (!degrees) return pixels
  const made = blank(straightSize(pixels, degrees))
  const angle = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  for (let y = 0; y < made.height; y++) {
    const fromMiddleY = y + 0.5 - made.height / 2
    for (let x = 0; x < made.width; x++) {
      const fromMiddleX = x + 0.5 - made.width / 2
      sampled(
        pixels,
        pixels.width / 2 + fromMiddleX * cosine + fromMiddleY * sine - 0.5,
        pixels.height / 2 - fromMiddleX * sine + fromMiddleY * cosine - 0.5,
        made.data,
        (y * made.width + x) * 4,
      )
    }
  }
  return made
}
