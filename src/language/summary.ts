import type { Values } from '#shared/fields.ts'
import { keySentences } from './rank.ts'
import { choosable, type Sentence } from './sentences.ts'

/** The lengths a summary can have, as they stand on the wire, in sentences. */
const lengths = {
  '1 sentence': { from: 1, to: 1 },
  '2-3': { from: 2, to: 3 },
  '3-6': { from: 3, to: 6 },
  '6-10': { from: 6, to: 10 },
  '10-20': { from: 10, to: 20 },
  'more than 20 sentences': { from: 21, to: 40 },
} as const
export type Length = keyof typeof lengths

const isLength = (value: unknown): value is Length => typeof value === 'string' && Object.hasOwn(lengths, value)

/** A quarter of a text, within the limits of a length. */
const amount = (sentences: number, length: Length) => {
  const { from, to } = lengths[length]
  return Math.min(to, Math.max(from, Math.round(sentences / 4)))
}

const inParagraphs = (sentences: readonly Sentence[]) =>
  Object.values(Object.groupBy(sentences, ({ paragraph }) => paragraph))
    .map(group => (group ?? []).map(({ text }) => text).join(' '))
    .join('\n\n')

/**
 * The sentences of a text that say most of it, word for word and in its order. `values.length` says how many, 3 to 6
 * if it does not; a text with fewer is given whole. From ten on they stand in the paragraphs of the text.
 */
export const summary = ({ text, values }: { text: string; values: Values }): string => {
  const { sentences, heading } = choosable(text, 1)
  const length = isLength(values.length) ? values.length : '3-6'
  const key = keySentences(sentences, amount(sentences.length, length), heading)
  return key.length < 10 ? key.map(sentence => sentence.text).join(' ') : inParagraphs(key)
}
