import { type RefObject, useEffect, useMemo } from 'react'
import type { Answer } from '#shared/answers.ts'
import { partsOf } from '#shared/markdown.ts'
import { localeOf } from '#shared/text.ts'
import { onDrawnAnew } from '../editing/drawn-anew.ts'
import { rangeOf, type Source } from '../refine/source-map.ts'
import type { Added, WrittenFrom } from './added.ts'
import './marks.css'

const name = 'added'

/** The marks of all answers on the page, of which each has its own. */
const marks = () => {
  const known = CSS.highlights.get(name)
  if (known) return known
  const all = new Highlight()
  CSS.highlights.set(name, all)
  return all
}

/** Underlines what was added where it stands on the page, without a change of the page itself; and scrolls to it. */
export function useMarks(
  box: RefObject<HTMLElement | null>,
  {
    answer,
    text,
    made,
    language,
  }: { answer: Answer; text: string; made: WrittenFrom | undefined; language: string | undefined },
  added: readonly Added[],
) {
  const source = useMemo<Source>(
    () => ({ text, parts: made ? partsOf(made.shape, answer, localeOf(language)) : [] }),
    [answer, text, made, language],
  )
  useEffect(() => {
    if (!('highlights' in CSS) || !box.current || !added.length) return
    const here = box.current
    const all = marks()
    let ranges: readonly Range[] = []
    const clear = () => ranges.forEach(range => all.delete(range))
    const mark = () => {
      clear()
      ranges = added.flatMap(one => rangeOf(here, source, one) ?? [])
      ranges.forEach(range => all.add(range))
    }
    mark()
    const leave = onDrawnAnew(here, mark)
    return () => {
      leave()
      clear()
    }
  }, [box, source, added])
  return (one: Added) => {
    const range = box.current && rangeOf(box.current, source, one)
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
}
