import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/text_to_feature.ts'

export default engine(
  {
    id: 20,
    icon: 'checks',
    name: { de: 'Merkmale aus einem Text', en: 'Features from a text' },
    description: { de: 'Was ein Text verspricht, als Liste.', en: 'What a text promises, as a list.' },
    category: ['product', 'marketing'],
    action: ['text_editing', 'text_analysis'],
    access: paid,
    guide,
  },
  {
    text_to_feature: call({
      fields: {
        content: area(
          { de: 'Aus welchem Text sollen die Merkmale kommen?', en: 'Which text should the features come from?' },
          {
            placeholder: {
              de: 'Eine Produktseite, ein Datenblatt, ein Angebot.',
              en: 'A product page, a data sheet, an offer.',
            },
          },
        ),
      },
      more: ['language', 'audience', 'avoid'],
      creativity: 0.3,
      prompt: {
        de: `
          Schreibe aus dem Text in {{ content }} die Merkmale und Vorteile heraus, als Tabelle.`,
        en: `
          Turn the text in {{ content }} into features and benefits, as a table.`,
      },
    }),
  },
)
