/** What can be asked of an installation beside its own code; `server/engines/can-run.ts` knows whether it is there. */
export const needs = ['write'] as const
export type Need = (typeof needs)[number]

/** Who does a run, and what that asks of the installation. What asks for nothing costs nothing. */
export const works = {
  once: ['write'],
  longform: ['write'],
  corrected: ['write'],
  refine: ['write'],
  house: [],
} as const satisfies Record<string, readonly Need[]>
export type WorkName = keyof typeof works

/** The works a call may name; the others follow from what a person chooses. */
export const callWorks = ['once', 'longform', 'corrected'] as const satisfies readonly WorkName[]
export type Work = (typeof callWorks)[number]

/** The works that can answer a call: its own, and a method without a model where it has one. */
export const worksOf = ({ by = 'once', house }: { by?: Work; house?: string }): readonly WorkName[] =>
  house ? [by, 'house'] : [by]
