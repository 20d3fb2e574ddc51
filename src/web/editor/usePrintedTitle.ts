import { type RefObject, useEffect, useEffectEvent } from 'react'
import { titleLine, type Titled } from '#shared/document/title-line.ts'

/** On paper a title stands above its text; the desk of one that has no such line is marked, for `editor.css`. */
export function usePrintedTitle(desk: RefObject<HTMLElement | null>, read: () => Titled) {
  const mark = useEffectEvent(() => {
    desk.current?.toggleAttribute('data-says-title', !titleLine(read()))
  })
  useEffect(() => {
    addEventListener('beforeprint', mark)
    return () => removeEventListener('beforeprint', mark)
  }, [])
}
