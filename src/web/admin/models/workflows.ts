import type { Text } from '#shared/text.ts'
import type { WorkflowSlot } from '#shared/workflow-slots.ts'

/** What is filled into a workflow, as the administration is told it. */
export const slotNames: Readonly<Record<WorkflowSlot, Text>> = {
  prompt: { de: 'Beschreibung', en: 'description' },
  negative: { de: 'was nicht zu sehen sein soll', en: 'what must not be seen' },
  seed: { de: 'Startzahl', en: 'seed' },
  width: { de: 'Breite', en: 'width' },
  height: { de: 'Höhe', en: 'height' },
  picture: { de: 'Ausgangsbild', en: 'picture to begin with' },
  mask: { de: 'Maske', en: 'mask' },
  strength: { de: 'Stärke', en: 'strength' },
  result: { de: 'Ergebnis', en: 'result' },
}
