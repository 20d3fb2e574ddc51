import { pictures } from '#shared/answers.ts'
import { file } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/remove-texts.ts'
import { pictureTool } from './picture-tool.ts'

export default pictureTool(
  {
    id: 118,
    icon: 'textless',
    name: { de: 'Text entfernen', en: 'Remove text' },
    description: { de: 'Schrift verschwindet aus dem Bild.', en: 'Writing leaves the picture.' },
    guide,
  },
  {
    'remove-texts': call({
      does: { de: 'Text entfernen', en: 'Remove the text' },
      by: 'processed',
      operation: 'remove-texts',
      answer: pictures({ view: 'before-after', wire: 'completion' }),
      fields: {
        picture: file({ de: 'Bild', en: 'Picture' }, { accept: 'images' }),
        mask: file(
          { de: 'Welcher Text soll verschwinden?', en: 'Which text should go?' },
          {
            accept: 'images',
            maskOf: 'picture',
            proposes: 'texts',
            optional: true,
            hint: {
              de: 'Ohne Auswahl verschwindet aller Text, der gefunden wird. Der Rest bleibt Pixel für Pixel gleich.',
              en: 'Without a selection all text that is found goes. The rest stays the same, pixel by pixel.',
            },
          },
        ),
      },
    }),
  },
)
