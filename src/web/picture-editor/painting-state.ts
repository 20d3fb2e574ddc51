import { isPainted, isUnpainted, lastPainted } from '#shared/picture-steps/described.ts'
import type { Step } from '#shared/picture-steps/steps.ts'
import { hashOf } from '../runs/same-key.ts'

/** The steps that count for what a step is painted on: those before it that are on, from the last painting on. */
export const stepsBefore = (steps: readonly Step[], at: number, picture: string): readonly Step[] => {
  const before = steps.slice(0, at).filter(({ off }) => !off)
  return before.slice(Math.max(0, lastPainted(before, picture))).map(withoutPainting)
}

/** A step without the word that it is being painted. */
export const withoutPainting = (step: Step): Step => {
  if (step.kind !== 'describe') return step
  const { painting: _, ...rest } = step
  return rest
}

/** The picture that a described step is painted for, and a word for what it is painted on and what is wished. */
export const baseOf = (steps: readonly Step[], at: number, picture: string) => {
  const step = steps[at]
  const before = stepsBefore(steps, at, picture).map(one => (one.kind === 'describe' ? one.painted?.file : one))
  const wished = step?.kind === 'describe' ? [step.wish.trim(), step.area] : []
  return { of: picture, on: hashOf(JSON.stringify([before, ...wished])) }
}

/** How it stands with a described step: painted as it is now, on an older picture or for an older wish, or not yet. */
export const paintStateOf = (steps: readonly Step[], at: number, picture: string) => {
  const step = steps[at]
  if (step?.kind !== 'describe') return undefined
  if (step.painting?.of === picture) return 'painting'
  if (!isPainted(step, picture)) return 'none'
  const { on } = baseOf(steps, at, picture)
  return step.painted?.on === undefined || step.painted.on === on ? 'done' : 'old'
}
export type PaintState = NonNullable<ReturnType<typeof paintStateOf>>

/** Whether a step before this one waits to be painted. */
export const firstUnpainted = (steps: readonly Step[], at: number, picture: string) =>
  steps.slice(0, at).findIndex(step => isUnpainted(step, picture))
