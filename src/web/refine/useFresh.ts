import { type RefObject, useEffect, useRef } from 'react'
import { segmentsOf } from '#language/comparing/segments.ts'
import type { Answer } from '#shared/answers.ts'
import { type Source, rangeOf } from './source-map.ts'

/** So long the new words of a changed text are tinted; milliseconds. */
const shown = 6000
const name = 'fresh'

/** Tints the words that a change has brought, for a while: a glance says what is new. */
export function useFresh(
  box: RefObject<HTMLElement | null>,
  source: Source | undefined,
  over: { readonly answer: Answer } | undefined,
  isDone: boolean,
  /** How an answer reads. */
  read: (answer: Answer) => string | undefined,
) {
  const before = useRef<Answer>(undefined)
  if (over) before.current = over.answer
  const text = source?.text
  useEffect(() => {
    const was = isDone && before.current !== undefined ? read(before.current) : undefined
    const element = box.current
    if (was === undefined || !source || !element || !('highlights' in CSS)) return
    before.current = undefined
    let at = 0
    const ranges = segmentsOf(was, source.text).flatMap(({ kind, text: { length } }) => {
      const from = at
      if (kind !== 'gone') at += length
      return kind === 'new' ? (rangeOf(element, source, { from, to: from + length }) ?? []) : []
    })
    CSS.highlights.set(name, new Highlight(...ranges))
    const timer = setTimeout(() => CSS.highlights.delete(name), shown)
    return () => {
      clearTimeout(timer)
      CSS.highlights.delete(name)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each text that is done
  }, [isDone, text])
}
