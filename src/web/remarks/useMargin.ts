import { type RefObject, useLayoutEffect } from 'react'
import type { Places } from './usePlaces.ts'

const between = 10

/** Lays each note level with the words it means, below the one before it where that is longer. */
export function useMargin(
  { box, margin }: { box: RefObject<HTMLElement | null>; margin: RefObject<HTMLElement | null> },
  names: readonly string[],
  places: Places,
) {
  useLayoutEffect(() => {
    const [sheet, column] = [box.current, margin.current]
    if (!sheet || !column) return
    const lay = () => {
      const offset = column.getBoundingClientRect().top - sheet.getBoundingClientRect().top
      const head = column.querySelector<HTMLElement>('[data-head]')
      let free = head ? head.offsetTop + head.offsetHeight + between : 0
      for (const name of names) {
        const item = column.querySelector<HTMLElement>(`[data-note="${CSS.escape(name)}"]`)
        if (!item) continue
        const top = Math.max(free, (places.get(name)?.lines[0]?.top ?? 0) - offset)
        item.style.top = `${top}px`
        free = top + item.offsetHeight + between
      }
      column.style.minHeight = `${free}px`
    }
    lay()
    const sizes = new ResizeObserver(lay)
    for (const element of [column, ...column.querySelectorAll('[data-note], [data-head]')]) sizes.observe(element)
    return () => {
      sizes.disconnect()
      column.style.minHeight = ''
    }
  }, [box, margin, names, places])
}
