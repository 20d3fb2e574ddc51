import { list } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/relevant_questions.ts'

export default engine(
  {
    id: 45,
    icon: 'questions',
    name: { de: 'Die richtigen Fragen', en: 'Relevant questions' },
    description: { de: 'Zehn Fragen, die man stellen sollte.', en: 'Ten questions that should be asked.' },
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
      },
      more: ['language', 'address', 'audience', 'avoid'],
      basis: 'free',
      answer: list({ each: 'line', howMany: 10, wire: 'text' }),
      creativity: 0.6,
      prompt: {
        de: `
          Nenne die zehn wichtigsten Fragen zu dem, was in {{ content }} steht.`,
        en: `
          List the ten most relevant questions on what is in {{ content }}.`,
      },
    }),
  },
)
