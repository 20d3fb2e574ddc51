import { pictures } from '#shared/answers.ts'
import { choice, file, slider } from '#shared/fields.ts'
import { lookNames, looks } from '#shared/looks.ts'
import { call } from '../call.ts'
import { guide } from './guides/applied-style.ts'
import { pictureTool } from './picture-tool.ts'
import { styles, styleWindow } from './styles.ts'

const painted = { field: 'style', is: 'painted' } as const

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
      does: { de: 'Stil anwenden', en: 'Apply the style' },
      by: 'processed',
      operation: 'style',
      from: 'picture',
      byNumber: 'distance',
      otherwise: { by: 'painted', where: painted },
      answer: pictures({ view: 'before-after', wire: 'completion' }),
      fields: {
        picture: file({ de: 'Bild', en: 'Picture' }, { accept: 'images' }),
        style: choice(
          { de: 'Stil', en: 'Style' },
          {
            ...looks,
            painted: { de: 'Von einem Modell gemalt', en: 'Painted by a model' },
          },
          { default: 'film', looksOf: 'picture' },
        ),
        look: choice({ de: 'Gemalt als', en: 'Painted as' }, styles, {
          window: styleWindow,
          hint: {
            de: 'Ein Modell malt dasselbe Motiv neu. Das kostet eine Anfrage.',
            en: 'A model paints the same subject anew. That costs one request.',
          },
          when: painted,
        }),
        distance: slider(
          {
            de: 'Wie weit darf es vom Foto abweichen, in Prozent?',
            en: 'How far may it go from the photograph, in per cent?',
          },
          { min: 10, max: 100, step: 5, default: 60, when: painted },
        ),
        strength: slider(
          { de: 'Stärke in Prozent', en: 'Strength in per cent' },
          { min: 10, max: 100, step: 5, default: 100, when: { field: 'style', among: lookNames } },
        ),
      },
      prompt: {
        de: 'Dasselbe Bild mit demselben Motiv und demselben Aufbau, neu gemalt im Stil: {{ look }}',
        en: 'The same picture with the same subject and composition, painted anew in the style: {{ look }}',
      },
    }),
  },
)
