import { type Answer, isList, type Shape } from '#shared/answers.ts'
import { lengthOf } from '#shared/text.ts'

/** A single word or a short term: what is laid out, and copied, line by line. */
export const isTerm = (item: string) => lengthOf(item) <= 48 && !item.includes('\n')

/** Whether a list is one of single words: it was not asked for so many texts. */
export const areTerms = (shape: Shape, items: readonly string[]) =>
  shape.shape === 'list' && (shape.view === 'cloud' || shape.howMany === undefined) && items.every(isTerm)

/** What "copy all" takes: the texts of a list parted by blank lines and without numbers, terms on a line each. */
export const copiedOf = (shape: Shape, answer: Answer, text: string): string => {
  if (!isList(answer)) return text
  const items = answer.filter(item => typeof item === 'string')
  if (items.length < answer.length) return text
  return items.join(areTerms(shape, items) ? '  \n' : '\n\n')
}
