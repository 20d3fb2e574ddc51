import { useLayoutEffect, useRef, useState } from 'react'

const margin = 96

/**
 * A growing text is read from its beginning. Its end is kept in view only for whoever has scrolled there after it had
 * grown out of sight; `isBelow` says that it is written there, `goThere` leads to it.
 */
export function useStayAtEnd(growing: boolean, text: unknown) {
  const end = useRef<HTMLDivElement>(null)
  const along = useRef(false)
  const wasBelow = useRef(false)
  const [hidden, setHidden] = useState(false)
  const below = () => (end.current ? end.current.getBoundingClientRect().bottom - innerHeight + margin : 0)
  const look = () => {
    const out = below() > margin
    if (out) wasBelow.current = true
    setHidden(out && !along.current)
  }
  useLayoutEffect(() => {
    if (!growing) return
    along.current = false
    wasBelow.current = false
    const listen = () => {
      along.current = wasBelow.current && below() <= margin
      look()
    }
    addEventListener('scroll', listen, { passive: true })
    return () => removeEventListener('scroll', listen)
  }, [growing])
  useLayoutEffect(() => {
    if (!growing) return
    if (along.current && below() > 0) scrollBy(0, below())
    look()
  }, [growing, text])
  const goThere = () => {
    along.current = true
    scrollBy(0, below())
    setHidden(false)
  }
  return { end, isBelow: growing && hidden, goThere }
}
