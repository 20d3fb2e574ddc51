import { comparison } from '#language/comparing/comparison.ts'
import type { Segment } from '#language/comparing/segments.ts'
import type { Values } from '#shared/fields.ts'
import { locales } from '#shared/text.ts'

/** The two texts of a form. */
export const textsIn = ({ text1 = '', text2 = '' }: Values) => [String(text1), String(text2)] as const

/** What stands on each side: what both have, and there what only that one has. */
export const sidesOf = (segments: readonly Segment[]) =>
  [segments.filter(({ kind }) => kind !== 'new'), segments.filter(({ kind }) => kind !== 'gone')] as const

/** What a model has judged; the page that the house writes without one says nothing that is not shown already. */
export const judgementIn = (answer: string, values: Values) =>
  locales.some(locale => comparison({ values, locale }) === answer) ? '' : answer
