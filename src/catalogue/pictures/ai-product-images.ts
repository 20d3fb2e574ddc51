import { pictures } from '#shared/answers.ts'
import { choice, choices, colour, file, slider } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/ai-product-images.ts'
import { pictureTool } from './picture-tool.ts'

export default pictureTool(
  {
    id: 117,
    icon: 'cart',
    name: { de: 'Produktbilder', en: 'Product pictures' },
    description: { de: 'Freigestellt, für jeden Shop.', en: 'Cut out, for every shop.' },
    guide,
  },
  {
    'ai-product-images': call({
      by: 'processed',
      operation: 'product',
      basis: 'free',
      language: 'untouched',
      answer: pictures({ view: 'files', wire: 'completion' }),
      fields: {
        picture: file({ de: 'Foto der Ware', en: 'Photograph of the goods' }, { accept: 'images' }),
        formats: choices(
          { de: 'Formate', en: 'Formats' },
          {
            options: {
              amazon: { de: 'Amazon – 2.000 × 2.000', en: 'Amazon – 2,000 × 2,000' },
              ebay: { de: 'eBay – 1.600 × 1.600', en: 'eBay – 1,600 × 1,600' },
              etsy: { de: 'Etsy – 2.000 × 1.500', en: 'Etsy – 2,000 × 1,500' },
              shopify: { de: 'Shopify – 2.048 × 2.048', en: 'Shopify – 2,048 × 2,048' },
              instagram: { de: 'Instagram – 1.080 × 1.350', en: 'Instagram – 1,080 × 1,350' },
              wide: { de: 'Querformat – 1.200 × 630', en: 'Landscape – 1,200 × 630' },
            },
            optional: true,
            hint: {
              de: 'Ohne Auswahl: quadratisch, wie für Shopify.',
              en: 'Without a choice: square, as for Shopify.',
            },
          },
        ),
        background: choice(
          { de: 'Hintergrund', en: 'Background' },
          {
            white: { de: 'Weiß', en: 'White' },
            colour: { de: 'Eine Farbe', en: 'A colour' },
            transparent: { de: 'Keiner, durchsichtig', en: 'None, transparent' },
          },
          { default: 'white' },
        ),
        colour: colour(
          { de: 'Farbe', en: 'Colour' },
          { default: '#f1f5f9', when: { field: 'background', is: 'colour' } },
        ),
        ground: choice(
          { de: 'Darunter', en: 'Below it' },
          {
            none: { de: 'Nichts', en: 'Nothing' },
            shadow: { de: 'Ein weicher Schatten', en: 'A soft shadow' },
            reflection: { de: 'Eine Spiegelung', en: 'A reflection' },
          },
          { default: 'shadow' },
        ),
        strength: slider(
          { de: 'Wie deutlich es ist', en: 'How strong that is' },
          {
            min: 10,
            max: 100,
            step: 10,
            default: 40,
            hint: { de: 'Schatten oder Spiegelung.', en: 'Shadow or reflection.' },
          },
        ),
        margin: slider({ de: 'Rand in Prozent', en: 'Margin in per cent' }, { min: 0, max: 30, step: 1, default: 8 }),
      },
    }),
  },
)
