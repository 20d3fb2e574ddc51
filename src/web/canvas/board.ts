import { beginning, canRedo, canUndo, moved, stepped } from './history.ts'
import { joined, type Mask, packed, shareOf, unpacked } from './mask.ts'
import { paintedAs } from './pixels.ts'
import type { Point } from './view.ts'

/** The longest side an area is drawn at; it is enlarged to its picture when it is saved. */
const longest = 2048

/** What an area is shown in: red, green and blue from the lowest byte on. */
const colour = 224 | (0 << 8) | (112 << 16)

/** Which part of its pixels a board is shown with: halved while each still has one of the screen. */
const finenessFor = (screen: number) => 2 ** Math.min(0, Math.max(-4, Math.ceil(Math.log2(screen))))

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
  /** Shows the board at least as fine as the screen does where a pixel of the picture takes this many of its. */
  show(scale: number): void
}

const penOn = (canvas: HTMLCanvasElement) => {
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new TypeError('This browser cannot draw.')
  return pen
}

/**
 * Opens the board of a picture of this size, and shows it on a canvas. That one has no more pixels than the screen
 * needs: a browser copies a canvas for every frame in which it was drawn on.
 */
export const openBoard = (
  canvas: HTMLCanvasElement,
  { width, height }: { width: number; height: number },
  onState: (state: BoardState) => void,
): Board => {
  const ratio = Math.min(1, longest / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
  const whole = Object.assign(document.createElement('canvas'), size)
  const [context, shown] = [penOn(whole), penOn(canvas)]
  const style = `rgb(${colour & 255} ${(colour >> 8) & 255} ${colour >> 16})`
  const draws = { fillStyle: style, strokeStyle: style, lineCap: 'round', lineJoin: 'round' } as const
  Object.assign(context, draws)
  /** Draws on the board and on what is shown of it, in pixels of the board. */
  const draw = (on: (pen: CanvasRenderingContext2D) => void) => [context, shown].forEach(on)
  const copy = () => {
    shown.clearRect(0, 0, size.width, size.height)
    shown.drawImage(whole, 0, 0)
  }
  let fineness = 0
  const show = (scale: number) => {
    const wanted = finenessFor(scale / ratio)
    if (wanted === fineness) return
    fineness = wanted
    // A canvas that is given a size forgets how it draws.
    canvas.width = Math.ceil(size.width * fineness)
    canvas.height = Math.ceil(size.height * fineness)
    Object.assign(shown, draws)
    shown.setTransform(canvas.width / size.width, 0, 0, canvas.height / size.height, 0, 0)
    copy()
  }
  show(ratio)

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
    copy()
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
    show,
    stroke(from, to, across, erases) {
      draw(pen => {
        pen.globalCompositeOperation = erases ? 'destination-out' : 'source-over'
        pen.lineWidth = Math.max(1, across * ratio)
        pen.beginPath()
        pen.moveTo(from.x * ratio, from.y * ratio)
        pen.lineTo(to.x * ratio, to.y * ratio)
        pen.stroke()
        pen.globalCompositeOperation = 'source-over'
      })
    },
    fill(points) {
      draw(pen => {
        pen.beginPath()
        for (const { x, y } of points) pen.lineTo(x * ratio, y * ratio)
        pen.closePath()
        pen.fill()
      })
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
