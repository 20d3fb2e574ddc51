import { useLayoutEffect, useRef } from 'react'
import type { Answer } from '#shared/answers.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { undone } from './undone.ts'

const words = {
  undo: { de: 'Rückgängig', en: 'Undo' },
  gone: {
    de: 'Diese Stelle wurde seither geändert, sie bleibt, wie sie ist.',
    en: 'This passage has been changed since; it stays as it is.',
  },
  away: {
    de: 'Der Text ist nicht mehr offen oder wird gerade neu geschrieben; er bleibt, wie er ist.',
    en: 'The text is no longer open, or is being written anew; it stays as it is.',
  },
}

/** Tells what was done to an answer, and offers to take that back; what was changed since stays. */
export function useUndo(answer: Answer, onChange: ((answer: Answer) => void) | undefined) {
  const t = useText()
  const current = useRef<{ readonly answer: Answer; readonly onChange: typeof onChange }>(undefined)
  useLayoutEffect(() => void (current.current = { answer, onChange }))
  useLayoutEffect(() => () => void (current.current = undefined), [])
  return (text: string, before: Answer, after: Answer) => {
    const run = () => {
      const here = current.current
      if (!here?.onChange) return toast({ text: t(words.away) })
      const back = undone(here.answer, before, after)
      if (back === undefined) toast({ text: t(words.gone) })
      else here.onChange(back)
    }
    toast({ text, action: { label: t(words.undo), run } })
  }
}
