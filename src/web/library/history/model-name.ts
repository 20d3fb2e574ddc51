import type { Method } from '#language/index.ts'
import { inEach, type Text } from '#shared/text.ts'
import { calledBy } from '#shared/written-by.ts'

const methods: Readonly<Record<Method, Text>> = {
  bullets: { de: 'Stichpunkte', en: 'bullet points' },
  cloud: { de: 'Wortwolke', en: 'word cloud' },
  comparison: { de: 'Textvergleich', en: 'comparison' },
  keywords: { de: 'Schlüsselwörter', en: 'keywords' },
  meta: { de: 'Titel und Beschreibung', en: 'title and description' },
  summary: { de: 'Zusammenfassung', en: 'summary' },
  typography: { de: 'Zeichensatz', en: 'typography' },
}

/** `ollama:qwen3:8b` is called qwen3:8b; our own methods are no model. */
export const nameOfModel = (model: string): Text => {
  const provider = model.slice(0, model.indexOf(':'))
  const rest = calledBy(model)
  if (provider !== 'house') return inEach(() => rest)
  const method = methods[rest as Method] ?? inEach(() => rest)
  return { de: `ohne KI: ${method.de}`, en: `without AI: ${method.en}` }
}
