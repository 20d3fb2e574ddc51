import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { fieldOf, type SourceSpan, placeInField, placeOf, rangeOf, type Source } from './source-map.ts'
import './refine.css'

const attribute = 'data-marked'

/** Marks a place of the answer on the page, without a change of the page itself; a field that it is in, as a whole. */
export function useMark(box: RefObject<HTMLElement | null>, source: Source | undefined, place: SourceSpan | undefined) {
  useLayoutEffect(() => {
    const found = box.current && source && place && { box: box.current, source, place }
    const field = found && fieldOf(found.box, found.source, found.place)
    const marked = box.current?.querySelectorAll(`[${attribute}]`) ?? []
    for (const other of marked) if (other !== field) other.removeAttribute(attribute)
    field?.setAttribute(attribute, '')
    if (!('highlights' in CSS)) return
    const range = found && rangeOf(found.box, found.source, found.place)
    if (range) CSS.highlights.set('passage', new Highlight(range))
    else CSS.highlights.delete('passage')
  })
  useEffect(() => () => void ('highlights' in CSS && CSS.highlights.delete('passage')), [])
}

const isOurs = (element: Element | null) => !!element?.closest('[data-refine]')

/** Whether somebody is busy with what can be done with a passage, and no button merely kept the keyboard. */
const isBusyWithIt = () => {
  const { activeElement } = document
  return isOurs(activeElement) && (activeElement?.localName !== 'button' || !!getSelection()?.isCollapsed)
}

/** What is selected of the answer, in the field that somebody is in or on the page. */
const selectedIn = (box: HTMLElement, source: Source) => {
  const selection = getSelection()
  const range = selection?.rangeCount && !selection.isCollapsed ? selection.getRangeAt(0) : undefined
  const inField = placeInField(box, source, document.activeElement)
  return inField ?? (range?.intersectsNode(box) ? placeOf(box, source, range) : undefined)
}

/**
 * The passage of the answer that somebody has selected, with mouse, fingers or keyboard. It stays while one is busy
 * with what can be done with it, and goes with a press elsewhere or Escape.
 */
export function usePassage(box: RefObject<HTMLElement | null>, source: Source | undefined) {
  const [held, hold] = useState<{ source: Source; place: SourceSpan }>()
  useEffect(() => {
    if (source === undefined) return
    let pressed = false
    const look = () => {
      if (!box.current || pressed || isBusyWithIt()) return
      const place = selectedIn(box.current, source)
      hold(place && { source, place })
    }
    const press = ({ target }: PointerEvent) => (pressed = !isOurs(target as Element))
    const release = () => {
      pressed = false
      setTimeout(look)
    }
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && hold(undefined)
    // What was selected while the language of the answer was still asked for.
    const begins = setTimeout(look)
    document.addEventListener('selectionchange', look)
    document.addEventListener('pointerdown', press)
    document.addEventListener('pointerup', release)
    document.addEventListener('pointercancel', release)
    document.addEventListener('keydown', leave)
    return () => {
      clearTimeout(begins)
      document.removeEventListener('selectionchange', look)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('pointerup', release)
      document.removeEventListener('pointercancel', release)
      document.removeEventListener('keydown', leave)
    }
  }, [box, source])
  // The same text read anew, now that its language is known, has the same places.
  const place = held && held.source.text === source?.text ? held.place : undefined
  return [place, (next: SourceSpan | undefined) => hold(next && source && { source, place: next })] as const
}
