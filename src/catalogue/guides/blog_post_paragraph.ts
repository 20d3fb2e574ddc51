import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird ein Abschnitt rund', en: 'How to round off a section' },
  expects: [
    { de: 'Überschrift', en: 'Heading' },
    { de: 'Kernaussage', en: 'Main point' },
    { de: 'Beispiel', en: 'Example' },
    { de: 'Zahlen', en: 'Figures' },
  ],
  advice: [
    {
      title: { de: 'Ein Abschnitt, ein Gedanke.', en: 'One section, one idea.' },
      text: {
        de: 'Für den zweiten Gedanken machen Sie einen zweiten Abschnitt.',
        en: 'Make a second section for the second idea.',
      },
    },
    {
      title: { de: 'Ein Beispiel mitgeben.', en: 'Give an example.' },
      text: {
        de: 'Das Erlebte liest sich besser als das Allgemeine.',
        en: 'What you experienced reads better than what is general.',
      },
    },
    plainNotes,
  ],
  example: {
    blog_post_paragraph: {
      content: prose({
        de: `
              Überschrift: Warum wir keine Rabatte geben. Töpferei, Preise seit 2021 gleich. Einmal 20 Prozent an
              einem Wochenende: 90 Becher verkauft, danach drei Wochen fast nichts. Stammkundin fragte, ob sie vorher
              zu viel bezahlt hat.`,
        en: `
              Heading: Why we give no discounts. Pottery, prices unchanged since 2021. Once 20 per cent off on a
              weekend: sold 90 mugs, then almost nothing for three weeks. A regular asked whether she had paid too
              much before.`,
      }),
      tonality: 'informal',
      saluation: 'formal',
    },
  },
  shows: prose({
    de: `
          1. Einmal haben wir es versucht: 20 Prozent auf alles, ein Wochenende lang. 90 Becher gingen über den Tisch,
            so viele wie sonst in einem Monat. Danach kam drei Wochen lang fast niemand.
          2. Und dann stand eine Stammkundin im Laden und fragte, ob sie vorher zu viel bezahlt habe. Darauf hatten
            wir keine gute Antwort. Seitdem gibt es bei uns keine Rabatte mehr, dafür dieselben Preise wie 2021.`,
    en: `
          1. We did try it once: 20 per cent off everything, for one weekend. We sold 90 mugs, as many as in a whole
            month otherwise. After that, hardly anyone came for three weeks.
          2. And then a regular stood in the shop and asked whether she had paid too much before. We had no good
            answer. Since then there have been no discounts with us, but the same prices as in 2021.`,
  }),
}
