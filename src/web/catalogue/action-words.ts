import type { EngineCard } from '#catalogue/shown.ts'
import type { Text } from '#shared/text.ts'

export type Action = EngineCard['action'][number]

/** What one does with a tool, in the order of the list. */
export const actionWords: Readonly<Record<Action, Text>> = {
  text_creation: { de: 'Texte erstellen', en: 'Text creation' },
  text_editing: { de: 'Texte bearbeiten', en: 'Text editing' },
  text_analysis: { de: 'Textanalyse', en: 'Text analysis' },
  analysis: { de: 'Analyse', en: 'Analysis' },
  content_creation: { de: 'Inhalte erstellen', en: 'Content creation' },
  research: { de: 'Recherche', en: 'Research' },
  audio: { de: 'Audio', en: 'Audio' },
  other: { de: 'Weitere', en: 'Other' },
}

export const actionIds = Object.keys(actionWords) as Action[]
