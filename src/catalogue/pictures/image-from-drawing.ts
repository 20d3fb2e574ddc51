import { pictures } from '#shared/answers.ts'
import { area, choice, count, file, slider } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/image-from-drawing.ts'
import { pictureTool } from './picture-tool.ts'
import { ratio } from './ratios.ts'
import { styles, styleWindow } from './styles.ts'

export default pictureTool(
  {
    id: 204,
    icon: 'pencil',
    name: { de: 'Bild aus einer Zeichnung', en: 'Picture from a drawing' },
    description: { de: 'Aus einer Skizze wird ein Bild.', en: 'A sketch becomes a picture.' },
    guide,
  },
  {
    'image-from-drawing': call({
      fields: {
        ratio: ratio(),
        drawing: file(
          { de: 'Zeichnung', en: 'Drawing' },
          {
            accept: 'images',
            drawnIn: 'ratio',
            hint: {
              de: 'Grobe Formen und Farben genügen: Sie sagen, was wo steht.',
              en: 'Rough shapes and colours are enough: they say what stands where.',
            },
          },
        ),
        prompt: area(
          { de: 'Was soll daraus werden?', en: 'What should it become?' },
          {
            max: 4000,
            placeholder: {
              de: 'Ein Haus am Wasser, dahinter Berge, Abendlicht, Foto',
              en: 'A house by a lake, mountains behind it, evening light, photograph',
            },
            problem: {
              de: 'Geben Sie bitte ein, was auf dem Bild zu sehen sein soll!',
              en: 'Please input your desired content of the image!',
            },
          },
        ),
        style: choice({ de: 'Stil', en: 'Style' }, styles, { optional: true, window: styleWindow }),
        strength: slider(
          { de: 'Abstand zur Zeichnung', en: 'Distance from the drawing' },
          {
            min: 10,
            max: 100,
            step: 5,
            default: 65,
            hint: {
              de: 'Links bleibt das Bild nah an Ihren Linien, rechts nimmt es sie nur als Anregung.',
              en: 'To the left the picture keeps to your lines, to the right it takes them as a suggestion.',
            },
          },
        ),
        howMany: count({ de: 'Wie viele Bilder?', en: 'How many pictures?' }, { min: 1, max: 4, default: 1 }),
      },
      by: 'painted',
      from: 'drawing',
      answer: pictures({ howMany: { field: 'howMany' }, wire: 'completion' }),
      prompt: {
        de: '{{ prompt }}, aufgebaut wie in dieser Skizze{% if style %}, Stil: {{ style }}{% endif %}',
        en: '{{ prompt }}, composed as in this sketch{% if style %}, style: {{ style }}{% endif %}',
      },
    }),
  },
)
