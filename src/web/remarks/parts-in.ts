import { asMarkdown, partsOf, type TextPart } from '#shared/markdown.ts'
import { localeOf } from '#shared/text.ts'
import type { Remarked } from './remarks.ts'

/** The texts of an answer, where they stand in it as it is read. A text is its only one. */
export const partsIn = ({ answer, text, language, made }: Remarked): readonly TextPart[] => {
  if (typeof answer === 'string' || !made) return [{ path: [], from: 0, to: text.length }]
  const locale = localeOf(language)
  return asMarkdown(made.shape, answer, locale) === text ? partsOf(made.shape, answer, locale) : []
}
