import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { researchFields } from '../research.ts'
import { guide } from '../guides/complete_speech.ts'

export default engine(
  {
    id: 53,
    icon: 'speech',
    name: { de: 'Rede', en: 'Speech' },
    description: { de: 'Die ganze Rede, zum Sprechen geschrieben.', en: 'The whole speech, written to be spoken.' },
    category: ['press', 'education'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
  },
  {
    complete_speach: call({
      fields: {
        content: area(
          { de: 'Worüber und vor wem sprechen Sie?', en: 'What do you speak about, and to whom?' },
          {
            placeholder: {
              de: 'Anlass, wer zuhört, was vorkommen soll, Namen, ein Erlebnis, wie lange Sie sprechen.',
              en: 'Occasion, who listens, what should appear, names, an experience, how long you speak.',
            },
            max: 1000,
          },
        ),
        goal: area(
          { de: 'Was soll danach anders sein?', en: 'What should be different afterwards?' },
          {
            placeholder: {
              de: 'Alle sollen lachen, spenden, zustimmen, sich erinnern.',
              en: 'Everyone should laugh, give, agree, remember.',
            },
            max: 1000,
          },
        ),
        ...researchFields,
      },
      more: ['language', 'address', 'tone', 'avoid'],
      quality: 'best',
      answer: text({ view: 'speech' }),
      cost: 3,
      creativity: 0.6,
      prompt: {
        de: `
          Schreibe die Rede, um die es in {{ content }} geht; danach soll sein, was in {{ goal }} steht.`,
        en: `
          Write the speech that {{ content }} is about; afterwards it should be as {{ goal }} says.`,
      },
    }),
  },
)
