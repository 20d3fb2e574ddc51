import { isEmpty, type Shape } from '#shared/answers.ts'
import { useLocale } from '../language.tsx'
import type { RunState } from '../runs/run-state.ts'
import type { Text } from '#shared/text.ts'
import { useLaidOut } from './laid-out.ts'

type Options = {
  run: RunState
  shape: Shape | undefined
  /** What an answer usually looks like. */
  example: Text
  /** The one in the address. */
  wanted: number | undefined
}

/**
 * How the several answers of a run lie on its sheet, which of them stands there alone, and the one that is changed,
 * kept and taken along: `chosen`, as soon as it is there and good.
 */
export function useVariants({ run, shape, example, wanted }: Options) {
  const variants = 'variants' in run ? run.variants : undefined
  const laidOut = useLaidOut(shape, variants, example[useLocale()])
  const alone = wanted && variants?.[wanted - 1] ? wanted : laidOut === 'tabs' ? 1 : undefined
  const found = run.state === 'done' && alone ? variants?.[alone - 1] : undefined
  const chosen = found && alone && !found.problem && !isEmpty(found.answer) ? { ...found, number: alone } : undefined
  return { laidOut, alone, chosen }
}
