import { type RefObject, useEffect } from 'react'
import { onDrawnAnew } from '../editing/drawn-anew.ts'
import { rangeOf, type Source } from '../refine/source-map.ts'
import type { Note } from './useNotes.ts'
import './marks.css'

/** The marks of all answers on the page, of which each has its own. */
const marksCalled = (name: string) => {
  const known = CSS.highlights.get(name)
  if (known) return known
  const all = new Highlight()
  CSS.highlights.set(name, all)
  return all
}

/** Underlines what notes mean where it stands on the page, without a change of the page itself. */
export function useMarks(box: RefObject<HTMLElement | null>, source: Source, notes: readonly Note[]) {
  useEffect(() => {
    const here = box.current
    if (!('highlights' in CSS) || !here || !notes.length) return
    let ranges: readonly (readonly [Highlight, Range])[] = []
    const clear = () => ranges.forEach(([all, range]) => all.delete(range))
    const mark = () => {
      clear()
      ranges = notes.flatMap(({ place, quiet }) => {
        const range = place && rangeOf(here, source, place)
        return range ? [[marksCalled(quiet ? 'noted-quietly' : 'noted'), range] as const] : []
      })
      ranges.forEach(([all, range]) => all.add(range))
    }
    mark()
    const leave = onDrawnAnew(here, mark)
    return () => {
      leave()
      clear()
    }
  }, [box, source, notes])
}
