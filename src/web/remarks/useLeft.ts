import { useState } from 'react'
import { leftIn } from '../ui/forget.ts'
import { keepHere, recallHere } from '../ui/kept-here.ts'

/** So many texts, those touched last, and so many things of each are remembered. */
const most = { texts: 100, things: 100 }

type Left = readonly (readonly [answer: string, left: readonly string[]])[]

const all = (): Left => {
  try {
    const found: unknown = JSON.parse(recallHere(leftIn) || '[]')
    return Array.isArray(found) ? (found as Left).filter(([, left]) => Array.isArray(left)) : []
  } catch {
    return []
  }
}

const leftOf = (answer: string | undefined): readonly string[] => all().find(([one]) => one === answer)?.[1] ?? []

const keepLeft = (answer: string, left: readonly string[]) => {
  const others = all().filter(([one]) => one !== answer)
  const kept: Left = left.length ? [[answer, left], ...others] : others
  keepHere(leftIn, kept.length ? JSON.stringify(kept.slice(0, most.texts)) : '')
}

/** Which of the things that are said about an answer its reader is done with; kept here until they sign out. */
export function useLeft(answer: string | undefined) {
  const [held, hold] = useState<{ answer: string | undefined; left: readonly string[] }>()
  const left = held && held.answer === answer ? held.left : leftOf(answer)
  const set = (next: readonly string[]) => {
    const bounded = next.slice(-most.things)
    if (answer) keepLeft(answer, bounded)
    hold({ answer, left: bounded })
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
