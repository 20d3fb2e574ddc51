import { pictures } from '#shared/answers.ts'
import { area, choice, count, files } from '#shared/fields.ts'
import { call } from '../call.ts'
import { besideWords } from './beside-words.ts'
import { guide } from './guides/generate-images.ts'
import { pictureTool } from './picture-tool.ts'
import { ratio } from './ratios.ts'
import { styles, styleWindow } from './styles.ts'

export default pictureTool(
  {
    id: 201,
    icon: 'image',
    name: { de: 'Bild erzeugen', en: 'Generate a picture' },
    description: { de: 'Aus Worten wird ein Bild.', en: 'Words become a picture.' },
    aliases: ['AiGeneratedImages'],
    guide,
  },
  {
    AiGeneratedImages: call({
      fields: {
        prompt: area(
          { de: 'Was soll zu sehen sein?', en: 'What should be seen?' },
          {
            max: 4000,
            describes: 'picture',
            placeholder: {
              de: 'Ein rotes Lastenrad vor einer kleinen Werkstatt, früher Morgen, warmes Licht',
              en: 'A red cargo bicycle in front of a small workshop, early morning, warm light',
            },
          },
        ),
        ratio: ratio(),
        style: choice({ de: 'Stil', en: 'Style' }, styles, { optional: true, window: styleWindow }),
        howMany: count({ de: 'Wie viele Bilder?', en: 'How many pictures?' }, { min: 1, max: 4, default: 1 }),
        references: files(
          { de: 'Vorlage', en: 'Reference' },
          {
            ...{ accept: 'images', least: 1, most: 4, optional: true },
            hint: {
              de: 'Bilder, nach denen gemalt wird: eine Person, ein Gegenstand, ein Ort. Schreiben Sie oben, was davon gemeint ist.',
              en: 'Pictures to paint after: a person, an object, a place. Say above what of them is meant.',
            },
          },
        ),
        ...besideWords(),
      },
      by: 'painted',
      from: 'references',
      answer: pictures({ howMany: { field: 'howMany' }, wire: 'completion' }),
      prompt: {
        de: '{{ prompt }}{% if style %}, Stil: {{ style }}{% endif %}',
        en: '{{ prompt }}{% if style %}, style: {{ style }}{% endif %}',
      },
    }),
  },
)
