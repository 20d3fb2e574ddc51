import type { Length } from '#language/index.ts'
import { area, choice } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { call } from '../call.ts'
import { engine, everyone } from '../engine.ts'
import { guide } from '../guides/summarize_simplify.ts'

const lengths = {
  '1 sentence': { de: '1 Satz', en: '1 sentence' },
  '2-3': { de: '2 bis 3 Sätze', en: '2 to 3 sentences' },
  '3-6': { de: '3 bis 6 Sätze', en: '3 to 6 sentences' },
  '6-10': { de: '6 bis 10 Sätze', en: '6 to 10 sentences' },
  '10-20': { de: '10 bis 20 Sätze', en: '10 to 20 sentences' },
  'more than 20 sentences': { de: 'mehr als 20 Sätze', en: 'more than 20 sentences' },
} as const satisfies Record<Length, Text>

export default engine(
  {
    id: 9,
    icon: 'fold',
    name: { de: 'Zusammenfassen', en: 'Summarise' },
    description: { de: 'Das Wesentliche, so kurz Sie möchten.', en: 'The essentials, as short as you like.' },
    category: ['general', 'education'],
    action: ['text_editing', 'text_analysis'],
    access: everyone,
    popular: true,
    guide,
  },
  {
    summarize: call({
      fields: {
        content: area(
          { de: 'Was soll kürzer werden?', en: 'What should be shortened?' },
          {
            placeholder: {
              de: 'Ein Artikel, ein Bericht, ein langer Brief.',
              en: 'An article, a report, a long letter.',
            },
          },
        ),
        length: choice({ de: 'Wie lang darf die Zusammenfassung sein?', en: 'How long may the summary be?' }, lengths, {
          optional: true,
          default: '3-6',
        }),
      },
      more: ['language', 'audience', 'include', 'avoid'],
      prompt: {
        de: `
          Fasse den Text in {{ content }} zusammen, in dieser Länge: {{ length }}.`,
        en: `
          Summarise the text in {{ content }} at this length: {{ length }}.`,
      },
      keeps: { from: 'content', how: 'shortened' },
      house: 'summary',
      creativity: 0.2,
    }),
  },
)
