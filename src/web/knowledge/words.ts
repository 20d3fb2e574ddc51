import type { Rhythm } from '#shared/knowledge.ts'
import type { Locale, Text } from '#shared/text.ts'

/** How often a page is read anew, in words. */
export const rhythmWords: Readonly<Record<Rhythm, Text>> = {
  never: { de: 'nicht von selbst', en: 'not by itself' },
  weekly: { de: 'jede Woche', en: 'every week' },
  monthly: { de: 'jeden Monat', en: 'every month' },
}

export const heading: Text = { de: 'Eigenes Wissen', en: 'Own knowledge' }
export const glossaryHeading: Text = { de: 'Glossar', en: 'Glossary' }
export const howOften: Text = { de: 'Neu lesen', en: 'Read anew' }

/** The languages that a term can be for. */
export const languageNames: Readonly<Record<Locale, Text>> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
}
