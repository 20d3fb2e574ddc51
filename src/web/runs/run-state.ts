import { fileIn } from '#shared/accepts.ts'
import { type Answer, isEmpty } from '#shared/answers.ts'
import { brokenOff } from '#shared/broken-off.ts'
import type { Correction } from '#shared/corrections.ts'
import { after, type EventOf } from '#shared/events.ts'
import type { MadeFile } from '#shared/made-files.ts'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import type { Refinement } from '#shared/refinement.ts'
import type { Source } from '#shared/sources.ts'
import type { ShownCall } from '#catalogue/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import type { ServerEvent } from '../frames.ts'
import { type SoundSoFar, withPart } from '../sound/so-far.ts'
import { type OneOf, oneOf, unwritten, withEvent } from './one-of.ts'

type Step = { readonly step: string; readonly at: number; readonly of: number }

/** A text that is to be changed, and what is to become of it. */
export type Change = { readonly run: string; readonly answer: Answer; readonly refinement: Refinement }

/** An answer that is being written. `run` is known as soon as the server has begun; times are the browser's. */
export type Writing = {
  readonly state: 'writing'
  readonly run?: string
  readonly call: string
  readonly answer: Answer
  /** All answers, where there are several; `answer` is the first of them. */
  readonly variants?: readonly OneOf[]
  /** What was read for it, and the search services that did not answer. */
  readonly sources: readonly Source[]
  readonly away?: readonly string[]
  /** Why some of the pictures did not come about. */
  readonly unpainted?: ProblemCode | undefined
  readonly since: number
  readonly heard: number
  readonly step?: Step
  /** Whether it was asked to stop. */
  readonly stopping?: boolean
  /** What it changes: that stands there until the first words have come. */
  readonly over?: Change
  /** What stands behind the words that come, and stays. */
  readonly rest?: string
  /** What has been spoken of it. */
  readonly sound?: SoundSoFar
  /** The files that were made so far. */
  readonly files?: readonly MadeFile[]
}

/** An answer that is there, whole or as far as it was let. */
export type Done = {
  readonly state: 'done'
  readonly run: string
  readonly call: string
  readonly answer: Answer
  readonly variants?: readonly OneOf[]
  readonly sources: readonly Source[]
  readonly away?: readonly string[]
  /** Why some of the pictures did not come about. */
  readonly unpainted?: ProblemCode | undefined
  /** What it is charged with. */
  readonly cost?: number
  readonly text: string
  /** What was corrected in it, one by one. */
  readonly corrections?: readonly Correction[]
  /** What the model says about it to the person. */
  readonly notes?: readonly string[]
  /** The files that were made, where it was followed to its end. */
  readonly files?: readonly MadeFile[]
  readonly stopped: boolean
  readonly cut: boolean
  /** When it ended or, of a version by hand, was changed last; known of a row. */
  readonly endedAt?: string
  /** Whether its reader has made it by hand. */
  readonly hand?: boolean
}

/** What went wrong with a run that had begun; what came before is kept. `lost`: it may go on, we cannot hear it. */
export type Broken = {
  readonly state: 'failed' | 'lost'
  readonly run: string
  readonly call: string
  readonly answer: Answer
  readonly variants?: readonly OneOf[]
  readonly sources: readonly Source[]
  readonly away?: readonly string[]
  readonly problem: Problem
}

/** Where an answer is on its way. `opening` and `closed`: an earlier run is being fetched, or could not be. */
export type RunState =
  | { readonly state: 'none' }
  | { readonly state: 'opening'; readonly run: string }
  | { readonly state: 'closed'; readonly run: string; readonly problem: Problem }
  | Writing
  | Done
  | Broken

/** The run whose form stands beside it: until a change has begun, that of the text before. */
export const runOf = (run: RunState) =>
  ('run' in run ? run.run : undefined) ?? (run.state === 'writing' ? run.over?.run : undefined)

const choices: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['choose_sources', 'own_source_unreadable'])

/** A run that waits for its person to choose what it is written from; undefined for any other. */
export const awaitingChoice = (run: RunState) =>
  run.state === 'failed' && isEmpty(run.answer) && choices.has(run.problem.code) ? run : undefined

/** Why nothing came of a run, where its call says that above its form. */
export const failureAbove = (run: RunState, call: Pick<ShownCall, 'failures'> | undefined) =>
  call?.failures === 'above' && run.state === 'failed' && isEmpty(run.answer) && !awaitingChoice(run)
    ? run.problem
    : undefined

/** What there is to be read of an answer while it is written. */
export const standing = ({ answer, over, rest }: Writing): Answer => {
  if (over && isEmpty(answer)) return over.answer
  return typeof answer === 'string' ? answer + (rest ?? '') : answer
}

/** A page that was read again replaces what was read of it before. */
const withSource = (sources: readonly Source[], { event: _, ...source }: EventOf<'source'>) => [
  ...sources.filter(({ field }) => field !== source.field),
  source,
]

/** An answer after one more event. Events of a run that has ended, or was left, change nothing. */
export const next = (current: RunState, event: ServerEvent, now = Date.now()): RunState => {
  if (current.state !== 'writing' || !current.run) return current
  const { run, call, answer, variants, sources, away, unpainted } = current
  const kept = { run, call, sources, away }
  if (event.event === 'error')
    return {
      ...{ state: 'failed', ...kept, variants },
      answer: brokenOff(answer),
      problem: new Problem(event.code, event.details),
    }
  if (event.event === 'message_end') {
    const { answer, text, corrections, notes, files, state, cut, cost } = event
    const ended = { stopped: state === 'stopped', cut: cut === 'length' }
    return {
      state: 'done',
      ...kept,
      unpainted,
      cost,
      answer,
      variants: event.variants?.map(oneOf),
      text,
      corrections,
      notes,
      files,
      ...ended,
    }
  }
  if ('beside' in event && event.beside === 'away') return { ...current, away: event.item }
  if ('beside' in event && event.beside === 'unpainted') return { ...current, unpainted: event.item }
  if (event.event === 'progress') return { ...current, heard: now, step: event }
  if (event.event === 'tts_message') return { ...current, heard: now, sound: withPart(current.sound, event) }
  if (event.event === 'message_file') {
    const { address, ...made } = event
    const files = [...(current.files ?? []), { ...made, file: fileIn(address) ?? address }]
    return { ...current, heard: now, files }
  }
  if (event.event === 'source') return { ...current, heard: now, step: undefined, sources: withSource(sources, event) }
  const rest = event.event === 'message_replace' ? event.rest : current.rest
  const written = variants && withEvent(variants, event)
  return { ...current, heard: now, answer: after(answer, event), variants: written, rest }
}

/**
 * A run as it was when it was fetched. One that is being written is told anew from its first event, over the text that
 * it changes.
 */
export const stateOf = ({ _id: run, ...view }: RunView, over?: Change, now = Date.now()): RunState => {
  const { call, answer, text, notes, state, sources, away, cost } = view
  if (state === 'running') {
    const since = Math.min(now, Date.parse(view.startedAt))
    const variants = view.variants?.map(unwritten)
    return { state: 'writing', run, call, answer: '', variants, sources: [], since, heard: now, over }
  }
  const variants = view.variants?.map(oneOf)
  if (view.problem)
    return {
      state: 'failed',
      run,
      call,
      answer,
      variants,
      sources,
      problem: new Problem(view.problem, view.details ?? {}),
    }
  const corrections = view.corrections ?? undefined
  const ended = { stopped: state === 'stopped', cut: view.cut === 'length' }
  const changed = { endedAt: view.endedAt ?? undefined, hand: view.hand }
  const read = { sources, away, unpainted: view.unpainted ?? undefined, cost }
  return { state: 'done', run, call, answer, variants, ...read, text, corrections, notes, ...ended, ...changed }
}
