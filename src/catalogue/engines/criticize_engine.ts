import { list } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/criticize_engine.ts'

export default engine(
  {
    id: 46,
    icon: 'glasses',
    name: { de: 'Kritik an einem Text', en: 'Criticise a text' },
    description: { de: 'Was schwach ist, und wie es besser geht.', en: 'What is weak, and how to improve it.' },
    category: ['education', 'other'],
    action: ['text_analysis', 'analysis'],
    access: paid,
    guide,
  },
  {
    criticize: call({
      fields: {
        content: area(
          { de: 'Welcher Text soll kritisch gelesen werden?', en: 'Which text should be read critically?' },
          {
            placeholder: {
              de: 'Ein Entwurf, ein Konzept, eine Argumentation.',
              en: 'A draft, a concept, an argument.',
            },
          },
        ),
      },
      more: ['language', 'audience'],
      basis: 'free',
      reads: 'content',
      answer: list({
        of: {
          passage: area({ de: 'Stelle', en: 'Passage' }, { optional: true }),
          problem: area(
            { de: 'Was daran fehlt', en: 'What is missing' },
            { labels: ['Problem', 'Kritik', 'Criticism'] },
          ),
          better: area({ de: 'Besser', en: 'Better' }, { labels: ['Vorschlag', 'Suggestion'] }),
        },
        view: 'criticism',
        wire: 'text',
      }),
      creativity: 0.3,
      prompt: {
        de: `
          Kritisiere den Text in {{ content }} wie jemand vom Fach, der will, dass er gelingt.

          Drei bis acht Punkte, der schwerste zuerst: die Stelle wörtlich, was daran nicht stimmt oder nicht trägt,
          und wie es besser geht. Ohne Lob, ohne Kleinkram.`,
        en: `
          Criticise the text in {{ content }} like an expert who wants it to succeed.

          Three to eight points, the most serious first: the passage word for word, what is wrong with it or does not
          hold, and how to improve it. No praise, no trifles.`,
      },
    }),
  },
)
