import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import type { Answer } from '#shared/answers.ts'
import { runQuery, runsKey } from '../data/runs.ts'
import { useSaving } from './useSaving.ts'

type Options = Omit<Parameters<typeof useSaving>[0], 'onSaved' | 'onLate'> & {
  /** Whether the others stay in sight: then the version that is saved stands beside them, and nobody is led to it. */
  stays: boolean
  /** It was saved in a version that takes its place. */
  onSaved?(version: RunView, own: Answer): void
  /** What was saved of this version need not be kept in the tab any more. */
  forget(of: string, own: Answer): void
}

/** Saves a text as its reader changes it, of several answers in a version of its own, which is told of then. */
export function useSavedText({ run, variant, was, own, stays, onSaved, forget }: Options) {
  const client = useQueryClient()
  const [aside, setAside] = useState<{ readonly of: RunView; readonly own: Answer }>()
  const unsaved = own === aside?.own ? undefined : own
  const { saving, saveNow } = useSaving({
    ...(aside ? { run: aside.of._id, was: aside.of.endedAt ?? undefined } : { run, variant, was }),
    own: unsaved,
    onLate(of, saved) {
      forget(of, saved)
      void client.invalidateQueries({ queryKey: runsKey })
    },
    onSaved(of, saved) {
      if (!stays) return onSaved?.(of, saved)
      client.setQueryData(runQuery(of._id).queryKey, of)
      setAside({ of, own: saved })
    },
  })
  const version = useQuery({ ...runQuery(aside?.of._id ?? ''), enabled: !!aside, staleTime: Infinity }).data
  return { saving, saveNow, isUnsaved: unsaved !== undefined, version: aside && version }
}
