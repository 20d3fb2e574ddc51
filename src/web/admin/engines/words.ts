import { nameOf } from '#shared/one-language.ts'
import type { Locale, Text } from '#shared/text.ts'

/** What an engine is called here: by its name in a reader's language, else the other, else by none. */
export const nameIn = (name: Text, locale: Locale): string => name[locale] || name.en || name.de || nameOf(name)[locale]

/** What both languages are called where a text stands in each of them. */
export const languageNames: Readonly<Record<Locale, Text>> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
}

/** How far an engine has come. */
export const stateWords = {
  draft: { de: 'Entwurf', en: 'Draft' },
  published: (number: string) => ({ de: `Fassung ${number}`, en: `Version ${number}` }),
  withdrawn: { de: 'Zurückgezogen', en: 'Withdrawn' },
  ahead: { de: 'Entwurf weicht ab', en: 'Draft differs' },
}
