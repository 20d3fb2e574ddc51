import type { Mask } from '../mask.ts'
import { learned, type Pixels } from './colours.ts'
import { decided, type Looks } from './cut.ts'
import { fitted, shrunk } from './sizes.ts'
import { waysFrom } from './near.ts'
import { whole } from './parts.ts'

type Point = Readonly<{ x: number; y: number }>

/** The longest side at which an object is looked for; its edge is then found at the picture's own size. */
const longest = 256
const rounds = 3
/** What was dragged over no more than this share of the picture is a click. */
const still = 0.015
/** How far around a click everything belongs to it, and around a coarse edge the true one is looked for; pixels. */
const [around, band] = [3, 1.5]

type Start = { labels: Uint8Array; open: Uint8Array; holds?: number }

const isClear = ({ data }: Pixels, at: number) => data[at * 4 + 3]! < 128

/** Everything outside a rectangle is outside, all within it is to be decided. */
const framed = (pixels: Pixels, one: Point, other: Point): Start => {
  const { width, height } = pixels
  const [labels, open] = [new Uint8Array(width * height), new Uint8Array(width * height)]
  // At least one row on each side shows what is outside.
  const [left, right] = [Math.max(1, Math.min(one.x, other.x)), Math.min(width - 2, Math.max(one.x, other.x))]
  const [top, bottom] = [Math.max(1, Math.min(one.y, other.y)), Math.min(height - 2, Math.max(one.y, other.y))]
  for (let y = Math.floor(top); y <= bottom; y++)
    for (let x = Math.floor(left); x <= right; x++) {
      const at = y * width + x
      if (!isClear(pixels, at)) labels[at] = open[at] = 1
    }
  return { labels, open }
}

/** What is nearer to a place, by ways that cross few colours, than to the picture's frame. */
const pointed = (pixels: Pixels, place: Point): Start => {
  const { width, height } = pixels
  const middle = { x: Math.min(width - 1, Math.floor(place.x)), y: Math.min(height - 1, Math.floor(place.y)) }
  const isHere = (at: number) => Math.hypot((at % width) - middle.x, Math.floor(at / width) - middle.y) < around
  const isFrame = (at: number) =>
    at < width || at >= width * (height - 1) || at % width === 0 || at % width === width - 1
  const here = waysFrom(pixels, isHere)
  const frame = [...here.keys()].filter(isFrame).map(at => here[at]!)
  // An object may reach the frame: that part of it is no beginning of what lies outside.
  const usual = frame.toSorted((one, other) => one - other)[frame.length >> 1] ?? 0
  const there = waysFrom(pixels, at => isFrame(at) && here[at]! > usual / 2)
  const labels = here.map((far, at) => (far < there[at]! && !isClear(pixels, at) ? 1 : 0))
  const open = here.map((_, at) => (isHere(at) || isClear(pixels, at) ? 0 : 1))
  return { labels: Uint8Array.from(labels), open: Uint8Array.from(open), holds: middle.y * width + middle.x }
}

const looksOf = (pixels: Pixels, labels: Uint8Array): Looks => {
  const [outside, within] = [0, 1].map(label => {
    const members: number[] = []
    for (let at = 0; at < labels.length; at++) if (labels[at] === label && !isClear(pixels, at)) members.push(at)
    return learned(pixels, members)
  })
  return { within: within!, outside: outside! }
}

/** What lies on both sides of a coarse edge is decided once more, at the picture's own size. */
const refined = (pixels: Pixels, coarse: Uint8Array, small: Pixels, looks: Looks) => {
  const labels = fitted(coarse, small, pixels)
  const reach = Math.ceil((band * pixels.width) / small.width)
  const open = new Uint8Array(labels.length)
  const { width, height } = pixels
  for (let at = 0; at < labels.length; at++) {
    const x = at % width
    if (
      (x + 1 < width && labels[at] !== labels[at + 1]) ||
      (at + width < labels.length && labels[at] !== labels[at + width])
    )
      for (
        let y = Math.max(0, Math.floor(at / width) - reach);
        y <= Math.min(height - 1, Math.floor(at / width) + reach);
        y++
      )
        open.fill(1, y * width + Math.max(0, x - reach), y * width + Math.min(width, x + reach + 1))
  }
  for (let at = 0; at < labels.length; at++) if (isClear(pixels, at)) labels[at] = open[at] = 0
  return decided(pixels, labels, open, looks)
}

const searched = (pixels: Pixels, from: Point, to: Point, isClick: boolean): Mask => {
  const { width, height } = pixels
  const small = shrunk(pixels, longest)
  const ratio = small.width / width
  const [one, other] = [from, to].map(({ x, y }) => ({ x: x * ratio, y: y * ratio })) as [Point, Point]
  const { open, holds, ...start } = isClick ? pointed(small, one) : framed(small, one, other)
  let { labels } = start
  let looks = looksOf(small, labels)
  for (let round = 0; round < rounds; round++) {
    const before = labels
    labels = decided(small, labels, open, looks)
    if (!labels.includes(1)) break
    looks = looksOf(small, labels)
    if (labels.every((label, at) => label === before[at])) break
  }
  labels = whole(labels, small.width, holds)
  // Where everything belongs to it nothing stands out.
  if (!labels.includes(0)) labels.fill(0)
  const found = small === pixels ? labels : refined(pixels, labels, small, looks)
  return { width, height, data: found.map(label => label * 255) }
}

/** A frame with half its size around it: what lies far away says nothing of what lies outside the object. */
const partAround = ({ data, width, height }: Pixels, from: Point, to: Point) => {
  const [wide, high] = [Math.abs(from.x - to.x) / 2, Math.abs(from.y - to.y) / 2]
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - wide))
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - high))
  const right = Math.min(width, Math.ceil(Math.max(from.x, to.x) + wide))
  const bottom = Math.min(height, Math.ceil(Math.max(from.y, to.y) + high))
  const part = new Uint8ClampedArray((right - left) * (bottom - top) * 4)
  for (let y = top; y < bottom; y++)
    part.set(data.subarray((y * width + left) * 4, (y * width + right) * 4), (y - top) * (right - left) * 4)
  return { data: part, width: right - left, height: bottom - top, left, top }
}

/**
 * The object within a rough rectangle, or at a place where both corners are the same (GrabCut: Rother, Kolmogorov,
 * Blake, 2004). Empty where nothing stands out.
 */
export const grabbed = (pixels: Pixels, from: Point, to: Point): Mask => {
  const isClick = Math.hypot(from.x - to.x, from.y - to.y) <= still * Math.max(pixels.width, pixels.height)
  if (isClick) return searched(pixels, from, to, isClick)
  const part = partAround(pixels, from, to)
  const move = ({ x, y }: Point) => ({ x: x - part.left, y: y - part.top })
  const { data } = searched(part, move(from), move(to), isClick)
  const found = new Uint8Array(pixels.width * pixels.height)
  for (let y = 0; y < part.height; y++)
    found.set(data.subarray(y * part.width, (y + 1) * part.width), (y + part.top) * pixels.width + part.left)
  return { width: pixels.width, height: pixels.height, data: found }
}
