import { list } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/speech_introduction.ts'

export default engine(
  {
    id: 47,
    icon: 'podium',
    name: { de: 'Redeeinstieg', en: 'Speech introduction' },
    description: { de: 'Drei Anfänge, nach denen man zuhört.', en: 'Three openings that make people listen.' },
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
      answer: list({ howMany: 3, wire: 'text' }),
      creativity: 0.7,
      prompt: {
        de: `
          Schreibe drei verschiedene Anfänge für die Rede in {{ content }}.

          Zum Sprechen: kurze Sätze, je 60 bis 110 Wörter, mit der Anrede der Zuhörer. Jeder beginnt anders: mit einer
          Szene, einer Frage, einer Zahl.`,
        en: `
          Write three different openings for the speech in {{ content }}.

          To be spoken: short sentences, 60 to 110 words each, addressing the audience. Each begins differently: with
          a scene, a question, a figure.`,
      },
    }),
  },
)
