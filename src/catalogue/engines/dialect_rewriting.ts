import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { dialect, inDialect } from '../dialects.ts'
import { engine, paid } from '../engine.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 49,
    icon: 'signpost',
    name: { de: 'In Dialekt übertragen', en: 'Put into dialect' },
    description: { de: 'Derselbe Text, wie man ihn dort spricht.', en: 'The same text in a German dialect.' },
    category: ['other', 'general'],
    action: ['text_editing', 'text_creation'],
    access: paid,
    guide: {
      title: { de: 'So klingt es nach Heimat', en: 'How to make it sound like home' },
      expects: [
        { de: 'Ein fertiger Text', en: 'A finished text' },
        { de: 'Kurze Sätze', en: 'Short sentences' },
        { de: 'Alltägliches', en: 'Everyday matters' },
        { de: 'Für wen', en: 'For whom' },
      ],
      advice: [
        {
          title: { de: 'Gesprochenes gelingt am besten.', en: 'Spoken words work best.' },
          text: {
            de: 'Grüße, Einladungen, Geschichten. Verträge und Anleitungen bleiben besser hochdeutsch.',
            en: 'Greetings, invitations, stories. Contracts and manuals are better left in standard German.',
          },
        },
        {
          title: { de: 'Jedes Dorf schreibt anders.', en: 'Every village writes differently.' },
          text: {
            de: 'Wir halten uns an eine verbreitete Schreibweise. Lassen Sie jemanden von dort darüberlesen.',
            en: 'We keep to a common spelling. Have somebody from there read it.',
          },
        },
        {
          title: { de: 'Der Inhalt bleibt.', en: 'The content stays.' },
          text: {
            de: 'Namen, Zahlen, Zeiten und Adressen ändern sich nicht, und es kommt kein Witz dazu.',
            en: 'Names, figures, times and addresses do not change, and no joke is added.',
          },
        },
      ],
      example: {
        dialect: {
          content: prose({
            de: `
              Liebe Nachbarn, am Samstag, dem 5. Dezember, ab 16 Uhr machen wir im Hof von Nummer 12 ein kleines
              Feuer. Es gibt Glühwein für 2 Euro, für die Kinder Apfelsaft, und Frau Lehmann bringt ihren Stollen mit.
              Wer kann, bringt eine Tasse und einen Stuhl mit. Wenn es regnet, gehen wir in die Garage. Klingeln ist
              nicht nötig. Wir freuen uns auf euch!`,
            en: `
              Dear neighbours, on Saturday, 5 December, from 4 pm we are lighting a small fire in the yard of
              number 12. There will be mulled wine for 2 euros, apple juice for the children, and Frau Lehmann is
              bringing her stollen. If you can, bring a cup and a chair. If it rains, we will move to the garage. No
              need to ring. We look forward to seeing you all!`,
          }),
          dialect: 'saxon',
        },
      },
      shows: prose({
        de: `
          Liebe Nachbarn, am Sonnamd, dem 5. Dezember, ab 16 Uhr machen mir im Hof von Nummer 12 ä gleenes Feuer. Es
          gibt Gliehwein fier 2 Euro, fier de Ginder Abblsaft, un Frau Lehmann bringt ihrn Stolln mit. Wer gann, bringt
          ä Dasse un ä Stuhl mit. Wenns räschnt, gehn mr in de Garasche. Glingeln is ni needsch. Mir freuen uns uff
          eusch!`,
        en: `
          Liebe Nachbarn, am Sonnamd, dem 5. Dezember, ab 16 Uhr machen mir im Hof von Nummer 12 ä gleenes Feuer. Es
          gibt Gliehwein fier 2 Euro, fier de Ginder Abblsaft, un Frau Lehmann bringt ihrn Stolln mit. Wer gann, bringt
          ä Dasse un ä Stuhl mit. Wenns räschnt, gehn mr in de Garasche. Glingeln is ni needsch. Mir freuen uns uff
          eusch!`,
      }),
    },
  },
  {
    dialect: call({
      note: {
        de: 'Alle sechs Dialekte sind deutsche. Auch ein Text in einer anderen Sprache wird in den Dialekt übertragen.',
        en: 'All six dialects are German. A text in English is translated, and the result is German dialect.',
      },
      fields: {
        content: area(
          { de: 'Welcher Text?', en: 'Which text?' },
          {
            placeholder: {
              de: 'Eine Einladung, ein Gruß, eine Rede, eine Geschichte.',
              en: 'An invitation, a greeting, a speech, a story, in German or in English.',
            },
          },
        ),
        dialect,
      },
      prompt: {
        de: `
          Schreiben Sie den Text in {{ content }} in diesem Dialekt: {{ dialect }}.

          ${inDialect.de} Die Beispiele zeigen die Schreibweise; sie müssen nicht alle vorkommen.

          So, wie Menschen von dort einander schreiben: von Anfang bis Ende im Dialekt und nicht nur hier und da ein
          Wort, doch so, dass man es beim ersten Lesen versteht. Dasselbe Wort wird immer gleich geschrieben,
          Hauptwörter groß, Auslassungszeichen sparsam. Auch der Satzbau ist der gesprochene: kurze Sätze, vollendete
          Vergangenheit statt der erzählenden, „von“ statt des Wesfalls, wo man dort so spricht. An die Stelle von
          Wörtern, die dort niemand sagt, treten die, die man dort sagt.

          Der Inhalt bleibt: Keine Aussage kommt hinzu, keine fällt weg, die Reihenfolge ist dieselbe. Namen, Zahlen,
          Uhrzeiten, Preise, Adressen, Fachwörter und Zitate bleiben, wie sie sind; auch kommt zu einem Namen kein
          Artikel und keine Endung hinzu. Wer gesiezt wird, wird weiter gesiezt; wer geduzt wird, weiter geduzt. Lässt
          die Sprache des Textes das offen, so wird gesiezt, wen er mit Titel oder Nachnamen anredet, und sonst geduzt,
          ob einer oder mehrere gemeint sind. Keine Scherze über die Gegend, keine Ausrufe und Grüße, die nicht
          dastehen. Was ernst ist, bleibt ernst.

          Steht der Text in einer anderen Sprache oder in einem anderen Dialekt, so wird er in diesen übertragen.

          Länge und Form: wie der Text, mit seinen Absätzen, Listen und Überschriften. Aus einem Wort wird ein Wort.`,
        en: `
          Write the text in {{ content }} in this German dialect: {{ dialect }}.

          ${inDialect.en} The examples show the spelling; not all of them have to occur.

          Write as people from there write to each other: in dialect from beginning to end and not just a word here and
          there, yet so that it is understood at first reading. The same word is always spelled the same, nouns have a
          capital letter, apostrophes are rare. The syntax is that of speech, too: short sentences, the perfect tense
          rather than the preterite, “von” rather than the genitive, where people there speak so. Words that nobody
          there would say give way to those they do say.

          The content stays: no statement is added, none is lost, the order is the same. Names, figures, times, prices,
          addresses, technical terms and quotations stay as they are; nor does a name gain an article or an ending.
          Whoever is addressed formally or familiarly stays so. Where the language of the text leaves that open, it is
          “Sie” for whoever is addressed by title or surname, else “du” or, for several, “ihr”, as this dialect writes
          them. No jokes about the region, no exclamations and greetings that are not there. What is serious stays
          serious.

          If the text is in another language or in another dialect, it is carried over into this one.

          Length and form: those of the text, with its paragraphs, lists and headings. One word becomes one word.`,
      },
      language: 'de',
      creativity: 0.4,
    }),
  },
)
