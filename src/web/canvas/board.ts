import { beginning, canRedo, canUndo, moved, stepped } from './history.ts'
import { joined, type Mask, packed, shareOf, unpacked } from './mask.ts'
import { paintedAs } from './pixels.ts'
import type { Point } from './view.ts'

/** The longest side an area is drawn at; it is enlarged to its picture when it is saved. */
const longest = 2048

/** What an area is shown in: red, green and blue from the lowest byte on. */
const colour = 224 | (0 << 8) | (112 << 16)

/** What is drawn, and which part of the picture it takes, from 0 to 1. */
export type BoardState = Readonly<{ canUndo: boolean; canRedo: boolean; share: number }>

/** A board on which an area of a picture is drawn; every point is one of the picture. */
export type Board = {
  /** How many pixels of the board one of the picture is. */
  readonly ratio: number
  readonly size: Readonly<{ width: number; height: number }>
  stroke(from: Point, to: Point, width: number, erases: boolean): void
  fill(points: readonly Point[]): void
  /** Adds an area of the board's size to what is there. */
  add(area: Mask): void
  read(): Mask
  /** What is drawn is a step from now on. */
  commit(): void
  /** What was drawn since the last step is gone. */
  drop(): void
  change(change: (mask: Mask) => Mask): void
  move(by: -1 | 1): void
}

/** Makes a canvas the board of a picture of this size. */
export const openBoard = (
  canvas: HTMLCanvasElement,
  { width, height }: { width: number; height: number },
  onState: (state: BoardState) => void,
): Board => {
  const ratio = Math.min(1, longest / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
  Object.assign(canvas, size)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new TypeError('This browser cannot draw.')
  const style = `rgb(${colour & 255} ${(colour >> 8) & 255} ${colour >> 16})`
  Object.assign(context, { fillStyle: style, strokeStyle: style, lineCap: 'round', lineJoin: 'round' })

  const read = (): Mask => {
    const { data } = context.getImageData(0, 0, size.width, size.height)
    const area = new Uint8Array(size.width * size.height)
    for (let at = 0; at < area.length; at++) area[at] = data[at * 4 + 3] ?? 0
    return { ...size, data: area }
  }
  const put = (mask: Mask) => {
    context.putImageData(
      paintedAs(context, mask, value => colour | (value << 24)),
      0,
      0,
    )
  }

  let history = beginning(packed(read()))
  const now = () => unpacked(history.steps[history.at] ?? new Uint32Array(), size)
  const tell = () => onState({ canUndo: canUndo(history), canRedo: canRedo(history), share: shareOf(now()) })
  const commit = () => {
    history = stepped(history, packed(read()))
    tell()
  }

  return {
    ratio,
    size,
    read,
    commit,
    drop: () => put(now()),
    stroke(from, to, across, erases) {
      context.globalCompositeOperation = erases ? 'destination-out' : 'source-over'
      context.lineWidth = Math.max(1, across * ratio)
      context.beginPath()
      context.moveTo(from.x * ratio, from.y * ratio)
      context.lineTo(to.x * ratio, to.y * ratio)
      context.stroke()
      context.globalCompositeOperation = 'source-over'
    },
    fill(points) {
      context.beginPath()
      for (const { x, y } of points) context.lineTo(x * ratio, y * ratio)
      context.closePath()
      context.fill()
    },
    add(area) {
      put(joined(read(), area))
    },
    change(change) {
      put(change(read()))
      commit()
    },
    move(by) {
      history = moved(history, by)
      put(now())
      tell()
    },
  }
}
