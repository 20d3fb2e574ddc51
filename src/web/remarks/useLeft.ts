import { useState } from 'react'
import { keep, recall } from '../ui/tab-storage.ts'

const nameOf = (answer: string) => `left ${answer}`

const leftOf = (answer: string | undefined): readonly string[] => {
  const found = answer && recall(nameOf(answer))
  return Array.isArray(found) ? found.map(String) : []
}

/** Which of the things that are said about an answer its reader is done with; kept in this tab, as changes are. */
export function useLeft(answer: string | undefined) {
  const [held, hold] = useState<{ answer: string | undefined; left: readonly string[] }>()
  const left = held && held.answer === answer ? held.left : leftOf(answer)
  const set = (next: readonly string[]) => {
    if (answer) keep(nameOf(answer), next)
    hold({ answer, left: next })
  }
  const leave = (name: string) => set([...left, name])
  const take = (name: string) => set(left.filter(one => one !== name))
  return {
    left,
    leave,
    toggle: (name: string) => (left.includes(name) ? take : leave)(name),
    ask: () => set([]),
  }
}
