import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/text_comparison_engine.ts'

const max = 4000

export default engine(
  {
    id: 60,
    icon: 'columns',
    name: { de: 'Textvergleich', en: 'Text comparison' },
    description: { de: 'Was zwei Texte unterscheidet.', en: 'What sets two texts apart.' },
    category: ['other', 'general'],
    action: ['text_analysis', 'analysis'],
    access: paid,
    guide,
  },
  {
    text_compare: call({
      note: { de: 'Ein Vergleich von zwei Texten kostet 3 Anfragen.', en: 'Comparing 2 texts costs 3 requests.' },
      fields: {
        text1: area(
          { de: 'Der erste Text', en: 'The first text' },
          {
            max,
            placeholder: { de: 'Die ältere Fassung oder der eigene Text.', en: 'The older version or your own.' },
          },
        ),
        text2: area(
          { de: 'Der zweite Text', en: 'The second text' },
          {
            max,
            placeholder: { de: 'Die neuere Fassung oder der andere Text.', en: 'The newer version or the other.' },
          },
        ),
      },
      more: ['language'],
      quality: 'best',
      basis: 'free',
      prompt: {
        de: `
          Vergleiche den Text in {{ text1 }} mit dem in {{ text2 }}.`,
        en: `
          Compare the text in {{ text1 }} with the one in {{ text2 }}.`,
      },
      answer: text({ view: 'compare' }),
      house: 'comparison',
      cost: 3,
      creativity: 0.2,
    }),
  },
)
