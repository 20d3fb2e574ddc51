import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So verschwindet die Schrift', en: 'How to make writing go' },
  expects: [
    { de: 'Bild', en: 'Picture' },
    { de: 'Schrift', en: 'Writing' },
    { de: 'Auswahl', en: 'Selection' },
    { de: 'Vergleich', en: 'Comparison' },
  ],
  advice: [
    {
      title: { de: 'Erst suchen, dann wählen.', en: 'Search first, then choose.' },
      text: {
        de: '„Text suchen“ zeigt jede gefundene Zeile. Was stehen bleiben soll, etwa ein Straßenschild, wählen Sie ab.',
        en: '“Find text” shows each line that was found. Untick what should stay, such as a street sign.',
      },
    },
    {
      title: { de: 'Nachhelfen, wo etwas fehlt.', en: 'Help where something is missing.' },
      text: {
        de: 'Sehr kleine oder geschwungene Schrift wird manchmal übersehen. Malen Sie mit dem Pinsel darüber.',
        en: 'Very small or curved writing is sometimes overlooked. Paint over it with the brush.',
      },
    },
    {
      title: { de: 'Nur eigene Bilder.', en: 'Only your own pictures.' },
      text: {
        de: 'Wasserzeichen und Namen von Urhebern gehören zum Bild. Entfernen Sie sie nur, wenn es Ihres ist.',
        en: 'Watermarks and names of authors belong to a picture. Remove them only if it is yours.',
      },
    },
  ],
  example: { 'remove-texts': {} },
  shows: {
    de: 'Ein Plakatmotiv ohne Datum und Uhrzeit; der Himmel geht dort weiter, wo die Schrift stand.',
    en: 'The picture of a poster without date and time; the sky goes on where the writing stood.',
  },
}
