import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So entstehen gute Varianten', en: 'How to get good variations' },
  expects: [
    { de: 'Bild', en: 'Picture' },
    { de: 'Wunsch', en: 'Wish' },
    { de: 'Abweichung', en: 'Distance' },
    { de: 'Anzahl', en: 'Number' },
  ],
  advice: [
    {
      title: { de: 'Klein anfangen.', en: 'Begin small.' },
      text: {
        de: 'Bis 25 Prozent ändern sich Kleinigkeiten, ab 75 bleibt nur noch die Idee.',
        en: 'Up to 25 per cent details change; from 75 only the idea is left.',
      },
    },
    {
      title: { de: 'Sagen, was anders sein soll.', en: 'Say what should differ.' },
      text: {
        de: 'Jahreszeit, Licht, Farben oder Ort: ein Wunsch je Durchgang wirkt am besten.',
        en: 'Season, light, colours or place: one wish at a time works best.',
      },
    },
    {
      title: { de: 'Eigene Bilder nehmen.', en: 'Take pictures of your own.' },
      text: {
        de: 'Das Bild wird an den Dienst gesendet, der malt. Personen sollten einverstanden sein.',
        en: 'The picture is sent to the service that paints. People on it should have agreed.',
      },
    },
  ],
  example: {
    'image-variations': {
      wish: { de: 'Im Herbst, mit Laub auf dem Weg', en: 'In autumn, with leaves on the path' },
      strength: 50,
      howMany: 2,
    },
  },
  shows: {
    de: 'Zwei Fassungen eines Parkwegs, im Herbst, mit Laub und tief stehender Sonne.',
    en: 'Two versions of a path in a park, in autumn, with leaves and a low sun.',
  },
}
