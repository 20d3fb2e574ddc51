import type { Guide } from '../engine.ts'
import { prose, verse } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird daraus ein Lied', en: 'How to make a song of it' },
  expects: [
    { de: 'Ein Augenblick', en: 'A moment' },
    { de: 'Wer singt', en: 'Who sings' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Orte und Dinge', en: 'Places and things' },
    { de: 'Die Stimmung', en: 'The mood' },
  ],
  advice: [
    {
      title: { de: 'Erzählen Sie eine Kleinigkeit.', en: 'Tell something small.' },
      text: {
        de: 'Die kalte Tasse auf dem Fensterbrett trägt weiter als „Liebe“ oder „Abschied“.',
        en: 'The cold cup on the window sill carries further than “love” or “goodbye”.',
      },
    },
    {
      title: { de: 'Die Musik bestimmt den Aufbau.', en: 'The music decides the structure.' },
      text: {
        de: 'Ein Blues hat drei Zeilen je Strophe, Pop einen Refrain, Hip-Hop lange Parts. Probieren Sie zwei aus.',
        en: 'A blues has three lines to a verse, pop a chorus, hip-hop long verses. Try two of them.',
      },
    },
    {
      title: { de: 'Singen Sie laut mit.', en: 'Sing it out loud.' },
      text: {
        de: 'Was beim Singen stolpert, kürzen Sie. Geht es um echte Menschen, zeigen Sie ihnen den Text vorher.',
        en: 'Shorten what trips your tongue. If it is about real people, show it to them first.',
      },
    },
  ],
  example: {
    text_to_song: {
      thema: prose({
        de: `
              Der letzte Bus der Linie 14, freitags um 0.40 Uhr. Hinten sitzt eine Krankenschwester nach der
              Spätschicht, vorn summt Fahrer Cem. Sie reden nie, aber er wartet jedes Mal, wenn sie noch über die
              Brücke rennt. Heute fährt er zum letzten Mal. Leise, nicht traurig.`,
        en: `
              The last bus on line 14, Fridays at twenty to one. A nurse sits at the back after her late shift, and at
              the front Cem, the driver, hums. They never talk, but every time she is still running across the bridge he
              waits. Tonight is his last run. Quiet, not sad.`,
      }),
      genre: 'jazz',
    },
  },
  shows: verse({
    de: `
          # Einer wartet noch

          ## Strophe 1

          Freitagnacht, die Stadt macht zu,
          die Spätschicht hängt am Schuh.
          Ich renn über die Brücke, es regnet auf Beton,
          und drüben an der Haltestelle steht er schon:
          einer wartet noch.

          ## Refrain

          Einer wartet noch, einer wartet noch,
          um null Uhr vierzig brennt ein Licht im Loch
          der langen Nacht, und bin ich noch so spät:
          Einer wartet noch, bevor er geht.

          ## Strophe 2

          Er summt da vorn, ich sitz ganz hinten,
          zwei, die keine Worte finden.
          Linie vierzehn, Viertel leer,
          ich kenn das Lied und weiß nicht mehr, woher.
          Und morgen? Einer wartet noch.

          ## Bridge

          Was sagt man einem nach so vielen Runden,
          der einen nie verpasst hat, nur gefunden …`,
    en: `
          # Somebody Waits

          ## Verse 1

          Friday night, the lights go down,
          the late shift walks me out of town.
          I’m running on the bridge, the rain is running too,
          and over at the bus stop there’s a door held open through:
          somebody waits.

          ## Chorus

          Somebody waits, somebody waits,
          twenty to one and however late,
          the night is long, but the door stays wide:
          somebody waits till I’m inside.

          ## Verse 2

          He hums up front, I sit behind,
          two people with a lot in mind.
          Line fourteen, an empty row,
          a tune I think I used to know.
          Tonight, once more, somebody waits.

          ## Bridge

          What do you say when the last stop is near
          to a man who has found you each night for a year …`,
  }),
}
