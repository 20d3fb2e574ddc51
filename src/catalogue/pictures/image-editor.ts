import { pictures } from '#shared/answers.ts'
import { area, file, steps } from '#shared/fields.ts'
import { longestWish } from '#shared/picture-steps/steps.ts'
import { call } from '../call.ts'
import { guide } from './guides/image-editor.ts'
import { pictureTool } from './picture-tool.ts'

export default pictureTool(
  {
    id: 121,
    icon: 'crop',
    name: { de: 'Bild bearbeiten', en: 'Edit a picture' },
    description: {
      de: 'Zuschneiden, aufhellen, beschriften.',
      en: 'Crop, brighten, annotate.',
    },
    guide,
  },
  {
    'image-editor': call({
      does: { de: 'Bild fertigstellen', en: 'Finish the picture' },
      by: 'processed',
      operation: 'edit',
      answer: pictures({ view: 'files', wire: 'completion' }),
      fields: {
        picture: file({ de: 'Bild', en: 'Picture' }, { accept: 'images' }),
        steps: steps(
          { de: 'Bearbeitung', en: 'Editing' },
          {
            on: 'picture',
            problem: {
              de: 'Es ist noch kein Schritt da. Öffnen Sie das Bild, und bearbeiten Sie es.',
              en: 'There is no step yet. Open the picture and edit it.',
            },
            hint: {
              de: 'Jeder Schritt bleibt änderbar, auch nachdem das Bild erstellt ist.',
              en: 'Each step can still be changed, even after the picture has been made.',
            },
          },
        ),
      },
    }),
    'image-editor-described': call({
      does: { de: 'Malen', en: 'Paint' },
      by: 'painted',
      from: 'picture',
      area: 'mask',
      answer: pictures({ wire: 'completion' }),
      fields: {
        picture: file({ de: 'Bild', en: 'Picture' }, { accept: 'images' }),
        steps: steps({ de: 'Schritte davor', en: 'Steps before' }, { on: 'picture', optional: true }),
        wish: area(
          { de: 'Was soll sich ändern?', en: 'What should change?' },
          {
            max: longestWish,
            placeholder: { de: 'Der Himmel wie am Abend', en: 'The sky as in the evening' },
          },
        ),
        mask: file(
          { de: 'Nur in diesem Bereich', en: 'In this area alone' },
          {
            accept: 'images',
            maskOf: 'picture',
            optional: true,
            hint: {
              de: 'Alles andere bleibt dann Pixel für Pixel gleich.',
              en: 'Everything else then stays the same, pixel by pixel.',
            },
          },
        ),
      },
      prompt: { de: '{{ wish }}', en: '{{ wish }}' },
    }),
  },
)
