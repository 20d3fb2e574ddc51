import { useState } from 'react'
import { keep, recall } from '../engines/kept.ts'

const nameOf = (answer: string) => `left ${answer}`

const leftOf = (answer: string | undefined): readonly string[] => {
  const found = answer && recall(nameOf(answer))
  return Array.isArray(found) ? found.map(String) : []
}

/** Which of the things that were added to an answer its reader leaves as they are; kept in this tab, as changes are. */
export function useLeft(answer: string | undefined) {
  const [held, hold] = useState<{ answer: string | undefined; left: readonly string[] }>()
  const left = held && held.answer === answer ? held.left : leftOf(answer)
  const set = (next: readonly string[]) => {
    if (answer) keep(nameOf(answer), next)
    hold({ answer, left: next })
  }
  return { left, leave: (name: string) => set([...left, name]), ask: () => set([]) }
}
