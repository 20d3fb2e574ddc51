import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/reply_to_review.ts'

export default engine(
  {
    id: 28,
    icon: 'reply',
    name: { de: 'Antwort auf eine Bewertung', en: 'Reply to a review' },
    description: { de: 'Gelassen, genau und ohne Floskeln.', en: 'Calm, exact and without set phrases.' },
    category: ['sales', 'marketing'],
    action: ['text_creation'],
    access: paid,
    guide,
  },
  {
    reply_to_review: call({
      fields: {
        content: area(
          { de: 'Welche Bewertung möchten Sie beantworten?', en: 'Which review do you want to reply to?' },
          {
            placeholder: {
              de: 'Die Bewertung mit Sternen und Namen. Darunter, was Sie dazu sagen oder anbieten.',
              en: 'The review with its stars and name. Below it, what you have to say or offer.',
            },
          },
        ),
      },
      more: ['address', 'tone', 'length', 'include', 'avoid', 'variants'],
      sender: ['name', 'organisation', 'phone', 'email'],
      prompt: {
        de: `
          Schreibe eine öffentliche Antwort auf die Bewertung in {{ content }}.`,
        en: `
          Write a public reply to the review in {{ content }}.`,
      },
      language: 'kept',
      creativity: 0.5,
    }),
  },
)
