import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** Pixels across after which a finger means the line, and not the page. */
const meant = 6

const isWithinReach = (from: { x: number; y: number }, to: PointerEvent) =>
  Math.hypot(to.clientX - from.x, to.clientY - from.y) <= meant

/**
 * A line over a picture, in percent of its width, that follows mouse and pen at once, and a finger when that goes
 * across or only taps: one that goes up or down scrolls the page, and the line stays.
 * Afterwards the keys move it.
 */
export const useLine = (keys: RefObject<HTMLElement | null>) => {
  const [part, setPart] = useState(50)
  const began = useRef<{ x: number; y: number; drags: boolean }>(undefined)
  const moves = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPart(Math.round(Math.min(100, Math.max(0, (100 * (clientX - left)) / width))))
  }
  const ends = () => void (began.current = undefined)
  return {
    part,
    setPart,
    pointer: {
      onPointerDown(event: PointerEvent) {
        if (event.button || !event.isPrimary) return
        const drags = event.pointerType !== 'touch'
        began.current = { x: event.clientX, y: event.clientY, drags }
        event.currentTarget.setPointerCapture(event.pointerId)
        if (drags) moves(event)
      },
      onPointerMove(event: PointerEvent) {
        const from = began.current
        if (!from || !event.isPrimary) return
        from.drags ||= Math.abs(event.clientX - from.x) > meant
        if (from.drags) moves(event)
      },
      onPointerUp(event: PointerEvent) {
        const from = began.current
        if (from && event.isPrimary && (from.drags || isWithinReach(from, event))) {
          moves(event)
          keys.current?.focus({ preventScroll: true })
        }
        ends()
      },
      onPointerCancel: ends,
    },
  }
}
