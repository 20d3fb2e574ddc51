import { type Locale, locales, type Text } from './text.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What is said in this language only, said alike in all; without a language it is as it was. */
export const inOneLanguage = <Value>(value: Value, only: Locale | undefined): Value => {
  if (!only || !isObject(value)) return value
  if (Array.isArray(value)) return value.map(one => inOneLanguage(one, only)) as Value
  const said: unknown = Reflect.get(value, only)
  if (typeof said === 'string' && locales.every(locale => Object.hasOwn(value, locale)))
    return Object.fromEntries(locales.map(locale => [locale, said])) as Value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inOneLanguage(inner, only)])) as Value
}

const untitled: Text = { de: 'Werkzeug ohne Namen', en: 'Untitled Engine' }

/** A name may lack a language: then it is said in English, or not at all. */
export const nameOf = ({ de, en }: Text): Text => ({ de: de || en || untitled.de, en: en || untitled.en })
