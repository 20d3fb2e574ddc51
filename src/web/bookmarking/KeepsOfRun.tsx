import { type ReactNode, useCallback, useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import { KeepingItems, PinningRows } from '../answers/keeping.ts'
import { useKeptItems } from './useKeptItems.ts'
import { keepPins, runQuery } from '../data/runs.ts'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'

type Props = { run: RunView | undefined; prompt: string; children: ReactNode }

/** What of an answer is kept beside it: single items as bookmarks, and what stays when the rest is written anew. */
export function KeepsOfRun({ run, prompt, children }: Props) {
  const client = useQueryClient()
  const sentence = useSentence()
  const id = run?._id
  const keep = useCallback(
    (pins: readonly string[]) => {
      if (!id) return
      client.setQueryData(runQuery(id).queryKey, known => known && { ...known, pins: [...pins] })
      keepPins(id, pins).catch((error: unknown) => toast({ text: sentence(error), tone: 'danger' }))
    },
    [client, id, sentence],
  )
  const stored = run?.pins
  const pinning = useMemo(() => ({ pins: stored, keep }), [stored, keep])
  return (
    <KeepingItems value={useKeptItems(run, prompt)}>
      <PinningRows value={pinning}>{children}</PinningRows>
    </KeepingItems>
  )
}
