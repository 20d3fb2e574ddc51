import { useEffect, useRef, useState } from 'react'
import { longestCaption } from '#shared/image-models.ts'
import { useText } from '../language.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { useSentence } from '../useSentence.ts'
import { words } from './words.ts'

type Props = {
  number: number
  caption: string
  failure: unknown
  onCaption(caption: string): void
}

/** How long nobody types before what stands there is kept; milliseconds. */
const pause = 700

/** What a picture shows, in words; kept by itself, and at once when one goes elsewhere. */
export function Caption({ number, caption, failure, onCaption }: Props) {
  const t = useText()
  const sentence = useSentence()
  const [typed, setTyped] = useState(caption)
  const kept = useRef(caption)
  const keep = (now: string) => {
    if (now === kept.current) return
    kept.current = now
    onCaption(now)
  }
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <>
      <textarea
        aria-label={t(words.caption(number))}
        className="field min-h-11 w-full px-2.5 py-2 text-sm"
        rows={2}
        maxLength={longestCaption}
        value={typed}
        placeholder={t(words.captionExample)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => keep(typed)}
      />
      {!!failure && <ProblemLine>{sentence(failure)}</ProblemLine>}
    </>
  )
}
