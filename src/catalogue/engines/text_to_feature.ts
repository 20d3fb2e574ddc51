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
          Schreibe aus dem Text in {{ content }} die Merkmale heraus, jedes mit dem Nutzen, den der Text dazu
          nennt oder der sich von selbst versteht.

          Das Wichtigste zuerst. Markdown: eine Tabelle mit den Spalten „Merkmal“ und „Nutzen“. Zahlen bleiben genau;
          kein Merkmal kommt hinzu.`,
        en: `
          Extract the features from the text in {{ content }}, each with the benefit that the text gives for it or
          that goes without saying.

          The most important first. Markdown: a table with the columns “Feature” and “Benefit”. Figures stay exact; no
          feature is added.`,
      },
    }),
  },
)
