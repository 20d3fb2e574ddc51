import { useState } from 'react'
import type { Draft } from './entries.ts'
import { keep, recall } from '../ui/tab-storage.ts'

/** A form that is being filled in, and whether a run was made of it as it stands. */
type Kept = { readonly draft: Draft; readonly sent: boolean }

const isObject = (thing: unknown): thing is object => typeof thing === 'object' && thing !== null
const isDraft = (thing: unknown): thing is Draft =>
  isObject(thing) && Object.values(thing).every(entry => typeof entry === 'string' || typeof entry === 'boolean')

const kept = (name: string): Kept | undefined => {
  const found = recall(name)
  if (!isObject(found) || !('draft' in found) || !isDraft(found.draft)) return undefined
  return { draft: found.draft, sent: 'sent' in found && found.sent === true }
}

/**
 * The forms of one person in this tab: the one of a call, and beside it one for each picture or wish that it began
 * with; what it was last sent with, and the one of each run.
 */
export const draftsOf = (person: string) => ({
  ofCall: (path: string, begun?: string) => `draft ${person} ${path}${begun ? ` begun ${begun}` : ''}`,
  last: (path: string) => `last ${person} ${path}`,
  ofRun: (run: string) => `draft ${person} run ${run}`,
})

/** What was laid by under a name, if anything. */
export const laidBy = (name: string) => kept(name)?.draft

/** Whether nothing in a form would be missed, as it is empty or a run was made of it. */
export const canBeReplaced = (name: string) => kept(name)?.sent ?? true

export const layBy = (name: string, draft: Draft, sent: boolean) => keep(name, { draft, sent } satisfies Kept)

const empty: Draft = {}

/**
 * What stands in the form of this name, at first the inputs it began with; every change is kept in this tab. What was
 * sent is what a run was made of; a form that is `fresh` begins anew then.
 */
export function useDraft(name: string, first: Draft = empty, fresh = false) {
  const [held, hold] = useState({ name, kept: kept(name) })
  const current = held.name === name ? held.kept : kept(name)
  if (held.name !== name) hold({ name, kept: current })
  const change = (draft: Draft) => {
    layBy(name, draft, false)
    hold({ name, kept: { draft, sent: false } })
  }
  return [current && !(fresh && current.sent) ? current.draft : first, change] as const
}
