import type { Answer } from './answers.ts'
import type { Condition, Fields, Values } from './fields.ts'
import { holdsOf } from './is-asked.ts'
import type { ProblemCode } from './problems.ts'

/** One of several answers of a run: as far as it has come, or why it has not. */
export type Variant = Readonly<{
  /** What its form says otherwise than that of the run: the network it is for. */
  inputs: Values
  answer: Answer
  /** The same as Markdown. */
  text: string
  /** What the model says about it to the person. */
  notes?: readonly string[]
  cut?: 'length'
  /** Nothing is charged for one that failed. */
  problem?: ProblemCode
  details?: Readonly<Record<string, number>>
}>

/** Whether an answer is one to be used, and charged. */
export const isGood = ({ problem, text }: Pick<Variant, 'problem' | 'text'>) => !problem && text.trim() !== ''

/** One of the answers a form asks for; `take` counts those with the same inputs, from 0. */
export type Wish = { readonly inputs: Values; readonly take: number }

/** What the answers are for, where one is not enough: for a network, and for each of the others. */
const places = (fields: Fields, values: Values): readonly Values[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const others = values[name]
    if (field.kind !== 'choices' || field.besides === undefined || typeof others !== 'object') return []
    const { besides } = field
    return [...new Set([values[besides] ?? '', ...others])].map(value => ({ [besides]: value }))
  })

/** All answers that a form asks for: usually one, several of the same, or one for each of several places. */
export const wishesIn = (fields: Fields, values: Values): readonly Wish[] => {
  const takes = fields.variants?.more && typeof values.variants === 'number' ? values.variants : 1
  const found = places(fields, values)
  const inputs = found.length > 1 ? found : [{}]
  return inputs.flatMap(one => Array.from({ length: takes }, (_, take) => ({ inputs: one, take })))
}

/** Whether the answer to a question says how many texts are wanted, and nothing of any of them. */
export const asksForMore = (name: string, fields: Fields): boolean => {
  const field = fields[name]
  return field?.kind === 'choices' ? field.besides !== undefined : name === 'variants' && field?.more === true
}

/** The form of one of several answers, as if it had been asked for alone. */
export const aloneIn = (fields: Fields, values: Values, inputs: Values): Values => ({
  ...Object.fromEntries(Object.entries(values).filter(([name]) => !asksForMore(name, fields))),
  ...inputs,
})

/** What a filled-in form costs: each answer as much as one. */
export const costOf = (
  { cost = 1, otherwise, fields }: { cost?: number; otherwise?: { where: Condition; cost: number }; fields: Fields },
  values: Values,
) => (otherwise && holdsOf(otherwise.where, values) ? otherwise.cost : cost) * wishesIn(fields, values).length
