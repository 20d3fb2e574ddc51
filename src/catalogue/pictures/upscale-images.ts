import { pictures } from '#shared/answers.ts'
import { type EnlargingFactor, usualFactor } from '#shared/enlarging.ts'
import { choice, file, slider } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { call } from '../call.ts'
import { guide } from './guides/upscale-images.ts'
import { pictureTool } from './picture-tool.ts'

export default pictureTool(
  {
    id: 114,
    icon: 'expand',
    name: { de: 'Bild vergrößern', en: 'Upscale a picture' },
    description: { de: 'Zwei- bis viermal so groß, ohne Treppen.', en: 'Two to four times as large, smoothly.' },
    guide,
  },
  {
    'upscale-images': call({
      does: { de: 'Vergrößern', en: 'Upscale' },
      by: 'processed',
      operation: 'upscale',
      answer: pictures({ view: 'before-after', wire: 'completion' }),
      fields: {
        picture: file({ de: 'Bild', en: 'Picture' }, { accept: 'images', enlargedBy: 'factor' }),
        factor: choice(
          { de: 'Wie viel größer', en: 'How much larger' },
          {
            two: { de: 'Doppelt so breit und hoch', en: 'Twice as wide and high' },
            three: { de: 'Dreimal so breit und hoch', en: 'Three times as wide and high' },
            four: { de: 'Viermal so breit und hoch', en: 'Four times as wide and high' },
          } satisfies Record<EnlargingFactor, Text>,
          { default: usualFactor },
        ),
        sharpness: slider({ de: 'Schärfe', en: 'Sharpness' }, { min: 0, max: 100, step: 10, default: 30 }),
      },
    }),
  },
)
