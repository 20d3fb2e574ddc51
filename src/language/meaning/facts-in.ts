import type { WordSpan } from '../spans.ts'
import { contactsIn } from './contacts.ts'
import { datesIn } from './dates.ts'
import type { Fact, Slate } from './facts.ts'
import { numbersIn } from './numbers.ts'
import { timesIn } from './times.ts'

/** Everything exact that a text says, in its order. */
export const factsIn = (text: string, language: string | undefined, letters: readonly WordSpan[]): Fact[] => {
  const slate: Slate = { text, language, letters }
  const found = [...contactsIn(slate), ...timesIn(slate), ...datesIn(slate), ...numbersIn(slate)]
  return found.sort((one, other) => one.from - other.from)
}
