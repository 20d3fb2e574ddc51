import { pictures } from '#shared/answers.ts'
import { area, choice, count } from '#shared/fields.ts'
import { call } from '../call.ts'
import { besideWords } from './beside-words.ts'
import { guide } from './guides/text-to-style-image.ts'
import { pictureTool } from './picture-tool.ts'
import { ratio } from './ratios.ts'
import { styles, styleWindow } from './styles.ts'

export default pictureTool(
  {
    id: 202,
    icon: 'brush',
    name: { de: 'Bild in einem Stil', en: 'Picture in a style' },
    description: { de: 'Ein Motiv, ein Stil, vier Bilder.', en: 'One subject, one style, four pictures.' },
    guide,
  },
  {
    TextToStyleImage: call({
      fields: {
        prompt: area(
          { de: 'Was soll zu sehen sein?', en: 'What should be seen?' },
          {
            max: 4000,
            describes: 'picture',
            placeholder: { de: 'Ein Leuchtturm auf einer Klippe', en: 'A lighthouse on a cliff' },
          },
        ),
        style: choice({ de: 'In welchem Stil?', en: 'In which style?' }, styles, {
          default: 'aquarell',
          window: styleWindow,
        }),
        ratio: ratio(),
        howMany: count({ de: 'Wie viele Bilder?', en: 'How many pictures?' }, { min: 1, max: 4, default: 4 }),
        ...besideWords(),
      },
      by: 'painted',
      answer: pictures({ howMany: { field: 'howMany' }, wire: 'completion' }),
      prompt: {
        de: '{{ prompt }}, ganz in diesem Stil: {{ style }}',
        en: '{{ prompt }}, entirely in this style: {{ style }}',
      },
    }),
  },
)
