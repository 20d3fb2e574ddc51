import { type Answer, isList, isRecord } from '#shared/answers.ts'
import type { Value, Values } from '#shared/fields.ts'
import { gapShape } from '#shared/gaps.ts'

/** Where a text is still Markdown: what is the words of a link, or a picture, is no gap. */
const bracketed = new RegExp(String.raw`(?<![\]\\!])${gapShape}(?![([:])`, 'gu')
const asksOf = (gap: string) => gap.slice(1, -1)

/** What the open gaps of a text ask for, each once, in their order: `[time]` asks for “time”. */
export const gapsIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(bracketed), ([gap]) => asksOf(gap))),
]

const inText = (text: string, asks: string, words: string) =>
  text.replaceAll(bracketed, gap => (asksOf(gap) === asks ? words : gap))

const inValue = (value: Value, fill: (text: string) => string): Value => {
  if (typeof value === 'string') return fill(value)
  return Array.isArray(value) ? value.map(one => fill(one)) : value
}

const inValues = (values: Values, fill: (text: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inValue(value, fill)]))

/** An answer with these words in the place of every gap that asks for the same. */
export const filled = (answer: Answer, asks: string, words: string): Answer => {
  const fill = (text: string) => inText(text, asks, words)
  if (typeof answer === 'string') return fill(answer)
  if (isList(answer))
    return answer.map(item => (typeof item === 'string' ? fill(item) : isRecord(item) ? inValues(item, fill) : item))
  return inValues(answer, fill)
}
