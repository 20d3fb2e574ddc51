import { pictures } from '#shared/answers.ts'
import { choice, file, slider } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/applied-style.ts'
import { pictureTool } from './picture-tool.ts'

export default pictureTool(
  {
    id: 112,
    icon: 'palette',
    name: { de: 'Stil anwenden', en: 'Apply a style' },
    description: { de: 'Ein Foto in einem anderen Stil.', en: 'A photograph with another look.' },
    guide,
  },
  {
    'applied-style': call({
      by: 'processed',
      operation: 'style',
      basis: 'free',
      language: 'untouched',
      answer: pictures({ view: 'before-after', wire: 'completion' }),
      fields: {
        picture: file({ de: 'Bild', en: 'Picture' }, { accept: 'images' }),
        style: choice(
          { de: 'Stil', en: 'Style' },
          {
            grey: { de: 'Schwarzweiß', en: 'Black and white' },
            contrast: { de: 'Schwarzweiß, hart', en: 'Black and white, hard' },
            sepia: { de: 'Sepia', en: 'Sepia' },
            warm: { de: 'Warm', en: 'Warm' },
            cool: { de: 'Kühl', en: 'Cool' },
            film: { de: 'Alter Film', en: 'Old film' },
            vivid: { de: 'Kräftig', en: 'Vivid' },
            soft: { de: 'Weichzeichner', en: 'Soft focus' },
            duotone: { de: 'Zwei Farben', en: 'Two colours' },
            poster: { de: 'Plakat', en: 'Poster' },
            pixels: { de: 'Pixel', en: 'Pixels' },
            sketch: { de: 'Bleistift', en: 'Pencil' },
            halftone: { de: 'Zeitungsdruck', en: 'Newsprint' },
            vignette: { de: 'Dunkler Rand', en: 'Dark corners' },
            negative: { de: 'Negativ', en: 'Negative' },
          },
          { default: 'film' },
        ),
        strength: slider(
          { de: 'Stärke in Prozent', en: 'Strength in per cent' },
          { min: 10, max: 100, step: 5, default: 100 },
        ),
      },
    }),
  },
)
