import type { Answer } from '#shared/answers.ts'
import { after, type EventOf } from '#shared/events.ts'
import type { Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import type { Variant } from '#shared/variants.ts'
import type { VariantView } from '#server/runs/shown.ts'
import type { ServerEvent } from '../frames.ts'

/** One of several answers of a run, as far as it has come, or what went wrong with it. */
export type OneOf = {
  /** What its form says otherwise than that of the run. */
  readonly inputs: Values
  readonly answer: Answer
  /** The same as Markdown, as soon as it is whole. */
  readonly text?: string
  /** What the model says about it to the person. */
  readonly notes?: readonly string[]
  readonly cut?: boolean
  readonly problem?: Problem
}

/** One of several answers, as the server tells of it at the end, or has it in its row. */
export const oneOf = ({ inputs, answer, text, notes, cut, problem, details }: Variant | VariantView): OneOf => ({
  ...{ inputs, answer, text, notes, cut: cut === 'length' },
  problem: problem ? new Problem(problem, details ?? {}) : undefined,
})

/** An answer that is yet to be written. */
export const unwritten = ({ inputs }: Pick<OneOf, 'inputs'>): OneOf => ({ inputs, answer: '' })

type Content = Exclude<ServerEvent, { event: 'error' | 'progress' | 'message_end' | 'source' | 'tts_message' }>

/** Several answers after one more event: it is told of one of them, of the first where nothing is said. */
export const withEvent = (variants: readonly OneOf[], event: Content | EventOf<'variant'>): readonly OneOf[] => {
  const [at, told] = event.event === 'variant' ? [event.variant - 1, event.told] : [0, event]
  return variants.map((one, place) => (place === at ? { ...one, answer: after(one.answer, told) } : one))
}
