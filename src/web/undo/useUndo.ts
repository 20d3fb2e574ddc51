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
}

/** Tells what was done to an answer, and offers to take that back; what was changed since stays. */
export function useUndo(answer: Answer, onChange: ((answer: Answer) => void) | undefined) {
  const t = useText()
  const current = useRef({ answer, onChange })
  useLayoutEffect(() => void (current.current = { answer, onChange }))
  return (text: string, before: Answer, after: Answer) => {
    const run = () => {
      const { answer, onChange } = current.current
      const back = undone(answer, before, after)
      if (back === undefined) toast({ text: t(words.gone) })
      else onChange?.(back)
    }
    toast({ text, action: { label: t(words.undo), run } })
  }
}
