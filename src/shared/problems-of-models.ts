import type { Text } from './text.ts'

/** What can go wrong with the models that are connected. */
export const problemsOfModels = {
  model_fixed: {
    status: 409,
    de: 'Dieses Modell wurde nicht hier verbunden und lässt sich hier nicht entfernen. Es hat sich nichts geändert.',
    en: 'This model was not connected here and cannot be removed here. Nothing has changed.',
  },
} as const satisfies Record<string, Text & { status: number }>
