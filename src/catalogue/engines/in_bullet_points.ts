import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/in_bullet_points.ts'

export default engine(
  {
    id: 36,
    icon: 'points',
    name: { de: 'In Stichpunkten zusammenfassen', en: 'Summarise in bullet points' },
    description: { de: 'Ein Text, auf einen Blick zu lesen.', en: 'A text you can take in at a glance.' },
    category: ['general', 'education'],
    action: ['text_editing', 'text_analysis'],
    access: paid,
    guide,
  },
  {
    summarize_in_bullet: call({
      fields: {
        content: area(
          { de: 'Welcher Text soll zu Stichpunkten werden?', en: 'Which text should become bullet points?' },
          {
            placeholder: { de: 'Ein Absatz, eine Nachricht, ein Protokoll.', en: 'A paragraph, a message, minutes.' },
            max: 650,
          },
        ),
      },
      more: ['language', 'audience', 'avoid'],
      quality: 'quick',
      house: 'bullets',
      keeps: { from: 'content', how: 'shortened' },
      creativity: 0.2,
      prompt: {
        de: `
          Fasse den Text in {{ content }} in Stichpunkten zusammen.`,
        en: `
          Summarise the text in {{ content }} in bullet points.`,
      },
    }),
  },
)
