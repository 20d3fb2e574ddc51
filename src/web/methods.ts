import type { Method } from '#language/index.ts'
import type { Text } from '#shared/text.ts'

/** What our own methods make, in a word or three. */
export const methods: Readonly<Record<Method, Text>> = {
  bullets: { de: 'Stichpunkte', en: 'bullet points' },
  cloud: { de: 'Wortwolke', en: 'word cloud' },
  comparison: { de: 'Textvergleich', en: 'text comparison' },
  keywords: { de: 'Schlüsselwörter', en: 'keywords' },
  meta: { de: 'Titel und Beschreibung', en: 'title and description' },
  summary: { de: 'Zusammenfassung', en: 'summary' },
  typography: { de: 'Typografie', en: 'typography' },
}
