import { useEffect, useState } from 'react'

/** Below the sticky header: the part that reaches over this line is the one that is read. */
const line = 120

/** Which of these parts of a page one is at; at its end the last one. */
export function useSectionInView<Id extends string>(ids: readonly Id[]) {
  const [at, setAt] = useState(ids[0])
  const all = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement
      const parts = (all.split(' ') as Id[]).filter(id => document.getElementById(id))
      const above = parts.filter(id => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line)
      const atEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
      // A link leads to parts that cannot come up to the line, too.
      const linked = parts.find(id => `#${id}` === location.hash)
      const box = linked && document.getElementById(linked)?.getBoundingClientRect()
      const isLinkedSeen = !!box && box.top >= line && box.bottom <= innerHeight
      setAt(atEnd ? (isLinkedSeen ? linked : parts.at(-1)) : (above.at(-1) ?? parts[0]))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [all])
  return at
}
