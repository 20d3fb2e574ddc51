import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Drag } from './dragged.ts'

/**
 * What is held by a pointer and dragged: `begins` says what is to be done with the way from where it was taken, which
 * is in pixels of a picture so `wide`, shown in `shown`, and whether Alt is held.
 */
export function useHeld(shown: RefObject<HTMLElement | null>, wide: number) {
  const held = useRef<{ pointer: number; from: Drag; drag(by: Drag, freely: boolean): void }>(undefined)
  const letGo = (onEnd?: () => void) => {
    held.current = undefined
    onEnd?.()
  }
  return (begins: () => (by: Drag, freely: boolean) => void, onEnd?: () => void) => ({
    onPointerDown(event: PointerEvent) {
      if (held.current || !event.isPrimary || event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, drag: begins() }
    },
    onPointerMove(event: PointerEvent) {
      const at = held.current
      const across = shown.current?.clientWidth
      if (!across || at?.pointer !== event.pointerId) return
      event.stopPropagation()
      const { clientX, clientY } = event
      const scale = wide / across
      at.drag({ x: (clientX - at.from.x) * scale, y: (clientY - at.from.y) * scale }, event.altKey)
    },
    onPointerUp: () => letGo(onEnd),
    onPointerCancel: () => letGo(onEnd),
  })
}
