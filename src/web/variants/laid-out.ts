import type { Shape } from '#shared/answers.ts'
import { lengthOf } from '#shared/text.ts'
import { useIsWide } from '../ui/useIsWide.ts'
import type { OneOf } from '../runs/one-of.ts'

/** How several answers lie on a sheet. */
export type LaidOut = 'columns' | 'tabs'

/** So many beside each other can still be read, and what is longer is scrolled and not compared; characters. */
const most = { columns: 3, characters: 600 }

const isShort = ({ answer }: OneOf) =>
  lengthOf(typeof answer === 'string' ? answer : JSON.stringify(answer)) <= most.characters

/** Whether a few short answers are compared side by side; `example` is what one usually looks like. */
export const areColumns = (variants: readonly OneOf[], example: string) =>
  variants.length <= most.columns && lengthOf(example) <= most.characters && variants.every(isShort)

/** How the answers of a run lie on its sheet, in this window; undefined where there is only one. */
export function useLaidOut(shape: Shape | undefined, variants: readonly OneOf[] | undefined, example: string) {
  // Then the inputs are a line above them.
  const hasRoom = useIsWide(1200)
  if (!shape || !variants) return undefined
  return hasRoom && areColumns(variants, example) ? 'columns' : 'tabs'
}
