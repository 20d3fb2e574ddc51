import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { researchFields } from '../research.ts'
import { guide } from '../guides/definition_engine.ts'

export default engine(
  {
    id: 41,
    icon: 'book',
    name: { de: 'Begriff erklären', en: 'Definition' },
    description: { de: 'Was ein Wort bedeutet, genau und klar.', en: 'What a term means, exact and clear.' },
    category: ['education', 'general'],
    action: ['text_creation', 'research'],
    access: paid,
    guide,
  },
  {
    generate_definition: call({
      fields: {
        content: area(
          { de: 'Welcher Begriff soll erklärt werden?', en: 'Which term should be defined?' },
          {
            placeholder: {
              de: 'Der Begriff, dazu das Fachgebiet und für wen.',
              en: 'The term, its field, and for whom.',
            },
          },
        ),
        ...researchFields,
      },
      more: ['language', 'audience', 'length', 'avoid'],
      basis: 'knowledge',
      creativity: 0.2,
      prompt: {
        de: `
          Schreibe eine Definition zu dem, was in {{ content }} steht.`,
        en: `
          Write a definition for what is in {{ content }}.`,
      },
    }),
  },
)
