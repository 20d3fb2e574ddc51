import { locales, type Text } from '#shared/text.ts'

/** Something wrong with a definition: where, in a text also in which line, and in words for whoever wrote it. */
export type Finding = { readonly at: string; readonly says: Text; readonly line?: number }

export const finding = (at: string, de: string, en: string, line?: number): Finding[] => [
  { at, says: { de, en }, ...(line && { line }) },
]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const lacking = {
  de: { de: 'Hier fehlt der deutsche Text.', en: 'The German text is missing here.' },
  en: { de: 'Hier fehlt der englische Text.', en: 'The English text is missing here.' },
}

/** Texts that are said in one language only, or not at all, wherever they stand in a definition. */
export const untold = (value: unknown, at: string): Finding[] => {
  if (!isObject(value)) return []
  if (!locales.some(locale => typeof Reflect.get(value, locale) === 'string'))
    return Object.entries(value).flatMap(([key, inner]) => untold(inner, `${at}.${key}`))
  return locales
    .filter(locale => !String(Reflect.get(value, locale) ?? '').trim())
    .map(locale => ({ at: `${at}.${locale}`, says: lacking[locale] }))
}
