import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So bekommt ein Foto einen Stil', en: 'How to give a photograph a look' },
  expects: [
    { de: 'Bild', en: 'Picture' },
    { de: 'Stil', en: 'Style' },
    { de: 'Stärke', en: 'Strength' },
    { de: 'Vergleich', en: 'Comparison' },
  ],
  advice: [
    {
      title: { de: 'Ein Motiv mit klaren Formen.', en: 'A motif with clear shapes.' },
      text: {
        de: 'Bleistift und Zeitungsdruck wirken, wo Kanten deutlich sind.',
        en: 'Pencil and newsprint work where edges are plain.',
      },
    },
    {
      title: { de: 'Weniger ist mehr.', en: 'Less is more.' },
      text: {
        de: 'Bei 60 Prozent bleibt ein Foto ein Foto.',
        en: 'At 60 per cent a photograph stays a photograph.',
      },
    },
    {
      title: { de: 'Gerechnet oder gemalt.', en: 'Worked out or painted.' },
      text: {
        de: 'Fünfzehn Stile sind feste Rechnungen, gleich für jedes Bild. Ist ein Modell verbunden, malt es das Foto neu, etwa als Aquarell.',
        en: 'Fifteen looks are fixed computations, the same for every picture. Where a model is connected, it paints the photograph anew, as a watercolour for instance.',
      },
    },
  ],
  example: { 'applied-style': { style: 'sketch', strength: 80 } },
  shows: {
    de: 'Ein Porträt als Bleistiftzeichnung auf Weiß, zu 80 Prozent.',
    en: 'A portrait as a pencil drawing on white, at 80 per cent.',
  },
}
