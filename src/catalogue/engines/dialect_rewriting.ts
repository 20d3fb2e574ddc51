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
          Schreibe den Text in {{ content }} in dieser Mundart: {{ dialect }}.`,
        en: `
          Put the text in {{ content }} into this German dialect: {{ dialect }}.`,
      },
      language: 'de',
      creativity: 0.4,
    }),
  },
)
