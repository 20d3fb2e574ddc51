import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So kommen Bilder zusammen', en: 'How to bring pictures together' },
  expects: [
    { de: 'Bilder', en: 'Pictures' },
    { de: 'Anordnung', en: 'Layout' },
    { de: 'Abstand', en: 'Gap' },
    { de: 'Farbe', en: 'Colour' },
  ],
  advice: [
    {
      title: { de: 'Die Reihenfolge gilt.', en: 'The order counts.' },
      text: {
        de: 'Das erste Bild steht links, oben oder zuunterst. Die Pfeile unter den Bildern ändern das.',
        en: 'The first picture stands at the left, on top or at the bottom of the pile. The arrows below them change that.',
      },
    },
    {
      title: { de: 'Sagen, was aus welchem Bild kommt.', en: 'Say what comes from which picture.' },
      text: {
        de: 'Ist ein Modell verbunden, das mehrere Bilder nimmt, genügt ein Satz: die Person aus Bild 1 vor das Haus in Bild 2.',
        en: 'Where a model that takes several pictures is connected, a sentence will do: the person from picture 1 in front of the house in picture 2.',
      },
    },
    {
      title: { de: 'Übereinander mischen.', en: 'Blend in layers.' },
      text: {
        de: 'Multiplizieren druckt ein Motiv auf Papier, Aufhellen legt Licht darüber.',
        en: 'Multiply prints a motif on paper, screen lays light over it.',
      },
    },
  ],
  example: { 'combine-images': { layout: 'row', gap: 20 } },
  shows: {
    de: 'Vorher und nachher als ein Bild nebeneinander, mit einem schmalen weißen Streifen dazwischen.',
    en: 'Before and after as one picture side by side, with a narrow white strip between.',
  },
}
