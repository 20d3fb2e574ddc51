import { useSyncExternalStore } from 'react'

/** The widths of a window, in pixels, at which texts and what is said of them find another place. */
export type Width = 768 | 1200

const queries = new Map<Width, MediaQueryList>()
const queryOf = (width: Width) => {
  const query = queries.get(width) ?? matchMedia(`(min-width: ${width}px)`)
  queries.set(width, query)
  return query
}

/** Whether the window is as wide as this; not, where a page is drawn ahead of one. */
export const useIsWide = (width: Width) =>
  useSyncExternalStore(
    changed => {
      queryOf(width).addEventListener('change', changed)
      return () => queryOf(width).removeEventListener('change', changed)
    },
    () => queryOf(width).matches,
    () => false,
  )
