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

/** Says whether this browser has taken it. */
const keepLeft = (answer: string, left: readonly string[]): boolean => {
  const others = all().filter(([one]) => one !== answer)
  const kept: Left = left.length ? [[answer, left], ...others] : others
  const word = kept.length ? JSON.stringify(kept.slice(0, most.texts)) : ''
  keepHere(leftIn, word)
  return recallHere(leftIn) === word
}

type Held = { readonly answer: string | undefined; readonly left: readonly string[]; readonly isKept: boolean }

/** Which of the things that are said about an answer its reader is done with; kept here until they sign out. */
export function useLeft(answer: string | undefined) {
  const [held, hold] = useState<Held>()
  const own = held?.answer === answer ? held : undefined
  const left = own?.left ?? leftOf(answer)
  const change = (changed: (now: readonly string[]) => readonly string[]) => {
    // Another tab may have kept more of it since; what was not taken stands here alone.
    const next = changed(own && !own.isKept ? own.left : leftOf(answer)).slice(-most.things)
    hold({ answer, left: next, isKept: !!answer && keepLeft(answer, next) })
  }
  const take = (name: string) => change(now => now.filter(one => one !== name))
  const leave = (name: string) => change(now => [...now.filter(one => one !== name), name])
  return {
    left,
    leave,
    toggle: (name: string) => (left.includes(name) ? take : leave)(name),
    ask: () => change(() => []),
  }
}
