import type { Method } from '#language/index.ts'
import type { Text } from '#shared/text.ts'

/** What our own methods make, as it stands in a table. */
export const methods: Readonly<Record<Method, Text>> = {
  bullets: { de: 'Stichpunkte', en: 'bullet points' },
  cloud: { de: 'Wortwolke', en: 'word cloud' },
  comparison: { de: 'Vergleich', en: 'comparison' },
  keywords: { de: 'Schlüsselwörter', en: 'keywords' },
  meta: { de: 'Meta-Beschreibung', en: 'meta description' },
  summary: { de: 'Zusammenfassung', en: 'summary' },
  typography: { de: 'Zeichensatz', en: 'typography' },
}
