import type { Text } from '../text.ts'

/** Why there is no preview of a drawing. */
export const problemsOfPreviews = {
  preview_none: {
    status: 409,
    de: 'Für dieses Modell gibt es keine Vorschau beim Zeichnen. Die Zeichnung ist noch da, es wurde nichts berechnet; das fertige Bild malt es trotzdem.',
    en: 'There is no preview while drawing for this model. The drawing is still here, nothing was charged; it paints the finished picture all the same.',
  },
  preview_replaced: {
    status: 409,
    de: 'Eine neuere Vorschau ist an die Stelle dieser getreten. Die Zeichnung ist noch da, es wurde nichts berechnet.',
    en: 'A newer preview has taken the place of this one. The drawing is still here, nothing was charged.',
  },
  preview_slow: {
    status: 504,
    de: 'Nach {seconds} Sekunden war noch keine Vorschau da; beim Zeichnen ist das zu lange. Die Zeichnung ist noch da, es wurde nichts berechnet; das fertige Bild lässt sich trotzdem malen.',
    en: 'After {seconds} seconds there was still no preview, which is too long while drawing. The drawing is still here, nothing was charged; the finished picture can be painted all the same.',
  },
} as const satisfies Record<string, Text & { status: number }>
