import type { Correction } from '#shared/corrections.ts'
import type { Kept, Run } from './run.ts'

/** Where the corrections of a run are kept among its steps. */
const place = 'corrections'

/** The single corrections of a run with their reasons, as a step that is finished. */
export const keptCorrections = (corrections: readonly Correction[]): Kept => ({
  kept: place,
  output: JSON.stringify(corrections),
})

/** The single corrections of a run with their reasons, once they are known. */
export const correctionsOf = ({ steps }: Pick<Run, 'steps'>): readonly Correction[] | undefined =>
  steps[place] === undefined ? undefined : (JSON.parse(steps[place]) as readonly Correction[])
