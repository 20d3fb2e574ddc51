import { type RefObject, useEffect, useEffectEvent } from 'react'
import { panned, type View, zoomedAt } from './view.ts'

/** The wheel brings a picture nearer, where the pointer is; with Shift it moves it to the side. */
export function useWheel(place: RefObject<HTMLElement | null>, onView: (change: (view: View) => View) => void) {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const box = place.current?.getBoundingClientRect()
    if (!box) return
    if (event.shiftKey) return onView(view => panned(view, -event.deltaX || -event.deltaY, 0))
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    onView(view => zoomedAt(view, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at))
  })
  useEffect(() => {
    const stage = place.current
    // React listens to wheels passively: the page would scroll as well.
    stage?.addEventListener('wheel', onWheel, { passive: false })
    return () => stage?.removeEventListener('wheel', onWheel)
  }, [place])
}
