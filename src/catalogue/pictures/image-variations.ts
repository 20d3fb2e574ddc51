import { pictures } from '#shared/answers.ts'
import { area, count, file, slider } from '#shared/fields.ts'
import { call } from '../call.ts'
import { besideWords } from './beside-words.ts'
import { guide } from './guides/image-variations.ts'
import { pictureTool } from './picture-tool.ts'

export default pictureTool(
  {
    id: 203,
    icon: 'images',
    name: { de: 'Bild variieren', en: 'Vary a picture' },
    description: { de: 'Ein Bild, noch einmal anders.', en: 'A picture, once more and different.' },
    guide,
  },
  {
    'image-variations': call({
      does: { de: 'Variieren', en: 'Vary' },
      by: 'painted',
      from: 'picture',
      answer: pictures({ howMany: { field: 'howMany' }, wire: 'completion' }),
      fields: {
        picture: file({ de: 'Bild', en: 'Picture' }, { accept: 'images' }),
        wish: area(
          { de: 'Was soll anders sein?', en: 'What should be different?' },
          {
            max: 2000,
            optional: true,
            placeholder: { de: 'Im Herbst, mit Laub auf dem Weg', en: 'In autumn, with leaves on the path' },
            hint: {
              de: 'Ohne Wunsch entsteht dasselbe Motiv in anderer Fassung.',
              en: 'Without a wish it becomes another version of the same subject.',
            },
          },
        ),
        strength: slider(
          { de: 'Abweichung vom Bild in Prozent', en: 'Distance from the picture in per cent' },
          { min: 5, max: 100, step: 5, default: 50 },
        ),
        howMany: count({ de: 'Wie viele Bilder?', en: 'How many pictures?' }, { min: 1, max: 4, default: 2 }),
        ...besideWords(),
      },
      prompt: {
        de: '{% if wish %}{{ wish }}{% else %}Eine andere Fassung dieses Bildes, mit demselben Motiv{% endif %}',
        en: '{% if wish %}{{ wish }}{% else %}Another version of this picture, with the same subject{% endif %}',
      },
    }),
  },
)
