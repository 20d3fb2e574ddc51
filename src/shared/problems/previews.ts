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
    de: 'Dieses Modell braucht mindestens {seconds} Sekunden für ein Bild; für eine Vorschau beim Zeichnen ist das zu lange. Die Zeichnung ist noch da, es wurde nichts berechnet; das fertige Bild malt es trotzdem.',
    en: 'This model takes at least {seconds} seconds for a picture, which is too long for a preview while drawing. The drawing is still here, nothing was charged; it paints the finished picture all the same.',
  },
} as const satisfies Record<string, Text & { status: number }>
