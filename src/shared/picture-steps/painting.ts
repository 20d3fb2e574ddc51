import type { Pixels } from './pixels.ts'

/** Corners in pixels, one number after the other: x, y, x, y …; it closes itself. */
export type Contour = readonly number[]
/** Areas of one colour. Contours that run the other way round are holes. */
export type Mark = Readonly<{ contours: readonly Contour[]; colour: string }>

type Sums = Readonly<{ values: Float32Array; width: number; height: number }>

/** Lays what an edge within one line covers into the differences of that line: their sum from the left is the cover. */
const spread = ({ values }: Sums, line: number, left: number, right: number, covers: number) => {
  const [first, last] = [Math.floor(left), Math.floor(right)]
  let before = 0
  for (let at = first; at <= last; at++) {
    const [from, to] = [Math.max(left, at), Math.min(right, at + 1)]
    const part = right > left ? covers / (right - left) : 0
    const [entered, passed] = right > left ? [(from - left) * part, (to - from) * part] : [0, covers]
    const cover = entered + passed * (at + 1 - (from + to) / 2)
    values[line + at] = (values[line + at] ?? 0) + cover - before
    before = cover
  }
  values[line + last + 1] = (values[line + last + 1] ?? 0) + covers - before
}

/** Lays one edge of a contour into the lines that it crosses; beside the area, only what is left of it counts. */
const edge = (sums: Sums, x0: number, y0: number, x1: number, y1: number) => {
  if (y0 === y1) return
  const way = y0 < y1 ? 1 : -1
  const [topX, top, bottomX, bottom] = way > 0 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
  const slope = (bottomX - topX) / (bottom - top)
  const end = Math.min(sums.height, Math.ceil(bottom))
  for (let row = Math.max(0, Math.floor(top)); row < end; row++) {
    const [from, to] = [Math.max(row, top), Math.min(row + 1, bottom)]
    const ends = [topX + (from - top) * slope, topX + (to - top) * slope] as const
    const [left, right] = [Math.min(...ends), Math.max(...ends)]
    const covers = way * (to - from)
    const line = row * (sums.width + 2)
    const inside = (x: number) => Math.min(sums.width, Math.max(0, x))
    if (right === left || (left >= 0 && right <= sums.width)) {
      spread(sums, line, inside(left), inside(right), covers)
      continue
    }
    const part = covers / (right - left)
    spread(sums, line, 0, 0, part * Math.min(Math.max(0, -left), right - left))
    spread(sums, line, inside(left), inside(right), part * (inside(right) - inside(left)))
  }
}

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

const boundsOf = (contours: readonly Contour[], { width, height }: Pixels) => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const contour of contours)
    for (let at = 0; at < contour.length; at += 2) {
      const [x, y] = [contour[at] ?? 0, contour[at + 1] ?? 0]
      ;[left, right] = [Math.min(left, x), Math.max(right, x)]
      ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
    }
  ;[left, top] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))]
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(right)) - left,
    height: Math.min(height, Math.ceil(bottom)) - top,
  }
}

/**
 * Fills an area with its colour, smooth at its edges, into the pixels themselves. Written here rather than left to
 * browser and library, so that what is seen while editing is what is saved.
 */
export const paint = (pixels: Pixels, { contours, colour }: Mark) => {
  const box = boundsOf(contours, pixels)
  if (!(box.width > 0 && box.height > 0)) return
  const values = new Float32Array((box.width + 2) * box.height)
  const sums = { values, width: box.width, height: box.height }
  for (const contour of contours)
    for (let at = 0; at < contour.length; at += 2) {
      const next = at + 2 < contour.length ? at + 2 : 0
      edge(
        sums,
        (contour[at] ?? 0) - box.left,
        (contour[at + 1] ?? 0) - box.top,
        (contour[next] ?? 0) - box.left,
        (contour[next + 1] ?? 0) - box.top,
      )
    }
  const ink = channels(colour)
  const { data } = pixels
  for (let y = 0; y < box.height; y++) {
    let covered = 0
    for (let x = 0; x < box.width; x++) {
      covered += values[y * (box.width + 2) + x] ?? 0
      const part = Math.min(1, Math.abs(covered))
      if (part < 0.002) continue
      const at = ((box.top + y) * pixels.width + box.left + x) * 4
      const below = ((data[at + 3] ?? 0) / 255) * (1 - part)
      const alpha = part + below
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = ((ink[channel] ?? 0) * part + (data[at + channel] ?? 0) * below) / alpha
      data[at + 3] = alpha * 255
    }
  }
}
