import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { researchFields } from '../research.ts'
import { guide } from '../guides/thesis_argument.ts'

export default engine(
  {
    id: 43,
    icon: 'debate',
    name: { de: 'These und Argumente', en: 'Thesis and arguments' },
    description: { de: 'Eine These, gut begründet.', en: 'A thesis, well argued.' },
    category: ['education', 'other'],
    action: ['text_creation', 'analysis'],
    access: paid,
    guide,
  },
  {
    thesis_argument: call({
      fields: {
        content: area(
          { de: 'Welche These oder Frage soll begründet werden?', en: 'Which thesis or question should be argued?' },
          {
            placeholder: {
              de: 'Ihre These oder das Thema, die Seite, die Sie vertreten, Beispiele.',
              en: 'Your thesis or topic, the side you take, examples.',
            },
          },
        ),
        ...researchFields,
      },
      more: ['language', 'tone', 'audience', 'length', 'avoid', 'variants'],
      basis: 'knowledge',
      creativity: 0.5,
      prompt: {
        de: `
          Schreibe eine These mit Argumenten zu dem, was in {{ content }} steht.`,
        en: `
          Write a thesis with arguments on what is in {{ content }}.`,
      },
    }),
  },
)
