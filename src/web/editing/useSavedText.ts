import { useEffect, useEffectEvent, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import type { Answer } from '#shared/answers.ts'
import { asProblem } from '#shared/problems.ts'
import { runQuery, runsKey } from '../data/runs.ts'
import { keep, recall } from '../ui/tab-storage.ts'
import { addToVersions } from './known-versions.ts'
import { useSaving } from './useSaving.ts'

type Options = Omit<Parameters<typeof useSaving>[0], 'onSaved' | 'onLate'> & {
  /** The name of one of several that stay in sight: the version that is saved stands beside them. */
  beside: string | undefined
  /** It was saved in a version that takes its place. */
  onSaved?(version: RunView, own: Answer): void
  /** What was saved of this version need not be kept in the tab any more. */
  forget(of: string, own: Answer): void
  /** The version that stands beside the others was changed elsewhere, or deleted: nothing of it is left then. */
  onElsewhere(answer: Answer | undefined): void
}

/** In which version beside the others a text was saved, when, and what was saved. */
type Aside = { readonly of: string; readonly was: string | undefined; readonly own: Answer }

const asideName = (of: string | undefined) => of && `aside ${of}`
const asideOf = (of: string | undefined) => {
  const found = of && recall(`aside ${of}`)
  return found ? (found as Aside) : undefined
}
const isSame = (one: Answer | undefined, other: Answer) => JSON.stringify(one) === JSON.stringify(other)

/** Saves a text as its reader changes it, of several answers in a version of its own, which is told of then. */
export function useSavedText({ run, variant, was, own, beside: from, onSaved, forget, onElsewhere }: Options) {
  const client = useQueryClient()
  const [held, hold] = useState({ from, aside: asideOf(from) })
  const aside = held.from === from ? held.aside : asideOf(from)
  if (held.from !== from) hold({ from, aside })
  const setAside = (now: Aside | undefined) => {
    const name = asideName(from)
    if (name) keep(name, now ?? null)
    hold({ from, aside: now })
  }
  const unsaved = aside && own !== undefined && isSame(own, aside.own) ? undefined : own
  const { saving, saveNow } = useSaving({
    ...(aside ? { run: aside.of, was: aside.was } : { run, variant, was }),
    own: unsaved,
    onLate(of, saved) {
      forget(of, saved)
      void client.invalidateQueries({ queryKey: runsKey })
    },
    onSaved(of, saved) {
      if (!from) {
        if (run) addToVersions(client, run, of, variant)
        return onSaved?.(of, saved)
      }
      client.setQueryData(runQuery(of._id).queryKey, of)
      setAside({ of: of._id, was: of.endedAt ?? undefined, own: saved })
    },
  })
  const { data: version, error } = useQuery({ ...runQuery(aside?.of ?? ''), enabled: !!aside, staleTime: Infinity })
  /** What was written since stays, and is saved as another version. */
  const follow = useEffectEvent((answer: Answer | undefined, was?: string) => {
    if (!aside || (unsaved !== undefined && answer !== undefined)) return
    setAside(answer === undefined ? undefined : { ...aside, was, own: answer })
    if (unsaved === undefined) onElsewhere(answer)
  })
  useEffect(() => {
    if (version && version._id === aside?.of && version.endedAt !== aside.was)
      follow(version.answer, version.endedAt ?? undefined)
  }, [version, aside])
  useEffect(() => {
    if (error && asProblem(error).code === 'not_found') follow(undefined)
  }, [error])
  return { saving, saveNow, isUnsaved: unsaved !== undefined, version: aside && version }
}
