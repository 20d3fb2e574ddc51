import { area, choice } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/product_review.ts'

export default engine(
  {
    id: 7,
    icon: 'rating',
    name: { de: 'Produktbewertung', en: 'Product review' },
    description: { de: 'Ihre Erfahrung, ehrlich aufgeschrieben.', en: 'Your experience, honestly told.' },
    category: ['product', 'other'],
    action: ['text_creation'],
    access: paid,
    guide,
  },
  {
    product_review: call({
      fields: {
        content: area(
          { de: 'Was haben Sie mit dem Produkt erlebt?', en: 'What is your experience of the product?' },
          {
            placeholder: {
              de: 'Produkt, wie lange Sie es haben, was gut ist, was nicht. Stichpunkte genügen.',
              en: 'Product, how long you have had it, what is good, what is not. Notes will do.',
            },
          },
        ),
        type: choice(
          { de: 'Art der Bewertung', en: 'Kind of review' },
          {
            positive: { de: 'positiv', en: 'positive' },
            neutral: { de: 'ausgewogen', en: 'balanced' },
            critical: { de: 'kritisch', en: 'critical' },
          },
        ),
      },
      more: ['language', 'tone', 'length', 'avoid', 'variants'],
      creativity: 0.5,
      prompt: {
        de: `
          Schreibe eine Produktbewertung aus der Erfahrung in {{ content }}; sie ist {{ type }}.`,
        en: `
          Write a product review from the experience in {{ content }}; it is {{ type }}.`,
      },
    }),
  },
)
