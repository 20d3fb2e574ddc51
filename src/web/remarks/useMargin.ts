import { type RefObject, useLayoutEffect } from 'react'
import { onDrawnAnew } from '../editing/drawn-anew.ts'
import { rangeOf, type Source } from '../refine/source-map.ts'
import type { Note } from './useNotes.ts'

const between = 10

type Placed = { readonly note: Note; readonly range: Range | undefined }
const topOf = ({ range }: Placed) => range?.getBoundingClientRect().top ?? Infinity

/** What a text column, its margin and the notes in it are found by. */
export type Places = {
  readonly box: RefObject<HTMLElement | null>
  readonly margin: RefObject<HTMLElement | null>
}

/**
 * Lays each note level with the passage it means, below the one before it where that is longer, and its number beside
 * the passage. The text itself is not touched. Anew whenever the text is drawn anew or something changes its size.
 */
export function useMargin({ box, margin }: Places, source: Source, notes: readonly Note[]) {
  useLayoutEffect(() => {
    const [text, column] = [box.current, margin.current]
    if (!text || !column) return
    const lay = () => {
      const from = column.getBoundingClientRect()
      const placed = notes
        .map((note): Placed => ({ note, range: note.place && rangeOf(text, source, note.place) }))
        .toSorted((one, other) => topOf(one) - topOf(other))
      const head = column.querySelector<HTMLElement>('[data-head]')
      let free = head ? head.offsetTop + head.offsetHeight + between : 0
      placed.forEach(({ note, range }, at) => {
        const item = column.querySelector<HTMLElement>(`[data-note="${CSS.escape(note.name)}"]`)
        const mark = column.querySelector<HTMLElement>(`[data-mark="${CSS.escape(note.name)}"]`)
        if (!item) return
        const last = range ? [...range.getClientRects()].at(-1) : undefined
        const top = Math.max(free, (range?.getBoundingClientRect().top ?? 0) - from.top)
        item.style.top = `${top}px`
        for (const number of [item.querySelector('[data-number]'), mark])
          if (number) number.textContent = String(at + 1)
        if (mark) {
          mark.hidden = !last
          if (last) Object.assign(mark.style, { left: `${last.right - from.left}px`, top: `${last.top - from.top}px` })
        }
        free = top + item.offsetHeight + between
      })
      column.style.minHeight = `${free}px`
    }
    lay()
    const leave = onDrawnAnew(text, lay)
    const sizes = new ResizeObserver(lay)
    for (const element of [text, column, ...column.querySelectorAll('[data-note]')]) sizes.observe(element)
    return () => {
      leave()
      sizes.disconnect()
      column.style.minHeight = ''
    }
  }, [box, margin, source, notes])
}
