import type { Locale } from '#shared/text.ts'
import type { Slug } from '../index.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const listed = (words: Readonly<Record<Slug, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(words).map(([slug, list]) => [slug, list.trim().replaceAll(/\s+/g, ' ').split(', ')]),
  )

/** What people call each tool, beside its name, by language and slug: words to find it by, which nobody reads. */
export const searchWords: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>> = {
  de: listed(de),
  en: listed(en),
}
