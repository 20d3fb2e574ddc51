import { type PointerEvent, useRef } from 'react'
import type { Drawing } from './drawing.ts'
import { onPicture, panned, type Point, type View, zoomedAt } from './view.ts'

type With = {
  drawing: Drawing | undefined
  isHand: boolean
  view: View
  onView(change: (view: View) => View): void
  /** Where the pointer is on the picture. */
  onCursor(point: Point): void
}

/** Where things lie on the stage; measured once an event, since a browser may have to lay out the page for it. */
const insideOf = ({ currentTarget }: PointerEvent) => {
  const { left, top } = currentTarget.getBoundingClientRect()
  return ({ clientX, clientY }: Readonly<{ clientX: number; clientY: number }>): Point => ({
    x: clientX - left,
    y: clientY - top,
  })
}
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/**
 * Draws with mouse, pen and finger; two fingers, the wheel pressed down, and the hand move the picture. While a pen is
 * down, what touches the screen beside it is the hand that holds it, and does nothing.
 */
export function usePointers({ drawing, isHand, view, onView, onCursor }: With) {
  const down = useRef(new Map<number, Point>())
  const pen = useRef<number>(undefined)
  const moves = useRef(false)
  const isPalm = ({ pointerType }: PointerEvent) => pointerType === 'touch' && pen.current !== undefined
  const pressureOf = ({ pointerType, pressure }: { pointerType: string; pressure: number }) =>
    pointerType === 'pen' ? pressure : 1

  const pinch = (id: number, to: Point) => {
    const from = down.current.get(id)
    const other = [...down.current].find(([one]) => one !== id)?.[1]
    if (!from) return
    if (!other) return onView(view => panned(view, to.x - from.x, to.y - from.y))
    const [before, after] = [between(from, other), between(to, other)]
    const factor = apart(to, other) / Math.max(1, apart(from, other))
    onView(view => panned(zoomedAt(view, factor, before), after.x - before.x, after.y - before.y))
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button > 1 || isPalm(event)) return
      if (event.pointerType === 'pen') {
        // A palm is often there first: what it has drawn goes.
        pen.current = event.pointerId
        drawing?.cancel()
        down.current.clear()
      }
      event.currentTarget.setPointerCapture(event.pointerId)
      const point = insideOf(event)(event)
      down.current.set(event.pointerId, point)
      if (down.current.size > 1) drawing?.cancel()
      moves.current = isHand || event.button === 1 || down.current.size > 1
      if (event.button === 1) event.preventDefault()
      if (!moves.current) drawing?.begin(onPicture(view, point), pressureOf(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isPalm(event)) return
      const inside = insideOf(event)
      const point = inside(event)
      onCursor(onPicture(view, point))
      if (!down.current.has(event.pointerId)) return
      if (moves.current) {
        pinch(event.pointerId, point)
        down.current.set(event.pointerId, point)
        return
      }
      const all = event.nativeEvent.getCoalescedEvents()
      for (const one of all.length ? all : [event.nativeEvent])
        drawing?.go(onPicture(view, inside(one)), pressureOf(one))
    },
    onPointerUp({ pointerId }: PointerEvent) {
      if (pen.current === pointerId) pen.current = undefined
      if (!down.current.delete(pointerId)) return
      if (!moves.current) drawing?.end()
    },
    onPointerCancel({ pointerId }: PointerEvent) {
      if (pen.current === pointerId) pen.current = undefined
      if (down.current.delete(pointerId)) drawing?.cancel()
    },
  }
}
