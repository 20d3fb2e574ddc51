import { useState } from 'react'
import { type Answer, isList } from '#shared/answers.ts'
import { keep, recall } from '../ui/tab-storage.ts'

/** Under which name an answer is changed by hand: its run, and of several answers which. */
export const ownName = (run: string | undefined, variant?: number) => (run && variant ? `${run} ${variant}` : run)

const nameOf = (run: string) => `own ${run}`
const kindOf = (thing: unknown) => (Array.isArray(thing) ? 'list' : typeof thing)

/** What a reader has made of the answer of a run, as long as it is still of the same kind. */
const ownOf = (run: string | undefined, first: Answer): Answer => {
  const found = run && recall(nameOf(run))
  return found && kindOf(found) === (isList(first) ? 'list' : typeof first) ? (found as Answer) : first
}

/** An answer as its reader has changed it, kept in this tab under its run; the history has what the model wrote. */
export function useOwn(run: string | undefined, first: Answer, writing: boolean) {
  const [held, hold] = useState<{ run?: string; first?: Answer; own?: Answer }>({})
  if (writing) return [first, undefined] as const
  const current = held.run === run && held.first === first ? held.own : undefined
  const change = (own: Answer) => {
    if (run) keep(nameOf(run), own)
    hold({ run, first, own })
  }
  return [current ?? ownOf(run, first), change] as const
}
