import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type Place, placeOf, rangeOf } from './source-map.ts'
import './refine.css'

/** Where a text lies on the page, if it is one text drawn as Markdown. */
export const drawnIn = (box: HTMLElement | null): Element | undefined => {
  const all = box?.querySelectorAll('.markdown')
  return all?.length === 1 ? all[0] : undefined
}

/** Marks a place of the text on the page, without a change of the page itself. */
export function useMark(box: RefObject<HTMLElement | null>, source: string | undefined, place: Place | undefined) {
  useLayoutEffect(() => {
    const drawn = drawnIn(box.current)
    if (!('highlights' in CSS)) return
    const range = drawn && source !== undefined && place && rangeOf(drawn, source, place)
    if (range) CSS.highlights.set('passage', new Highlight(range))
    else CSS.highlights.delete('passage')
  })
  useEffect(() => () => void ('highlights' in CSS && CSS.highlights.delete('passage')), [])
}

const isOurs = (element: Element | null) => !!element?.closest('[data-refine]')

/**
 * The passage of the text that somebody has selected, with mouse, fingers or keyboard. It stays while one is busy with
 * what can be done with it, and goes with a press elsewhere or Escape.
 */
export function usePassage(box: RefObject<HTMLElement | null>, source: string | undefined) {
  const [held, hold] = useState<{ source: string; place: Place }>()
  useEffect(() => {
    if (source === undefined) return
    let pressed = false
    const look = () => {
      const drawn = drawnIn(box.current)
      const selection = getSelection()
      if (!drawn || pressed || isOurs(document.activeElement)) return
      const range = selection?.rangeCount && !selection.isCollapsed ? selection.getRangeAt(0) : undefined
      const place = range?.intersectsNode(drawn) ? placeOf(drawn, source, range) : undefined
      hold(place && { source, place })
    }
    const press = ({ target }: PointerEvent) => (pressed = !isOurs(target as Element))
    const release = () => {
      pressed = false
      setTimeout(look)
    }
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && hold(undefined)
    document.addEventListener('selectionchange', look)
    document.addEventListener('pointerdown', press)
    document.addEventListener('pointerup', release)
    document.addEventListener('pointercancel', release)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('selectionchange', look)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('pointerup', release)
      document.removeEventListener('pointercancel', release)
      document.removeEventListener('keydown', leave)
    }
  }, [box, source])
  const place = held && held.source === source ? held.place : undefined
  return [
    place,
    (next: Place | undefined) => hold(next && source !== undefined ? { source, place: next } : undefined),
  ] as const
}
