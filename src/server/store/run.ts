import type { MadeBy } from '#catalogue/works.ts'
import type { Annotations } from '#shared/annotations.ts'
import type { Answer } from '#shared/answers.ts'
import type { LaidBrand } from '#shared/brand.ts'
import type { Usage } from '#shared/events.ts'
import type { Values } from '#shared/fields.ts'
import { sumOf } from '#shared/meters.ts'
import type { ProblemCode } from '#shared/problems.ts'
import type { Refinement } from '#shared/refinement.ts'
import type { Sender } from '#shared/sender.ts'
import type { Source } from '#shared/sources.ts'
import type { Variant } from '#shared/variants.ts'
import type { Tally } from './search/tally.ts'

/** A run as it begins. */
export type NewRun = Readonly<{
  id: string
  user: string
  /** From the click: the same key is the same run. */
  key: string
  /** Tells two requests under one key apart: the path, the body, and the way it was asked. */
  fingerprint: string
  engine: string
  call: string
  /** Of an engine made in the browser, the version it was begun with; 0 for a trial of its draft. */
  version?: number
  by: MadeBy
  values: Values
  language: string
  /** The brand it is written for, as it was when the run began. */
  brand?: LaidBrand
  /** What it may say of whoever sends it, as that stood when the run began. */
  sender?: Sender
  /** The run this one refines. */
  parent?: string
  /** The run that all its versions come from. */
  origin?: string
  /** What it makes of its parent. */
  refinement?: Refinement
  /** What earlier attempts have finished, step by step. */
  steps: Readonly<Record<string, string>>
  /** What was read for it, of which an earlier attempt may have read some. */
  sources: readonly Source[]
  cost: number
  /** The month it is taken from, and given back to: `2026-11`, in UTC. */
  period: string
  /** Where several answers were asked for, a place for each. */
  variants?: readonly Variant[]
  /** What writes it, as `ollama:qwen3`; where several wrote, all of them; for house methods their name. */
  model: string
  startedAt: Date
}>

/** A step that is finished, and what came of it. */
export type FinishedStep = { readonly kept: string; readonly output: string }

/** The language of the text, once it can be told. */
export type Spoken = { readonly language: string }

/** How a run ends. */
export type Ending = Readonly<{
  state: 'done' | 'stopped' | 'failed' | 'interrupted'
  answer: Answer
  /** The answer as Markdown. */
  text: string
  variants?: readonly Variant[]
  /** What stands beside the answer; nothing said: as it was kept before. */
  annotations?: Annotations
  /** What is charged of that which was taken; all of it where nothing is said. */
  cost?: number
  usage: Usage
  cut?: 'length'
  problem?: ProblemCode
  /** Numbers that the problem's sentence names. */
  details?: Readonly<Record<string, number>>
  charged: boolean
}>

/** A row: everything the product makes is one. */
export type Run = NewRun &
  Omit<Ending, 'state' | 'annotations'> & {
    readonly state: Ending['state'] | 'running'
    readonly annotations: Annotations
    readonly endedAt?: Date
  }

/** So many processes work on a run, one after the other, before it counts as interrupted. */
export const mostAttempts = 3

/** A run that a process goes on with, and how many have worked on it with this one. */
export type TakenOver = Run & { readonly attempts: number }

/** A run that has begun, and has said nothing yet. */
export const beginning = (run: NewRun): Run => ({
  ...run,
  state: 'running',
  answer: '',
  text: '',
  annotations: {},
  usage: sumOf([]),
  charged: true,
})

/** A run that has ended, and how many requests its user has used in its month. */
export type Closed = { run: Run; used: number }

/**
 * What came so far in one run: all of it, with `text` where the answer is not a text itself, or what stands behind the
 * text that was saved before; and what stands beside it, where that is new.
 */
export type Progress = { id: string; annotations?: Annotations } & (
  | { answer: Answer; text?: string; variants?: readonly Variant[] }
  | { more: string }
)

/** The limits that hold at the moment a run begins; nothing means unlimited. */
export type Limits = { requests?: number; atOnce: number }

/** One of the versions of a text. */
export type Version = Readonly<
  Pick<Run, 'id' | 'parent' | 'refinement' | 'by' | 'state' | 'text' | 'cost' | 'startedAt'>
> & {
  /** The texts of all its answers, where there are several. */
  readonly variants?: readonly string[]
  /** The names of its finished steps. */
  readonly stepNames: readonly string[]
  /** Of a version by hand that comes from one of several answers, which of them that is. */
  readonly variant?: number
}

/** Which runs: those that hold what was searched, of one engine or model, in one of these states, begun from and to. */
export type Sought = {
  readonly search?: string
  readonly engine?: string
  readonly model?: string
  readonly states?: readonly Run['state'][]
  /** Whether something came of it, or is still to come. */
  readonly gave?: 'text' | 'nothing'
  readonly from?: Date
  readonly to?: Date
}

/**
 * A part of all runs. What was read for them is named there, and its text left empty; `more` says that there are more
 * than were counted, `meant` is the search as it was understood where slips were forgiven, `beginnings` that some texts
 * are so long that only their beginnings are searched.
 */
export type RunPage = {
  runs: readonly Run[]
  total: number
  more?: true
  page: number
  meant?: string
  beginnings?: true
}

/** A text, by the version of it that was found: how many versions it has, and which of them was changed last. */
export type TextOfRuns = { readonly run: Run; readonly versions: number; readonly newest: string }

/** A part of all texts, the one changed last first. */
export type TextPage = Omit<RunPage, 'runs'> & { texts: readonly TextOfRuns[] }

/** The rows of all runs, and the requests they took. `user` is part of every look-up: others' runs do not exist. */
export type Runs = {
  /**
   * Writes the row and takes the charge, both or neither, in one statement; the same key gives the earlier run again.
   * Where the connection is lost meanwhile, it asks once more.
   * Throws `limit_reached`, `too_many` (as many run already) or `key_reused` (same key, other fingerprint).
   */
  begin(run: NewRun, limits: Limits): Promise<{ run: Run; fresh: boolean }>
  find(user: string, id: string): Promise<Run | undefined>
  /** All that was made of a run, and the run itself, in the order in which they were begun. */
  versions(user: string, origin: string): Promise<readonly Version[]>
  list(user: string, asked: Sought & { page: number; limit: number }): Promise<RunPage>
  /** The same by texts: each is there once, whatever its versions; `from` and `to` are when it was changed last. */
  texts(user: string, asked: Sought & { page: number; limit: number }): Promise<TextPage>
  /** The ids of all runs that a list of runs, or of texts, is made from, newest first. */
  found(user: string, sought: Sought & { grouped?: boolean }): Promise<readonly string[]>
  /** These runs and all other versions of their texts, each with the id of its text. */
  siblings(user: string, ids: readonly string[]): Promise<readonly { id: string; text: string }[]>
  /** How many texts there are of which some version came to nothing. */
  without(user: string): Promise<number>
  /** With which engines and by which models a person has made how many. */
  engines(user: string): Promise<readonly Tally[]>
  models(user: string): Promise<readonly Tally[]>
  /**
   * Removes runs that have ended, and says which they were; what was kept of them stays, their files go.
   * Within an hour, all that went with one removal can come back.
   */
  remove(user: string, ids: readonly string[], removal: string): Promise<readonly string[]>
  /** Brings back what went with a removal, as it was, and says which they were. */
  restore(user: string, removal: string): Promise<readonly string[]>
  used(user: string, period: string): Promise<number>
  /** Keeps what came so far, and says that their worker lives: one statement for all runs of this node. */
  save(progress: readonly Progress[]): Promise<void>
  /** Says that the worker of these runs lives, where nothing new came. */
  touch(ids: readonly string[]): Promise<void>
  /** Keeps a step that is finished, for another attempt. */
  keep(id: string, step: FinishedStep): Promise<void>
  /** Keeps what was read for a field, for those who look at the run and for another attempt. */
  keepSource(id: string, source: Source): Promise<void>
  /** Keeps what stays when the rest of a run that has ended is written anew; false where there is no such run. */
  pin(user: string, id: string, pins: readonly string[]): Promise<boolean>
  keepLanguage(id: string, language: string): Promise<void>
  /** Keeps which models wrote, where they are others than the one it began with. */
  keepModel(id: string, model: string): Promise<void>
  /** Closes an open run and gives back what it took and is not charged. Undefined: it was closed before. */
  close(id: string, ending: Ending): Promise<Closed | undefined>
  /**
   * Puts another answer in the place of one that was made by hand, if it is still the one that ended then; undefined
   * where it is not.
   */
  rewrite(run: Run, to: Pick<Ending, 'answer' | 'text'>): Promise<Run | undefined>
  /**
   * Closes open runs as interrupted, gives back what they took, and says which they were: all that nobody can go on
   * with, or those of these whose worker has not been heard of for the given time.
   */
  sweep(silent?: { seconds: number; ids: readonly string[] }): Promise<string[]>
  /** Of these runs, takes those that have finished steps and whose worker has not been heard of for so many seconds. */
  takeOver(silent: { seconds: number; ids: readonly string[] }): Promise<readonly TakenOver[]>
  /** The open runs but these whose worker has not been heard of for so many seconds. */
  silent(seconds: number, except: readonly string[]): Promise<readonly string[]>
  /** Those of these runs that have ended, whoever they belong to. */
  ended(ids: readonly string[]): Promise<readonly Run[]>
}

export const periodOf = (day: Date) => day.toISOString().slice(0, 7)
