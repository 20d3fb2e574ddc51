import { type Answer, isList, isRecord, type Item } from '../answers.ts'
import type { Field, Fields, Value, Values } from '../fields.ts'
import type { Locale } from '../text.ts'
import { around, mainOf, type NamedParts } from './layout.ts'

const textOf = (value: Value | undefined) => (typeof value === 'object' ? value.join('\n') : String(value ?? ''))

/** A part with its name; several short values stand below it. */
const withName = ([name, { kind, label }]: readonly [string, Field], values: Values, locale: Locale) => {
  const value = values[name]
  if (value === undefined || value === '') return []
  if (kind === 'words' && typeof value === 'object')
    return [[`${label[locale]}:`, ...value.map(one => `- ${one}`)].join('\n')]
  return [`${label[locale]}: ${textOf(value)}`]
}

const record = (of: Fields, item: Item, locale: Locale) =>
  isRecord(item)
    ? Object.entries(of)
        .flatMap(part => withName(part, item, locale))
        .join('\n')
    : String(item)

/** An answer as a model is asked to write it: read again, it is the same. */
export const asNamedParts = (shape: NamedParts, answer: Exclude<Answer, string>, locale: Locale): string => {
  if (isList(answer))
    return answer.map(item => record(shape.shape === 'list' ? shape.of : {}, item, locale)).join('\n\n')
  if (shape.shape === 'list') return ''
  const { parts } = shape
  const main = mainOf(shape)
  if (main === undefined)
    return Object.entries(parts)
      .flatMap(part => withName(part, answer, locale))
      .join('\n\n')
  const { head, tail } = around(parts, main)
  const lines = head.flatMap(([name, { label }]) =>
    [answer[name] ?? []].flat().map(value => `${label[locale]}: ${String(value)}`),
  )
  const tags = tail.map(([name]) => [answer[name] ?? []].flat().join(' '))
  return [lines.join('\n'), textOf(answer[main]), ...tags].filter(Boolean).join('\n\n')
}
