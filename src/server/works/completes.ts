import { chargedStep } from './charged-before.ts'
import { paintedStep } from './painted-before.ts'

/**
 * Whether a run adds what was missing to what an attempt before has written or painted, by the names of its steps;
 * one that costs nothing has added nothing.
 */
export const completes = (steps: readonly string[], cost: number): boolean =>
  cost > 0 && (steps.includes(chargedStep) || steps.includes(paintedStep))
