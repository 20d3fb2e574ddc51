import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/product_brand_highlights.ts'

export default engine(
  {
    id: 4,
    icon: 'star',
    name: { de: 'Produktvorzüge', en: 'Product highlights' },
    description: { de: 'Was für Ihr Produkt spricht.', en: 'Your product’s strengths, point by point.' },
    category: ['product', 'marketing'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide,
  },
  {
    product_highlights: call({
      fields: {
        productName: line(
          { de: 'Name des Produkts oder der Marke', en: 'Name of the product or brand' },
          { placeholder: { de: 'Rucksack Fjord 24', en: 'Fjord 24 backpack' }, max: 200 },
        ),
        properties: area(
          { de: 'Welche Eigenschaften hat das Produkt?', en: 'Which properties does the product have?' },
          {
            placeholder: {
              de: 'Material, Maße, Herstellung, was es kann, was andere nicht haben. Stichpunkte genügen.',
              en: 'Material, dimensions, how it is made, what it does, what others lack. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'address', 'audience', 'length', 'include', 'avoid', 'variants'],
      creativity: 0.5,
      prompt: {
        de: `
          Schreibe die Vorzüge des Produkts in {{ productName }} aus den Eigenschaften in {{ properties }}, als Liste.`,
        en: `
          Write the highlights of the product in {{ productName }} from the properties in {{ properties }}, as a list.`,
      },
    }),
  },
)
