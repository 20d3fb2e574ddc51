import type { Values } from '#shared/fields.ts'
import { abilityFor, type Begins } from './abilities.ts'

/** What can be asked of an installation beside its own code; `server/runs/can-run.ts` knows whether it is there. */
export const needs = ['write', 'paint', 'edit', 'area', 'several', 'speak', 'listen', 'train', 'see'] as const
export type Need = (typeof needs)[number]

/** Who does a run, and what that asks of the installation. What asks for nothing costs nothing. */
export const works = {
  once: ['write'],
  longform: ['write'],
  article: ['write'],
  /** An article of which nothing is missing. */
  assembled: [],
  corrected: ['write'],
  refine: ['write'],
  factcheck: ['write'],
  painted: ['paint'],
  /** Pictures, worked on by us. */
  processed: [],
  spoken: ['speak'],
  transcribed: ['listen'],
  /** A text about pictures that a model is shown. */
  seen: ['see'],
  house: [],
} as const satisfies Record<string, readonly Need[]>
export type WorkName = keyof typeof works

/** Who has made a run: one of these, or its reader by hand. */
export type MadeBy = WorkName | 'hand'

/** The works a call may name; the others follow from what a person chooses. */
export const callWorks = [
  'once',
  'longform',
  'article',
  'corrected',
  'factcheck',
  'painted',
  'processed',
  'spoken',
  'transcribed',
  'seen',
] as const satisfies readonly WorkName[]
export type Work = (typeof callWorks)[number]

/** Whether a work asks for something, and so for a request of whoever starts it. */
export const asksFor = (work: WorkName, need: Need) => works[work].some(one => one === need)

/** What a work asks of the installation for a call: of painters, what its pictures begin with. */
export const needsOf = (work: WorkName, call: Begins = {}, values?: Values): readonly Need[] =>
  work === 'painted' ? [abilityFor(call, values)] : works[work]

/** The works whose answers are files, which take up room. */
export const makesFiles = (work: WorkName) => work === 'processed' || asksFor(work, 'paint') || asksFor(work, 'speak')

/** The works that can answer a call: its own, the other where it names one, and a method without a model. */
export const worksOf = ({
  by = 'once',
  otherwise,
  house,
}: {
  by?: Work
  otherwise?: { readonly by: Work }
  house?: string
}): readonly WorkName[] => [...[by, ...(otherwise ? [otherwise.by] : [])], ...(house ? (['house'] as const) : [])]
