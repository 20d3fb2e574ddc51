import { list } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/promotional_headlines.ts'

export default engine(
  {
    id: 3,
    icon: 'heading',
    name: { de: 'Werbeüberschriften', en: 'Promotional headlines' },
    description: { de: 'Zehn Zeilen, an denen man hängen bleibt.', en: 'Ten lines that make people stop.' },
    category: ['marketing', 'sales'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide,
  },
  {
    generate_werbung_english: call({
      fields: {
        content: area(
          { de: 'Wofür werben die Überschriften?', en: 'What are the headlines to promote?' },
          {
            placeholder: {
              de: 'Angebot, für wen, was daran besonders ist, bis wann. Stichpunkte genügen.',
              en: 'Offer, for whom, what is special about it, until when. Notes will do.',
            },
            max: 1000,
          },
        ),
      },
      more: ['language', 'address', 'tone', 'audience', 'include', 'avoid'],
      quality: 'quick',
      answer: list({ each: 'line', howMany: 10, wire: 'text' }),
      creativity: 0.9,
      prompt: {
        de: `
          Schreibe zehn Werbeüberschriften für das, was in {{ content }} beschrieben ist.`,
        en: `
          Write ten promotional headlines for what is described in {{ content }}.`,
      },
    }),
  },
)
