import type { Box, Size } from '#shared/picture-steps/pixels.ts'
import { type Placement, roomOn } from '#shared/placed-on.ts'

/** How far something was dragged, in pixels of the picture it stands on. */
export type Drag = Readonly<{ x: number; y: number }>

/** What all of these lie in. */
export const around = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  const width = Math.max(...boxes.map(box => box.left + box.width)) - left
  return { left, top, width, height: Math.max(...boxes.map(box => box.top + box.height)) - top }
}

/** Where it stands once it was dragged; where there is no room to go it stays. */
export const movedBy = (first: Size, boxes: readonly Box[], at: Placement, { x, y }: Drag) => {
  const [room, whole] = [roomOn(first, at), around(boxes)]
  const [across, down] = [room.width - whole.width, room.height - whole.height]
  // What is left over by rounding is no room.
  const least = Math.max(first.width, first.height) / 100
  return {
    across: across > least ? at.across + (100 * x) / across : at.across,
    down: down > least ? at.down + (100 * y) / down : at.down,
  }
}

/** The corner at which it is made larger: the one that has room to go, as it grows away from the nearest edges. */
export const cornerOf = ({ across, down }: Pick<Placement, 'across' | 'down'>) =>
  ({ x: across > 50 ? -1 : 1, y: down > 50 ? -1 : 1 }) as const

/** How wide it is in truth: no wider than there is room. */
export const standsWide = (first: Size, boxes: readonly Box[], { wide }: Pick<Placement, 'wide'>) =>
  Math.min(wide, Math.ceil((100 * Math.max(...boxes.map(({ width }) => width))) / first.width))

/** How wide it is once that corner was dragged, which stays under the pointer; the ratio is kept. */
export const resizedBy = (first: Size, boxes: readonly Box[], at: Placement, { x, y }: Drag) => {
  const [corner, whole] = [cornerOf(at), around(boxes)]
  const grows = (way: number, side: number, share: number) => (way * side) / (Math.max(share, 100 - share) / 100)
  const wider = grows(x, corner.x, at.across)
  const taller = (grows(y, corner.y, at.down) * whole.width) / whole.height
  const more = Math.abs(wider) > Math.abs(taller) ? wider : taller
  return standsWide(first, boxes, at) + (100 * more) / boxes.length / first.width
}

/** How near to an edge or the middle something is drawn there, in percent of the picture it stands on. */
const near = 2
/** The edges and the middle, as places in percent. */
const stops = [0, 50, 100]

/** Where something stands that is drawn to edges and the middle when it comes near them; `to` says to which. */
export const snapped = (
  first: Size,
  boxes: readonly Box[],
  at: Placement,
  moved: Pick<Placement, 'across' | 'down'>,
) => {
  const [room, whole] = [roomOn(first, at), around(boxes)]
  const stopFor = (value: number, free: number, of: number) =>
    free > 0 ? stops.find(stop => (Math.abs(value - stop) / 100) * free <= (near / 100) * of) : undefined
  const across = stopFor(moved.across, room.width - whole.width, first.width)
  const down = stopFor(moved.down, room.height - whole.height, first.height)
  return { across: across ?? moved.across, down: down ?? moved.down, to: { across, down } }
}

/** The nine places by the digits that stand so on a keypad: edges, corners and the middle. */
export const placeOfDigit = (key: string): Pick<Placement, 'across' | 'down'> | undefined => {
  const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : -1
  return digit < 0 ? undefined : { across: (digit % 3) * 50, down: 100 - Math.floor(digit / 3) * 50 }
}
