import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/before_after_comparison.ts'

export default engine(
  {
    id: 38,
    icon: 'swap',
    name: { de: 'Vorher und nachher', en: 'Before and after' },
    description: { de: 'Was sich ändert, Zeile für Zeile.', en: 'What changes, line by line.' },
    category: ['sales', 'marketing'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
  },
  {
    before_and_after: call({
      fields: {
        content: area(
          { de: 'Was verändert sich, und wodurch?', en: 'What changes, and through what?' },
          {
            placeholder: {
              de: 'Wie es vorher ist, was Sie anbieten, wie es danach ist. Stichpunkte genügen.',
              en: 'How things are before, what you offer, how they are afterwards. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'audience', 'include', 'avoid'],
      answer: text(),
      creativity: 0.4,
      prompt: {
        de: `
          Schreibe einen Vorher-nachher-Vergleich zu dem, was in {{ content }} steht.`,
        en: `
          Write a before-and-after comparison on what is in {{ content }}.`,
      },
    }),
  },
)
