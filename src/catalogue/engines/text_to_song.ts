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
          Einer wartet noch.

          ## Strophe 2

          Er summt da vorn, ich sitz ganz hinten,
          zwei, die keine Worte finden.
          Linie vierzehn, Viertel leer,
          ich kenn das Lied und weiß nicht mehr, woher.
          Einer wartet noch.

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

          ## Verse 2

          He hums up front, I sit behind,
          two people with a lot in mind.
          Line fourteen, an empty row,
          a tune I think I used to know.
          Somebody waits.

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
      prompt: {
        de: `
          Schreiben Sie einen Liedtext zum Thema in {{ thema }}, der sich zu dieser Musik singen lässt: {{ genre }}{%
          if genre == 'jazz' %}, es sei denn, das Thema nennt eine andere{% endif %}.

          ${inGenre.de}

          Wählen Sie aus dem Thema einen Augenblick, in dem alles steckt, und eine Stimme, die davon singt. Sagen Sie es
          mit Dingen, die man sehen, hören und anfassen kann; das Gefühl entsteht daraus und wird selten beim Namen
          genannt. Jeder Abschnitt bringt etwas Neues.

          Abweichend von der allgemeinen Regel dürfen Sie erdenken, was die Stimme sieht, hört und denkt: Wetter, Licht,
          Dinge ringsum. Was Menschen, Orte und Firmen, die das Thema nennt, tun, sagen oder sind, erdenken Sie nicht;
          Namen und Zahlen von dort kommen vor, soweit sie sich singen lassen. Nennt das Thema eine Stimmung, so gilt
          sie vor der, die sonst zu dieser Musik gehört. Lücken in Klammern gibt es nicht, ebenso wenig Zeilen aus
          Liedern, die es schon gibt.

          Was der Aufbau zu Zeilen und Reimen sagt, geht vor. Sonst hat ein Abschnitt vier bis acht Zeilen und eine
          Zeile vier bis neun Wörter, eine wiederkehrende auch weniger. Zeilen, die einander entsprechen, haben etwa
          gleich viele Silben. Betont wird, was auch gesprochen betont ist; kein Satz wird für einen Reim verdreht.

          Gereimt wird paarweise oder über Kreuz, mindestens jede zweite Zeile. Endet jede Strophe mit derselben Zeile,
          so bleibt diese ohne Reim, und die Zeilen davor reimen sich untereinander. Lieber ein unreiner Reim als ein
          gezwungener oder abgegriffener wie Herz und Schmerz; nur in wiederholten Zeilen kehrt das Reimwort wieder.

          Gibt es einen Refrain oder eine Hook, so steht der Titel darin, und sie lauten jedes Mal gleich und sind jedes
          Mal ausgeschrieben. Besteht das Thema nur aus ein paar Wörtern, so genügen vom Aufbau die ersten beiden
          Strophen und, wenn er sie hat, Refrain oder Hook; in der Oper Rezitativ und Arie.

          Form: der Titel mit „# “, zwei bis fünf Wörter; jeder Abschnitt mit „## “ und seinem Namen, etwa
          „## Strophe 1“, darunter Zeile für Zeile. Keine Akkorde, keine Spielanweisungen, keine Erklärung.`,
        en: `
          Write the lyrics of a song on the topic in {{ thema }} that can be sung to this music: {{ genre }}{% if
          genre == 'jazz' %}, unless the topic names another{% endif %}.

          ${inGenre.en}

          From the topic choose one moment that holds it all, and one voice that sings of it. Say it with things one can
          see, hear and touch; the feeling comes from them and is seldom named. Each section brings something new.

          Other than in general, you may imagine what the voice sees, hears and thinks: weather, light, things around
          it. Do not imagine what people, places and companies that the topic names do, say or are; names and figures
          from it occur as far as they can be sung. If the topic names a mood, it comes before the one that otherwise
          belongs to this music. There are no gaps in brackets, and no lines from songs that already exist.

          What the structure says of lines and rhymes comes first. Otherwise a section has four to eight lines and a
          line four to nine words, a recurring one fewer if need be. Lines that answer each other have about the same
          number of syllables. Stress falls where it falls in speech; no sentence is twisted for a rhyme.

          Rhyme in pairs or crosswise, at least every other line. If each verse ends with the same line, that line stays
          without a rhyme, and the lines before it rhyme with each other. Rather a half rhyme than a forced or worn one
          such as heart and apart; only in repeated lines does the rhyming word return.

          If there is a chorus or a hook, it holds the title, reads the same every time, and is written out every time.
          If the topic is only a few words, the first two verses of the structure will do, with its chorus or hook if it
          has one; in opera, recitative and aria.

          Form: the title with “# ”, two to five words; each section with “## ” and its name, such as
          “## Verse 1”, below it line by line. No chords, no directions, no explanation.`,
      },
      answer: text({ view: 'song' }),
      creativity: 0.9,
    }),
  },
)
