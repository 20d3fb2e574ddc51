import { type Answer, isList, isRecord, type Item, type Shape, type ViewName } from '#shared/answers.ts'
import type { Fields, Value, Values } from '#shared/fields.ts'
import { healed } from './markdown/healed.ts'
import { withoutHalfSign } from './markdown/settled.ts'

/** Views that draw a text word for word: marks are signs there. */
const wordForWord: ReadonlySet<ViewName | undefined> = new Set<ViewName>(['diff', 'song'])

/** A text whose last block is finished, so that whatever draws it shows no half mark. */
const steady = (text: string) => {
  const from = text.lastIndexOf('\n\n') + 1
  return text.slice(0, from) + healed(text.slice(from))
}

const valueOf = (value: Value, isMarkdown: boolean): Value => {
  if (typeof value === 'string') return isMarkdown ? steady(value) : withoutHalfSign(value)
  return typeof value === 'object' ? value.map(withoutHalfSign) : value
}
const valuesOf = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueOf(value, fields[name]?.kind === 'area')]),
  )
const itemOf = (of: Fields | undefined, item: Item): Item =>
  typeof item === 'string' ? steady(item) : isRecord(item) ? valuesOf(of ?? {}, item) : item

/**
 * An answer as it is drawn while it is written: without half signs, and with what Markdown has open closed. A text
 * without a view heals itself, block by block.
 */
export const whileWritten = (shape: Shape, answer: Answer): Answer => {
  if (typeof answer === 'string') {
    if (!shape.view) return answer
    return wordForWord.has(shape.view) ? withoutHalfSign(answer) : steady(answer)
  }
  // Whatever came before the last item is whole.
  if (isList(answer)) {
    const last = answer.at(-1)
    return last === undefined
      ? answer
      : [...answer.slice(0, -1), itemOf(shape.shape === 'list' ? shape.of : undefined, last)]
  }
  return valuesOf(shape.shape === 'form' ? shape.parts : {}, answer)
}
