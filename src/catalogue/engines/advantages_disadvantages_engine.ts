import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { researchFields } from '../research.ts'
import { guide } from '../guides/advantages_disadvantages_engine.ts'

export default engine(
  {
    id: 40,
    icon: 'scale',
    name: { de: 'Vorteile und Nachteile', en: 'Pros and cons' },
    description: { de: 'Beide Seiten, fair gewogen.', en: 'Both sides, fairly weighed.' },
    category: ['education', 'general'],
    action: ['analysis', 'text_creation'],
    access: paid,
    guide,
  },
  {
    advantages_disadvantage: call({
      fields: {
        content: area(
          {
            de: 'Welche Entscheidung oder Sache soll abgewogen werden?',
            en: 'Which decision or matter should be weighed?',
          },
          {
            placeholder: {
              de: 'Worum es geht, für wen, was Ihnen wichtig ist.',
              en: 'What it is about, for whom, what matters to you.',
            },
          },
        ),
        ...researchFields,
      },
      more: ['language', 'audience', 'include', 'avoid', 'variants'],
      basis: 'knowledge',
      answer: text({ view: 'pros-cons' }),
      creativity: 0.4,
      prompt: {
        de: `
          Nenne Vorteile und Nachteile dessen, was in {{ content }} steht.`,
        en: `
          Give the advantages and disadvantages of what is in {{ content }}.`,
      },
    }),
  },
)
