import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { address, inTone, tonality } from '../options.ts'
import { guide } from '../guides/product_description.ts'

export default engine(
  {
    id: 6,
    icon: 'parcel',
    name: { de: 'Produktbeschreibung', en: 'Product description' },
    description: { de: 'Was es kann und wem es nützt, ehrlich.', en: 'What it does and for whom, honestly.' },
    category: ['product', 'sales'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    popular: true,
    guide,
  },
  {
    product_description: call({
      fields: {
        content: area(
          { de: 'Um welches Produkt geht es?', en: 'Which product should be described?' },
          {
            placeholder: {
              de: 'Name, Material, Maße, was es kann, für wen, Preis. Stichpunkte genügen.',
              en: 'Name, material, dimensions, what it does, for whom, price. Notes will do.',
            },
          },
        ),
        context: line(
          { de: 'Wo wird der Text stehen?', en: 'Where will the text appear?' },
          {
            optional: true,
            placeholder: {
              de: 'Onlineshop, Katalog, Flyer, Regalschild',
              en: 'Online shop, catalogue, flyer, shelf sign',
            },
          },
        ),
        tonality: { ...tonality, optional: true },
        salutation: { ...address, optional: true },
      },
      more: ['language', 'audience', 'length', 'include', 'avoid', 'variants'],
      prompt: {
        de: `
          Schreibe eine Produktbeschreibung zu dem, was in {{ content }} steht{% if context %} für die Stelle, die in {{ context
          }} genannt ist, in der Form, die dort üblich ist{% endif %}.

          ${inTone('tonality').de} {% if salutation == 'formal' %}Wer es liest, wird gesiezt.{% elsif salutation ==
          'informal' %}Wer es liest, wird geduzt.{% endif %}`,
        en: `
          Write a product description of what is in {{ content }}{% if context %} for the place named in {{ context }}, in
          the form that is usual there{% endif %}.

          ${inTone('tonality').en}{% if salutation %} Readers are spoken to directly.{% endif %}`,
      },
      creativity: 0.5,
    }),
  },
)
