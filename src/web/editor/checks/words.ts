import type { Text } from '#shared/text.ts'
import type { By } from './remark.ts'

/** How many remarks there are, in words. */
export const howMany = (count: string, one: boolean): Text => ({
  de: `${count} ${one ? 'Hinweis' : 'Hinweise'}`,
  en: `${count} ${one ? 'remark' : 'remarks'}`,
})

export const words = {
  check: { de: 'Prüfen', en: 'Check' },
  close: { de: 'Prüfung schließen', en: 'Close the checks' },
  views: { de: 'Was geprüft wird', en: 'What is checked' },
  language: (count: string): Text => ({ de: `Sprache ${count}`, en: `Language ${count}` }),
  seo: (score: string): Text => ({ de: `SEO ${score}`, en: `SEO ${score}` }),
  claims: { de: 'Behauptungen', en: 'Claims' },
  before: { de: 'Vorherige Stelle', en: 'Previous place' },
  next: { de: 'Nächste Stelle', en: 'Next place' },
  none: { de: 'Keine Hinweise', en: 'No remarks' },
  noneLine: {
    de: 'Im Text ist nichts aufgefallen. Was neu hinzukommt, wird beim Schreiben geprüft.',
    en: 'Nothing in the text stands out. What is added is checked while you write.',
  },
  empty: { de: 'Sobald Text da ist, wird er hier geprüft.', en: 'As soon as there is text, it is checked here.' },
  correct: { de: 'Berichtigen', en: 'Correct' },
  strike: { de: 'Streichen', en: 'Strike out' },
  leave: { de: 'Lassen', en: 'Leave' },
  show: { de: 'Im Text zeigen', en: 'Show in the text' },
  left: (count: string, one: boolean): Text => ({
    de: `${count} ${one ? 'Stelle' : 'Stellen'} belassen.`,
    en: `${count} ${one ? 'place' : 'places'} left as ${one ? 'it is' : 'they are'}.`,
  }),
  again: { de: 'Wieder zeigen', en: 'Show again' },
  more: (count: string): Text => ({ de: `${count} weitere zeigen`, en: `Show ${count} more` }),
  moved: {
    de: 'Die Stelle hat sich eben geändert. Sie wird gleich neu geprüft.',
    en: 'These words have just changed. They are checked again in a moment.',
  },
}

/** Who says so, where it is not said by rules of ours. */
export const sayer: Readonly<Record<By, Text | undefined>> = {
  rules: undefined,
  dictionaries: { de: 'Wörterbuch', en: 'Dictionary' },
  languagetool: { de: 'LanguageTool', en: 'LanguageTool' },
}
