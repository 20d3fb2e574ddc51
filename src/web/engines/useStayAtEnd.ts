import { useLayoutEffect, useRef } from 'react'

const margin = 96

/**
 * Keeps the end of a growing text in view for as long as the reader is there: who scrolls up stays where they are, who
 * comes back to the end goes along again.
 */
export function useStayAtEnd(growing: boolean, text: unknown) {
  const end = useRef<HTMLDivElement>(null)
  const along = useRef(true)
  const below = () => (end.current ? end.current.getBoundingClientRect().bottom - innerHeight + margin : 0)
  // Before the page is scrolled: where the reader is when a text begins to grow decides.
  useLayoutEffect(() => {
    if (!growing) return
    along.current = below() <= margin
    const listen = () => (along.current = below() <= margin)
    addEventListener('scroll', listen, { passive: true })
    return () => removeEventListener('scroll', listen)
  }, [growing])
  useLayoutEffect(() => {
    if (growing && along.current && below() > 0) scrollBy(0, below())
  }, [growing, text])
  return end
}
