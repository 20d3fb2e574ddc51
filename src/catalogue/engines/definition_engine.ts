import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
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
      },
      more: ['language', 'audience', 'length', 'avoid'],
      basis: 'knowledge',
      creativity: 0.2,
      prompt: {
        de: `
          Definiere den Begriff in {{ content }}.

          Ein Satz, der Oberbegriff und Unterschied nennt; dann eine Erklärung, ein Beispiel und wovon er zu
          unterscheiden ist. Hat das Wort mehrere Bedeutungen, steht die im Material gemeinte da, sonst jede.`,
        en: `
          Define the term in {{ content }}.

          One sentence that names the class and the difference; then an explanation, an example and what it is to be
          told apart from. If the word has several meanings, the one meant in the material, otherwise each.`,
      },
    }),
  },
)
