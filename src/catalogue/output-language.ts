import { languageOf } from '#language/index.ts'
import type { Values } from '#shared/fields.ts'
import type { Call } from './call.ts'

const typed = ({ fields }: Call, values: Values) =>
  Object.entries(fields)
    .filter(([, { kind, more }]) => !more && (kind === 'area' || kind === 'line'))
    .map(([name]) => values[name])
    .join('\n')

/**
 * The language a call is to be answered in, as `de`: the one its form names, itself or among the shared questions; else
 * the one asked for with the call; else, where the call keeps to its text, that of the text; else the person's usual
 * one. What leaves its text untouched listens to nothing else, nor does what there is in one language only.
 */
export const outputLanguage = (call: Call, values: Values, asked: string | undefined, usual: string): string => {
  const { language } = call
  if (language === 'de' || language === 'en') return language
  if (typeof language === 'object') return String(values[language.field] ?? asked ?? usual).toLowerCase()
  const chosen = call.fields.language?.more && values.language
  if (chosen) return String(chosen).toLowerCase()
  const own = language === undefined ? undefined : languageOf(typed(call, values))
  return language === 'untouched' ? (own ?? usual) : (asked ?? own ?? usual)
}
