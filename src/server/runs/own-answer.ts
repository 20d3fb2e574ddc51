import * as z from 'zod/mini'
import type { Call } from '#catalogue/call.ts'
import { type Answer, isEmptied, isList, isRecord, type Shape } from '#shared/answers.ts'
import { emptied } from '#shared/emptied.ts'
import type { Fields, Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { longestText } from '#shared/refinement.ts'
import type { Text } from '#shared/text.ts'
import { isGood } from '#shared/variants.ts'
import type { Run } from '../store/run.ts'

const words = {
  answer: {
    de: 'Die Antwort in der Form, die sie hat, nicht leer und nicht länger als ein Buch.',
    en: 'The answer in the shape it has, not empty and no longer than a book.',
  },
  variant: {
    de: 'Die Nummer einer Variante, die gelungen ist.',
    en: 'The number of a variant that was written.',
  },
} satisfies Record<string, Text>

/** What is accepted for an answer that was changed by hand, and for the number of a variant. */
export const accepted = {
  answer: [z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())]), words.answer],
  variant: [z.int().check(z.gte(1)), words.variant],
} as const

/** A key of a body that is wrong. */
export const wrong = (field: string, sentence: Text) => new Problem('invalid', { fields: { [field]: sentence } })

const kindOf = (answer: unknown) => (Array.isArray(answer) ? 'list' : typeof answer)

/** The parts that were emptied stay, as they are: their writer may still be at them. */
const withEmptied = (fields: Fields, sent: unknown, own: Values): Values => {
  if (typeof sent !== 'object' || !sent) return own
  const emptied = Object.entries(sent).filter(([name, to]) => to === '' && Object.hasOwn(fields, name))
  return { ...own, ...Object.fromEntries(emptied) }
}
const withAllEmptied = (shape: Shape, sent: unknown, own: Answer): Answer => {
  if (shape.shape === 'form' && !isList(own) && isRecord(own)) return withEmptied(shape.parts, sent, own)
  const { of } = shape.shape === 'list' ? shape : {}
  return of && isList(own) && Array.isArray(sent)
    ? own.map((item, at) => (isRecord(item) ? withEmptied(of, sent[at], item) : item))
    : own
}

/**
 * What a reader has made of an answer by hand: of the same kind, and in the shape of its call. Throws `invalid` where
 * it is empty, too long or something else.
 */
export const ownAnswer = (sent: unknown, answer: Answer, call: Call): Answer => {
  if (isEmptied(sent)) throw wrong('answer', emptied)
  const json = JSON.stringify(sent)
  // More may stand in a list than its form asked for.
  const shape = call.answer.shape === 'list' ? { ...call.answer, howMany: undefined } : call.answer
  const own = typeof sent === 'string' ? sent : withAllEmptied(shape, sent, readAnswer(shape, json))
  const isAlike = [sent, own].every(one => kindOf(one) === kindOf(answer))
  if (!isAlike || isEmptied(own) || json.length > longestText) throw wrong('answer', words.answer)
  return own
}

/**
 * The answer of a run that is meant, and what its form says: of several the one named, else the first good one. Throws
 * `invalid` where there is no such variant.
 */
export const meantOf = ({ answer, variants }: Run, number: number | undefined) => {
  if (number === undefined) return { answer, inputs: variants?.find(isGood)?.inputs ?? {} }
  const named = variants?.[number - 1]
  if (!named || !isGood(named)) throw wrong('variant', words.variant)
  return named
}
