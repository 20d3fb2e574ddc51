import type { Guide } from '../../engine.ts'
import { prose } from '../../prose.ts'

export const guide: Guide = {
  title: { de: 'So trägt der Stil das Bild', en: 'How the style carries the picture' },
  expects: [
    { de: 'Ein Motiv', en: 'One subject' },
    { de: 'Haltung', en: 'Pose' },
    { de: 'Hintergrund', en: 'Background' },
    { de: 'Farben', en: 'Colours' },
  ],
  advice: [
    {
      title: { de: 'Das Motiv knapp halten.', en: 'Keep the subject short.' },
      text: {
        de: 'Ein Satz genügt. Je weniger Einzelheiten, desto mehr macht der Stil daraus.',
        en: 'One sentence will do. The fewer details, the more the style makes of it.',
      },
    },
    {
      title: { de: 'Stil nicht wiederholen.', en: 'Do not repeat the style.' },
      text: {
        de: 'Er steht im Feld darunter. Steht er auch im Text, widersprechen sich beide leicht.',
        en: 'It stands in the field below. If the text names one as well, the two easily contradict each other.',
      },
    },
    {
      title: { de: 'Vergleichen.', en: 'Compare.' },
      text: {
        de: 'Dasselbe Motiv in zwei Stilen zeigt schneller, was passt, als jede Beschreibung.',
        en: 'The same subject in two styles shows what fits sooner than any description.',
      },
    },
  ],
  example: {
    TextToStyleImage: {
      prompt: {
        de: 'Ein Leuchtturm auf einer Klippe, Möwen, aufziehendes Gewitter',
        en: 'A lighthouse on a cliff, gulls, a gathering storm',
      },
      style: 'linolschnitt',
      ratio: '2:3',
    },
  },
  shows: prose({
    de: `
      Vier Linolschnitte im Hochformat: der Leuchtturm in kräftigem Schwarz, die Möwen als helle Schnitte im Himmel.`,
    en: `
      Four linocuts in portrait format: the lighthouse in strong black, the gulls as light cuts in the sky.`,
  }),
}
