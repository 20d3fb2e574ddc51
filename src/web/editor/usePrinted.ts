import { type RefObject, useEffect, useEffectEvent } from 'react'
import { titleLine, type Titled } from '#shared/document/title-line.ts'

/** So wide a page is at least between its margins; pixels. */
const page = 640

/** A table with more than that in whole words: on the screen it can be moved, or fills a column that is wider. */
const isWide = (box: Element) => (box.firstElementChild?.clientWidth ?? 0) > Math.max(page, box.clientWidth)

/**
 * What only the page that is printed knows is said of the desk, for `editor.css`: a title stands above its text where
 * the text has no such line, and words break in tables where one would not fit on paper with its words whole.
 */
export function usePrinted(desk: RefObject<HTMLElement | null>, read: () => Titled) {
  const mark = useEffectEvent(() => {
    const element = desk.current
    if (!element) return
    element.toggleAttribute('data-says-title', !titleLine(read()))
    element.toggleAttribute('data-wide-tables', [...element.querySelectorAll('.editing .table')].some(isWide))
  })
  useEffect(() => {
    addEventListener('beforeprint', mark)
    return () => removeEventListener('beforeprint', mark)
  }, [])
}
