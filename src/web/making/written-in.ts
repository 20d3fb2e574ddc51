import type { ShownCall } from '#catalogue/shown.ts'
import type { Values } from '#shared/fields.ts'
import type { Subject } from './subject.ts'

/**
 * The language that something is made in, as `de`: of a translation the one it is into, else the one that was chosen,
 * the text's where a call keeps it, and the person's own.
 */
export const languageMadeIn = (
  { language }: Pick<ShownCall, 'language'>,
  values: Values,
  of: Pick<Subject, 'language'>,
  own: string,
): string | undefined => {
  const chosen = typeof language === 'object' ? values[language.field] : values.language
  // Nothing chosen, as forms say it, is an empty answer.
  if (typeof chosen === 'string' && chosen) return chosen.toLowerCase()
  return language === 'kept' ? of.language : own.toLowerCase()
}
