import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RunView } from '#server/runs/shown.ts'
import type { Answer } from '#shared/answers.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { keepEdited } from '../data/runs.ts'

/** A writer pauses so long before the text is saved, and so long passes before it is tried again; milliseconds. */
const pause = 600
const again = 5000

type Options = {
  /** The version that stands there, of several answers which, and when it was changed last. */
  run: string | undefined
  variant?: number
  was: string | undefined
  /** What its reader has made of it; nothing where that is what was saved. */
  own: Answer | undefined
  /** It was saved, in this version. */
  onSaved(version: RunView, own: Answer): void
  /** The same, when one had gone on from this version to another: that is what one goes on seeing. */
  onLate?(of: string, own: Answer): void
}

export type Saving = { readonly state: 'saved' | 'saving' | 'unsaved'; readonly problem?: Problem }

/**
 * Saves a text as its reader changes it. Where the server is away it is tried again, also as soon as the line is back;
 * until then it lies in this tab (`useOwn`).
 */
export function useSaving({ run, variant, was, own, onSaved, onLate }: Options): Saving | undefined {
  const [saving, setSaving] = useState<Saving>()
  const busy = useRef(false)
  /** Called when the answer comes: what stands there then counts, not what stood there when it was sent. */
  const saved = useEffectEvent((of: string, version: RunView, sent: Answer) =>
    of === run ? onSaved(version, sent) : onLate?.(of, sent),
  )
  const save = useEffectEvent(async () => {
    if (busy.current || own === undefined || run === undefined) return
    busy.current = true
    setSaving({ state: 'saving' })
    try {
      const version = await keepEdited(run, { answer: own, variant, was })
      busy.current = false
      setSaving({ state: 'saved' })
      saved(run, version, own)
    } catch (error) {
      busy.current = false
      setSaving({ state: 'unsaved', problem: asProblem(error) })
    }
  })
  const canWait = !saving?.problem || saving.problem.code === 'unavailable'
  useEffect(() => {
    if (own === undefined || run === undefined || saving?.state === 'saving' || !canWait) return
    const waiting = setTimeout(save, saving?.state === 'unsaved' ? again : pause)
    addEventListener('online', save)
    return () => {
      clearTimeout(waiting)
      removeEventListener('online', save)
    }
  }, [own, run, saving, canWait])
  return saving
}
