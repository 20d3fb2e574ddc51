import type { PictureSlug } from '#shared/picture-slugs.ts'
import type { Locale } from '#shared/text.ts'
import type { Slug } from '../index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { ofPictures } from './pictures.ts'

const listed = (words: Readonly<Record<Slug | PictureSlug, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(words).map(([slug, list]) => [slug, list.trim().replaceAll(/\s+/g, ' ').split(', ')]),
  )

/** What people call each tool, beside its name, by language and slug: words to find it by, which nobody reads. */
export const searchWords: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>> = {
  de: listed({ ...de, ...ofPictures.de }),
  en: listed({ ...en, ...ofPictures.en }),
}
