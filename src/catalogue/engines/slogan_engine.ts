import { list } from '#shared/answers.ts'
import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/slogan_engine.ts'

export default engine(
  {
    id: 10,
    icon: 'megaphone',
    name: { de: 'Slogan', en: 'Slogan' },
    description: {
      de: 'Acht zur Wahl, jeder aus Ihrer Sache.',
      en: 'Eight to choose from, each all yours.',
    },
    category: ['marketing', 'product'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide,
  },
  {
    slogan: call({
      fields: {
        content: area(
          { de: 'Wofür brauchen Sie einen Slogan?', en: 'What do you need a slogan for?' },
          {
            placeholder: {
              de: 'Name, was Sie anbieten, für wen, was Sie anders machen. Stichpunkte genügen.',
              en: 'Name, what you offer, for whom, what you do differently. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'audience', 'include', 'avoid'],
      quality: 'quick',
      prompt: {
        de: `
          Schreibe acht Slogans für das, was in {{ content }} beschrieben ist.

          Der stärkste zuerst, jeder höchstens 45 Zeichen. Der Gedanke dazu nur, wo man ihn sonst nicht sähe, in drei bis acht Wörtern.`,
        en: `
          Write eight slogans for what is described in {{ content }}.

          The strongest first, each of at most 45 characters. The idea beside it only where one would not see it otherwise, in three to eight words.`,
      },
      answer: list({
        of: {
          slogan: line({ de: 'Slogan', en: 'Slogan' }, { max: 50 }),
          idea: line({ de: 'Gedanke', en: 'Idea' }, { optional: true }),
        },
        howMany: 8,
        wire: 'text',
      }),
      creativity: 0.9,
    }),
  },
)
