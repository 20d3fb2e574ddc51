import type { How, Refinement } from '#shared/refinement.ts'
import type { Text } from '#shared/text.ts'

/** What each way of changing a text is called. */
export const refinementNames: Readonly<Record<How, Text>> = {
  shorter: { de: 'kürzer', en: 'shorter' },
  longer: { de: 'länger', en: 'longer' },
  simpler: { de: 'einfacher', en: 'simpler' },
  formal: { de: 'förmlicher', en: 'more formal' },
  relaxed: { de: 'lockerer', en: 'more relaxed' },
}

const words = {
  first: { de: 'Erste Fassung', en: 'First version' },
  anew: { de: 'neu erstellt', en: 'generated again' },
  completed: { de: 'ergänzt', en: 'completed' },
  byHand: { de: 'von Hand', en: 'by hand' },
  more: { de: 'mehr davon', en: 'more of the same' },
  check: (number: number) => ({ de: `Aussage ${number} neu geprüft`, en: `claim ${number} checked again` }),
  cite: { de: 'Quelle gesucht', en: 'searched for a source' },
  wish: (wish: string) => ({ de: `„${wish}“`, en: `“${wish}”` }),
  passage: (way: string) => ({ de: `Stelle: ${way}`, en: `Passage: ${way}` }),
}

/** How a version came about. */
type Made = {
  readonly refinement: Refinement | null
  readonly hand: boolean
  readonly parent: string | null
  readonly completed: boolean
}

/** Whether nothing came before it. */
export const isFirst = ({ refinement, hand, parent }: Omit<Made, 'completed'>) => !refinement && !hand && !parent

/** What was asked of a version, in a few words. */
export const askedOf = (made: Made, t: (text: Text) => string): string => {
  const { refinement, hand } = made
  if (hand) return t(words.byHand)
  if (!refinement && made.completed && !isFirst(made)) return t(words.completed)
  if (!refinement) return t(isFirst(made) ? words.first : words.anew)
  if ('more' in refinement) return t(words.more)
  if ('check' in refinement) return t(words.check(refinement.check.claim))
  if ('cite' in refinement) return t(words.cite)
  const way = 'how' in refinement ? t(refinementNames[refinement.how]) : t(words.wish(refinement.instruction))
  return refinement.selection ? t(words.passage(way)) : way
}

/** „2 → 3“ and the like: the same in every language. */
export const versionWords = {
  version: (at: string, of: string) => ({ de: `Fassung ${at} von ${of}`, en: `Version ${at} of ${of}` }),
  short: (at: string, of: string) => ({ de: `${at} von ${of}`, en: `${at} of ${of}` }),
  one: (at: string) => ({ de: `Fassung ${at}`, en: `Version ${at}` }),
}
