import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So wird aus einem Foto ein Produktbild', en: 'How a photograph becomes a product picture' },
  expects: [
    { de: 'Foto', en: 'Photograph' },
    { de: 'Formate', en: 'Formats' },
    { de: 'Hintergrund', en: 'Background' },
    { de: 'Schatten', en: 'Shadow' },
  ],
  advice: [
    {
      title: { de: 'Allein vor ruhigem Grund.', en: 'Alone on a calm ground.' },
      text: {
        de: 'Steht die Ware frei und hebt sich ab, wird sie sauber gefunden. Nichts darf über den Rand ragen.',
        en: 'Goods that stand alone and stand out are found cleanly. Nothing may reach over the edge.',
      },
    },
    {
      title: { de: 'Für Amazon weiß lassen.', en: 'Leave it white for Amazon.' },
      text: {
        de: 'Das Hauptbild verlangt reines Weiß, und die Ware soll 85 Prozent füllen: Rand 7 passt.',
        en: 'The main picture must be pure white, with the goods filling 85 per cent: a margin of 7 fits.',
      },
    },
    {
      title: { de: 'In einer Szene zeigen.', en: 'Show it in a scene.' },
      text: {
        de: 'Nennen Sie Untergrund, Licht und was dahinter liegt. Ist ein Modell verbunden, das Bereiche malt, steht die Ware mitten darin.',
        en: 'Name the ground, the light and what lies behind. Where a model that paints areas is connected, the goods stand right in it.',
      },
    },
  ],
  example: {
    'ai-product-images': { formats: ['amazon', 'instagram'], background: 'white', ground: 'shadow', margin: 7 },
  },
  shows: {
    de: 'Eine Tasse auf Weiß mit weichem Schatten, quadratisch und im Hochformat.',
    en: 'A cup on white with a soft shadow, square and in portrait format.',
  },
}
