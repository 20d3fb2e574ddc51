import { useState } from 'react'
import { type Answer, isList } from '#shared/answers.ts'
import { keep, recall } from '../ui/tab-storage.ts'

/** Under which name an answer is changed by hand: its run, and of several answers which. */
export const ownName = (run: string | undefined, variant?: number) => (run && variant ? `${run} ${variant}` : run)

const nameOf = (run: string) => `own ${run}`
const kindOf = (thing: unknown) => (Array.isArray(thing) ? 'list' : typeof thing)

/** What a reader has made of the answer of a run, as long as it is still of the same kind. */
const ownOf = (run: string | undefined, first: Answer): Answer | undefined => {
  const found = run && recall(nameOf(run))
  return found && kindOf(found) === (isList(first) ? 'list' : typeof first) ? (found as Answer) : undefined
}

/** What was saved need not be kept in this tab, unless it was changed since. */
export const forgetOwn = (run: string | undefined, saved: Answer) => {
  if (run && JSON.stringify(recall(nameOf(run))) === JSON.stringify(saved)) keep(nameOf(run), null)
}

type Held = {
  readonly run: string | undefined
  readonly first: Answer
  readonly own: Answer | undefined
  /** The versions that it stood in before it was saved in this one. */
  readonly before?: readonly string[]
}

/** An answer as its reader has changed it, kept in this tab under its run until it is saved. */
export function useOwn(run: string | undefined, first: Answer, writing: boolean) {
  const [held, hold] = useState<Held>({ run, first, own: ownOf(run, first) })
  const isHeld = held.run === run && held.first === first
  const own = isHeld ? held.own : ownOf(run, first)
  if (!isHeld && !writing) hold({ run, first, own })
  /** Also what is taken back later, from a message on the page, when the text was saved in a version in between. */
  const change = (changed: Answer) => {
    hold(now => {
      const goesOn = run !== undefined && now.before?.includes(run)
      const place = goesOn ? now : { run, first }
      if (place.run) keep(nameOf(place.run), changed)
      return { ...place, own: changed }
    })
  }
  /** What was saved stands in this version from now on; what was changed since goes along. */
  const moved = (to: string, saved: Answer) => {
    hold(now => {
      const newer = now.own !== undefined && now.own !== saved ? now.own : undefined
      if (now.run) keep(nameOf(now.run), null)
      keep(nameOf(to), newer ?? null)
      return { run: to, first: saved, own: newer, before: now.run ? [...(now.before ?? []), now.run] : now.before }
    })
  }
  /** What stands there was changed, or taken back, where it was saved. */
  const take = (own: Answer | undefined) =>
    hold(now => {
      if (now.run) keep(nameOf(now.run), own ?? null)
      return { ...now, own }
    })
  return writing
    ? ({ answer: first, own: undefined, change: undefined, moved, take } as const)
    : ({ answer: own ?? first, own, change, moved, take } as const)
}
