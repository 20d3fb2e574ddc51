import { useState } from 'react'
import { addedAs, type Source } from '#shared/sources.ts'
import { keep, recall } from '../ui/tab-storage.ts'
import { type Choice, choosing } from './choice.ts'

const isList = (thing: unknown): thing is readonly string[] =>
  Array.isArray(thing) && thing.every(one => typeof one === 'string')

const recalled = (name: string): Choice | undefined => {
  const { off, own } = { ...(recall(name) as Partial<Choice> | null) }
  return isList(off) && isList(own) ? { off, own } : undefined
}

/** Of what was named those that nobody could read. */
export const unreadOf = (chosen: readonly string[] | null | undefined, sources: readonly Source[]) =>
  (chosen ?? []).filter(named => !sources.some(({ address, field }) => address === named || field === addedAs(named)))

/**
 * Which sources a text is to be written from, kept in this tab until it is: those that were read, and those that are
 * added. What `chosen` names and nobody could read stands among those that were added.
 */
export function useChoice(run: string, sources: readonly Source[], chosen: readonly string[] | null | undefined) {
  const name = `choice ${run}`
  const unread = unreadOf(chosen, sources)
  const [kept, setKept] = useState(() => recalled(name))
  const change = (to: Choice) => {
    keep(name, to)
    setKept(to)
  }
  return { ...choosing(kept ?? { off: [], own: unread }, sources, change), unread }
}
