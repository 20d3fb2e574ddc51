import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/speech_introduction.ts'

export default engine(
  {
    id: 47,
    icon: 'podium',
    name: { de: 'Redeeinstieg', en: 'Speech introduction' },
    description: { de: 'Ein Anfang, nach dem man zuhört.', en: 'An opening that makes people listen.' },
    category: ['press', 'education'],
    action: ['text_creation'],
    access: paid,
    guide,
  },
  {
    speach_intro: call({
      fields: {
        content: area(
          { de: 'Zu welcher Rede brauchen Sie einen Anfang?', en: 'Which speech do you need an opening for?' },
          {
            placeholder: {
              de: 'Anlass, wer zuhört, worüber Sie sprechen, ein Erlebnis dazu.',
              en: 'Occasion, who listens, what you speak about, an experience.',
            },
            max: 1000,
          },
        ),
      },
      more: ['language', 'address', 'tone', 'audience', 'avoid'],
      answer: text({ view: 'speech' }),
      creativity: 0.7,
      prompt: {
        de: `
          Schreibe die Einleitung der Rede in {{ content }}, zum Sprechen.`,
        en: `
          Write the introduction of the speech in {{ content }}, to be spoken.`,
      },
    }),
  },
)
