import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So wird aus Strichen ein Bild', en: 'How strokes become a picture' },
  expects: [
    { de: 'Formen', en: 'Shapes' },
    { de: 'Farben', en: 'Colours' },
    { de: 'Worte', en: 'Words' },
    { de: 'Abstand', en: 'Distance' },
  ],
  advice: [
    {
      title: { de: 'Flächen statt Umrisse.', en: 'Areas rather than outlines.' },
      text: {
        de: 'Ein blaues Feld oben wird Himmel, ein grünes unten Wiese. Mit „Füllen“ geht das mit einem Druck.',
        en: 'A blue area above becomes sky, a green one below grass. “Fill” does that with one press.',
      },
    },
    {
      title: { de: 'Worte sagen, was es ist.', en: 'Words say what it is.' },
      text: {
        de: 'Die Zeichnung zeigt, wo etwas steht; die Worte sagen, ob der Kreis ein Mond ist oder ein Ball.',
        en: 'The drawing shows where something is; the words say whether the circle is a moon or a ball.',
      },
    },
    {
      title: { de: 'Ebenen zum Probieren.', en: 'Layers to try things out.' },
      text: {
        de: 'Ein Foto als unterste Ebene lässt sich nachzeichnen und dann ausblenden.',
        en: 'A photograph as the lowest layer can be traced and then hidden.',
      },
    },
  ],
  example: {
    'image-from-drawing': {
      prompt: {
        de: 'Ein kleines Haus mit rotem Dach an einem See, dahinter Berge, Abendlicht',
        en: 'A small house with a red roof by a lake, mountains behind it, evening light',
      },
      ratio: '3:2',
      style: 'foto',
    },
  },
  shows: {
    de: 'Ein Foto im Format 3:2: das Haus steht, wo das Viereck gezeichnet war, der See darunter, die Berge als Umriss im Abendlicht.',
    en: 'A photograph in 3:2: the house stands where the square was drawn, the lake below it, the mountains as an outline in the evening light.',
  },
}
