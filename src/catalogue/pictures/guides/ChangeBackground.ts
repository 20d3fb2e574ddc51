import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So bekommt ein Motiv einen neuen Hintergrund', en: 'How to give a subject a new background' },
  expects: [
    { de: 'Bild', en: 'Picture' },
    { de: 'Hintergrund', en: 'Background' },
    { de: 'Farbe', en: 'Colour' },
    { de: 'Rand', en: 'Edge' },
  ],
  advice: [
    {
      title: { de: 'Mit dem Zauberstab beginnen.', en: 'Begin with the magic wand.' },
      text: {
        de: 'Ein ruhiger Hintergrund ist mit einem Klick gewählt. Den Rest malen Sie dazu oder radieren ihn weg.',
        en: 'A calm background is selected with one press. Paint the rest, or erase it.',
      },
    },
    {
      title: { de: 'Um einen Schritt erweitern.', en: 'Grow it by one step.' },
      text: {
        de: 'So bleibt kein Saum in der alten Farbe am Motiv.',
        en: 'This leaves no fringe of the old colour round the subject.',
      },
    },
    {
      title: { de: 'Weicher Rand für Haare.', en: 'A soft edge for hair.' },
      text: {
        de: 'Zwei bis vier genügen; bei Waren mit klarer Kante bleibt er bei null.',
        en: 'Two to four are enough; for goods with a clear edge leave it at nought.',
      },
    },
  ],
  example: { ChangeBackground: { background: 'gradient', above: '#dbeafe', below: '#ffffff' } },
  shows: {
    de: 'Eine Tasse, freigestellt, vor einem hellblauen Verlauf.',
    en: 'A cup, cut out, on a light blue gradient.',
  },
}
