import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Document } from '#shared/document/schema.ts'
import { titleIn } from '#shared/document/words.ts'

/** On paper a title stands above its text; the desk of a text that says it itself is marked, for `editor.css`. */
export function usePrintedTitle(
  desk: RefObject<HTMLElement | null>,
  read: () => { readonly title: string; readonly content: Document },
) {
  const mark = useEffectEvent(() => {
    const { title, content } = read()
    desk.current?.toggleAttribute('data-says-title', titleIn(content) === title)
  })
  useEffect(() => {
    addEventListener('beforeprint', mark)
    return () => removeEventListener('beforeprint', mark)
  }, [])
}
