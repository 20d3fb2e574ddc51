import { list } from '#shared/answers.ts'
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
      answer: list({
        of: { before: area({ de: 'Vorher', en: 'Before' }), after: area({ de: 'Nachher', en: 'After' }) },
        wire: 'text',
        view: 'pairs',
      }),
      creativity: 0.4,
      prompt: {
        de: `
          Stelle gegenüber, wie es vor und nach dem ist, was in {{ content }} beschrieben ist.

          Drei bis sechs Paare. Jedes „vorher“ und sein „nachher“ handeln von derselben Sache, in je einem Satz, mit
          den Zahlen aus dem Material.`,
        en: `
          Set side by side how things are before and after what is described in {{ content }}.

          Three to six pairs. Each “before” and its “after” are about the same thing, in one sentence each, with the
          figures from the material.`,
      },
    }),
  },
)
