import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RunView } from '#server/runs/shown.ts'
import { type Answer, isEmptied } from '#shared/answers.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { keepEdited } from '../data/runs.ts'
import { useAskBeforeClosing } from '../ui/useAskBeforeClosing.ts'
import { savingOf } from './being-saved.ts'

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

/** What stands unsaved, of which version. */
type Unsaved = {
  readonly run: string
  readonly variant: number | undefined
  readonly was: string | undefined
  readonly own: Answer
  readonly onLate: Options['onLate']
}

/** Saves what was written when its version, or the page, is left; where that fails it lies in this tab. */
const saveBehind = ({ run, variant, was, own, onLate }: Unsaved) =>
  void savingOf(run, variant, keepEdited(run, { answer: own, variant, was }, true)).then(
    () => onLate?.(run, own),
    () => {},
  )

/** `refused`: the text that came to nothing. */
export type Saving = {
  readonly state: 'saved' | 'saving' | 'unsaved' | 'emptied'
  readonly problem?: Problem
  readonly refused?: Answer
}

/** What is refused once is refused again, as long as it is the same; so is what only the server has a sentence for. */
const helpsAgain = ({ code, details: { told } }: Problem) =>
  told === undefined && (code === 'unavailable' || code === 'unexpected' || code === 'still_writing')

/**
 * Saves a text as its reader changes it; at once where its version or the page is left, and when it is told to. Where
 * the server is away it is tried again, also as soon as the line is back; until then it lies in this tab (`useOwn`).
 */
export function useSaving({ run, variant, was, own: written, onSaved, onLate }: Options) {
  // An empty text is none to be kept: its writer has not begun the next one yet.
  const emptied = written !== undefined && isEmptied(written)
  const own = emptied ? undefined : written
  const isGone = useRef(false)
  const [saving, setSaving] = useState<Saving>()
  const busy = useRef(false)
  const sending = useRef<Answer>(undefined)
  const left = useRef<Unsaved>(undefined)
  /** Called when the answer comes: what stands there then counts, not what stood there when it was sent. */
  const saved = useEffectEvent((of: string, version: RunView, sent: Answer) =>
    of === run && !isGone.current ? onSaved(version, sent) : onLate?.(of, sent),
  )
  const save = useEffectEvent(async (isLast: boolean) => {
    if (busy.current || own === undefined || run === undefined) return
    busy.current = true
    sending.current = own
    setSaving({ state: 'saving' })
    try {
      const version = await savingOf(run, variant, keepEdited(run, { answer: own, variant, was }, isLast))
      busy.current = false
      if (left.current?.run === run) left.current = undefined
      setSaving({ state: 'saved' })
      saved(run, version, own)
    } catch (error) {
      busy.current = false
      setSaving({ state: 'unsaved', problem: asProblem(error), refused: own })
    }
  })
  const canWait = !saving?.problem || helpsAgain(saving.problem) || saving.refused !== own
  useEffect(() => {
    if (own === undefined || run === undefined || saving?.state === 'saving' || !canWait) return
    const now = () => void save(false)
    const waiting = setTimeout(now, saving?.state === 'unsaved' ? again : pause)
    addEventListener('online', now)
    return () => {
      clearTimeout(waiting)
      removeEventListener('online', now)
    }
  }, [own, run, saving, canWait])
  useEffect(() => {
    left.current = own === undefined || run === undefined ? undefined : { run, variant, was, own, onLate }
  })
  useEffect(() => {
    let isClosing = false
    const closes = () => (isClosing = true)
    // It comes behind `pagehide`, at which the fields hand on what was typed.
    const hides = () => {
      if (document.visibilityState !== 'hidden') return
      const since = isClosing && busy.current && left.current?.own !== sending.current ? left.current : undefined
      isClosing = false
      // What was typed since a save that is on its way cannot wait for it: at worst it is a version beside that.
      if (since) saveBehind(since)
      else void save(true)
    }
    addEventListener('pagehide', closes)
    document.addEventListener('visibilitychange', hides)
    return () => {
      removeEventListener('pagehide', closes)
      document.removeEventListener('visibilitychange', hides)
      const unsaved = left.current
      if (unsaved && !(busy.current && sending.current === unsaved.own)) saveBehind(unsaved)
    }
  }, [run, variant])
  // What could not be saved lies in this tab alone, and goes with it.
  useAskBeforeClosing(own !== undefined && saving?.problem !== undefined)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  const [asked, ask] = useState(0)
  useEffect(() => {
    if (asked) void save(false)
  }, [asked])
  return { saving: emptied ? ({ state: 'emptied' } as const) : saving, saveNow: () => ask(count => count + 1) }
}
