import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { genre, inGenre } from '../genres.ts'
import { prose, verse } from '../prose.ts'

export default engine(
  {
    id: 24,
    icon: 'music',
    name: { de: 'Liedtext', en: 'Song lyrics' },
    description: { de: 'Strophen und Refrain, die man singen kann.', en: 'Verses and a chorus that can be sung.' },
    category: ['other', 'general'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    aliases: ['lyrics_engine'],
    guide: {
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
    },
  },
  {
    text_to_song: call({
      fields: {
        thema: area(
          { de: 'Worum geht es in dem Lied?', en: 'What is the song about?' },
          {
            placeholder: {
              de: 'Ein Augenblick, ein Mensch, ein Ort, eine Stimmung. Stichpunkte genügen.',
              en: 'A moment, a person, a place, a mood. Notes will do.',
            },
          },
        ),
        genre,
      },
      more: ['language', 'tone', 'audience', 'include', 'avoid', 'variants'],
      basis: 'free',
      prompt: {
        de: `
          Schreiben Sie einen Liedtext zum Thema in {{ thema }}, der sich zu dieser Musik singen lässt: {{ genre }}{% if
          genre == 'jazz' %}, es sei denn, das Thema nennt eine andere{% endif %}.

          ${inGenre.de}

          Die Einzelheiten, Namen und Wünsche aus dem Thema kommen vor; Bilder, Szenen und eine kleine Geschichte
          erdenken Sie frei dazu, über wirkliche Menschen nichts Kränkendes. Es erzählt eine Geschichte, in einfacher Sprache, singbar, mit Reimen, die leicht kommen. „# “ und der Titel, „## “
          und der Name jedes Abschnitts, darunter Zeile für Zeile.`,
        en: `
          Write song lyrics on the theme in {{ thema }} that can be sung to this music: {{ genre }}{% if genre == 'jazz'
          %}, unless the theme names another{% endif %}.

          ${inGenre.en}

          The details, names and wishes of the theme appear; images, scenes and a small story you invent freely, nothing
          hurtful about real people. It tells a story, in simple language, singable, with rhymes that come easily. “# ” and the title, “## ” and the name of each section, below it line
          by line.`,
      },
      answer: text({ view: 'song' }),
      creativity: 0.9,
    }),
  },
)
