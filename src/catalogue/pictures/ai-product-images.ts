import { pictures } from '#shared/answers.ts'
import { area, choice, choices, colour, file, slider } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/ai-product-images.ts'
import { pictureTool } from './picture-tool.ts'

/** Where nothing is painted round the goods, what lies below them is ours. */
const plainly = { field: 'background', among: ['white', 'colour', 'transparent'] } as const

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
      does: { de: 'Produktbilder erstellen', en: 'Make product pictures' },
      by: 'processed',
      operation: 'product',
      from: 'picture',
      finds: 'background',
      sets: 'formats',
      otherwise: { by: 'painted', where: { field: 'background', is: 'described' } },
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
            described: { de: 'Eine beschriebene Szene', en: 'A scene described in words' },
          },
          { default: 'white' },
        ),
        colour: colour(
          { de: 'Farbe', en: 'Colour' },
          { default: '#f1f5f9', when: { field: 'background', is: 'colour' } },
        ),
        scene: area(
          { de: 'Wo steht die Ware?', en: 'Where do the goods stand?' },
          {
            max: 1000,
            placeholder: {
              de: 'Auf einem Holztisch am Fenster, Morgenlicht, dahinter unscharf eine Küche',
              en: 'On a wooden table by the window, morning light, a kitchen out of focus behind it',
            },
            hint: {
              de: 'Ein Modell malt die Szene um die Ware herum, die Pixel für Pixel bleibt: ein Bild für jede Form, die Ihre Formate haben. Das kostet eine Anfrage.',
              en: 'A model paints the scene around the goods, which stay pixel by pixel: one picture for each shape that your formats have. That costs one request.',
            },
            when: { field: 'background', is: 'described' },
          },
        ),
        ground: choice(
          { de: 'Unter der Ware', en: 'Below the goods' },
          {
            none: { de: 'Nichts', en: 'Nothing' },
            shadow: { de: 'Ein weicher Schatten', en: 'A soft shadow' },
            reflection: { de: 'Eine Spiegelung', en: 'A reflection' },
          },
          { default: 'shadow', when: plainly },
        ),
        strength: slider(
          { de: 'Stärke von Schatten oder Spiegelung', en: 'Strength of the shadow or reflection' },
          {
            ...{ min: 10, max: 100, step: 10, default: 40 },
            when: { field: 'ground', among: ['shadow', 'reflection'], and: plainly },
          },
        ),
        margin: slider({ de: 'Rand in Prozent', en: 'Margin in per cent' }, { min: 0, max: 30, step: 1, default: 7 }),
      },
      prompt: {
        de: 'Produktfoto. Die Ware steht hier: {{ scene }}. Licht und Schatten passen zur Ware.',
        en: 'Product photograph. The goods stand here: {{ scene }}. Light and shadow suit the goods.',
      },
    }),
  },
)
