import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, everyone } from '../engine.ts'
import { guide } from '../guides/bullet_points.ts'

export default engine(
  {
    id: 1,
    icon: 'list',
    name: { de: 'Stichpunkte', en: 'Bullet points' },
    description: { de: 'Ein Thema, geordnet in klaren Punkten.', en: 'A topic, put in order, point by point.' },
    category: ['general', 'education'],
    action: ['text_creation', 'text_editing'],
    access: everyone,
    guide,
  },
  {
    bullet_points: call({
      fields: {
        content: area(
          { de: 'Was soll zu Stichpunkten werden?', en: 'What should become bullet points?' },
          {
            placeholder: {
              de: 'Ein ganzer Text, Ihre Notizen oder nur ein Thema.',
              en: 'A whole text, your notes or just a topic.',
            },
          },
        ),
      },
      more: ['language', 'audience', 'include', 'avoid'],
      quality: 'quick',
      basis: 'knowledge',
      prompt: {
        de: `
          Schreibe Stichpunkte zu dem, was in {{ content }} steht.`,
        en: `
          Write bullet points on what is in {{ content }}.`,
      },
      house: 'bullets',
      creativity: 0.3,
    }),
  },
)
