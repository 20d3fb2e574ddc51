import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { researchFields } from '../research.ts'
import { guide } from '../guides/relevant_questions.ts'

export default engine(
  {
    id: 45,
    icon: 'questions',
    name: { de: 'Die richtigen Fragen', en: 'Relevant questions' },
    description: { de: 'Was zu fragen ist, und in welcher Folge.', en: 'What to ask, and in which order.' },
    category: ['press', 'education'],
    action: ['research', 'content_creation'],
    access: paid,
    guide,
  },
  {
    relevante_question: call({
      fields: {
        content: area(
          {
            de: 'Zu welchem Thema oder Gespräch brauchen Sie Fragen?',
            en: 'Which topic or conversation do you need questions for?',
          },
          {
            placeholder: {
              de: 'Thema, Anlass, wer gefragt wird, was Sie schon wissen.',
              en: 'Topic, occasion, who is asked, what you already know.',
            },
          },
        ),
        ...researchFields,
      },
      more: ['language', 'address', 'audience', 'avoid'],
      basis: 'free',
      answer: text(),
      creativity: 0.6,
      prompt: {
        de: `
          Stelle die Fragen zusammen, die zu dem, was in {{ content }} steht, zu stellen sind.`,
        en: `
          Put together the questions to ask about what is in {{ content }}.`,
      },
    }),
  },
)
