import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { dialect } from '../dialects.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/dialect_rewriting.ts'

export default engine(
  {
    id: 49,
    icon: 'signpost',
    name: { de: 'In Dialekt übertragen', en: 'Put into dialect' },
    description: { de: 'Derselbe Text, wie man ihn dort spricht.', en: 'The same text in a German dialect.' },
    category: ['other', 'general'],
    action: ['text_editing', 'text_creation'],
    access: paid,
    guide,
  },
  {
    dialect: call({
      note: {
        de: 'Alle sechs Dialekte sind deutsche. Auch ein Text in einer anderen Sprache wird in den Dialekt übertragen.',
        en: 'All six dialects are German. A text in English is translated, and the result is German dialect.',
      },
      fields: {
        content: area(
          { de: 'Welcher Text soll übertragen werden?', en: 'Which text should be put into dialect?' },
          {
            placeholder: {
              de: 'Eine Einladung, ein Gruß, eine Rede, eine Geschichte.',
              en: 'An invitation, a greeting, a speech, a story, in German or in English.',
            },
          },
        ),
        dialect,
      },
      basis: 'free',
      prompt: {
        de: `
          Schreiben Sie den Text in {{ content }} in diesem Dialekt: {{ dialect }}.

          Ganz so, wie Menschen von dort einander schreiben, mit ihren Wörtern und Wendungen; dasselbe Wort immer gleich.

          Der Inhalt bleibt: nichts kommt hinzu, nichts fällt weg. Namen, Zahlen, Preise, Adressen und Fachwörter
          bleiben. Gesiezt bleibt gesiezt, geduzt bleibt geduzt. Was ernst ist, bleibt ernst. Eine andere Sprache wird
          in den Dialekt übertragen.

          Länge und Form wie der Text.`,
        en: `
          Put the text in {{ content }} into this German dialect: {{ dialect }}.

          Just the way people from there write to each other, with their words and turns of phrase; the same word always
          spelt the same.

          The content stays: nothing is added, nothing is lost. Names, figures, times, prices, addresses and technical
          terms stay as they are. Formal address stays formal, familiar stays familiar. What is serious stays serious.
          Another language is put into the dialect.

          Length and form like the text.`,
      },
      language: 'de',
      creativity: 0.4,
    }),
  },
)
