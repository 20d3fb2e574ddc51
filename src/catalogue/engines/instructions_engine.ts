import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/instructions_engine.ts'

export default engine(
  {
    id: 48,
    icon: 'steps',
    name: { de: 'Anleitung', en: 'Instructions' },
    description: { de: 'Schritt für Schritt, mit allem Nötigen.', en: 'Step by step, with all you need.' },
    category: ['education', 'product'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
  },
  {
    instructions: call({
      fields: {
        content: area(
          { de: 'Was soll die Anleitung erklären?', en: 'What should the instructions explain?' },
          {
            placeholder: {
              de: 'Was gemacht wird, für wen, womit, worauf zu achten ist. Stichpunkte genügen.',
              en: 'What is done, by whom, with what, what to watch out for. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'address', 'audience', 'length', 'avoid', 'variants'],
      answer: text({ view: 'steps' }),
      creativity: 0.2,
      prompt: {
        de: `
          Schreibe die Anleitung zu dem, was in {{ content }} steht.`,
        en: `
          Write the instructions for what is in {{ content }}.`,
      },
    }),
  },
)
