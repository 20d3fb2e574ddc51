import type { Method } from '#language/index.ts'
import type { Text } from '#shared/text.ts'

/** What was done without a model: by a method of ours, or by putting together what was there. */
export type OwnWork = Method | 'assembled'

/** What our own methods make, in a word or three. */
export const methods: Readonly<Record<OwnWork, Text>> = {
  assembled: { de: 'Artikel aus eigenen Teilen', en: 'article from parts' },
  bullets: { de: 'Stichpunkte', en: 'bullet points' },
  cloud: { de: 'Wortwolke', en: 'word cloud' },
  comparison: { de: 'Textvergleich', en: 'text comparison' },
  keywords: { de: 'Schlüsselwörter', en: 'keywords' },
  meta: { de: 'Titel und Beschreibung', en: 'title and description' },
  summary: { de: 'Zusammenfassung', en: 'summary' },
  typography: { de: 'Typografie', en: 'typography' },
}
