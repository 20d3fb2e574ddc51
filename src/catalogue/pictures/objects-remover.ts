import { pictures } from '#shared/answers.ts'
import { area, file } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/objects-remover.ts'
import { pictureTool } from './picture-tool.ts'

export default pictureTool(
  {
    id: 115,
    icon: 'eraser',
    name: { de: 'Objekte entfernen', en: 'Remove objects' },
    description: { de: 'Was stört, verschwindet aus dem Bild.', en: 'Takes unwanted things out of the picture.' },
    guide,
  },
  {
    'objects-remover': call({
      does: { de: 'Entfernen', en: 'Remove' },
      by: 'processed',
      operation: 'inpaint',
      from: 'picture',
      area: 'mask',
      otherwise: { by: 'painted', where: { field: 'wish' } },
      answer: pictures({ view: 'before-after', wire: 'completion' }),
      fields: {
        picture: file({ de: 'Bild', en: 'Picture' }, { accept: 'images' }),
        mask: file(
          { de: 'Was soll verschwinden?', en: 'What should go?' },
          {
            accept: 'images',
            maskOf: 'picture',
            hint: {
              de: 'Malen Sie über alles, was verschwinden soll, auch über seinen Schatten. Der Rest bleibt Pixel für Pixel gleich.',
              en: 'Paint over all that should go, its shadow too. The rest stays the same, pixel by pixel.',
            },
          },
        ),
        wish: area(
          { de: 'Was soll stattdessen dort stehen?', en: 'What should stand there instead?' },
          {
            max: 1000,
            optional: true,
            placeholder: { de: 'Eine Bank aus Holz', en: 'A wooden bench' },
            hint: {
              de: 'Ohne Angabe wird der Bereich aus seiner Umgebung gefüllt, ohne KI und ohne Anfrage. Mit einem Satz malt ein Modell.',
              en: 'Left empty, the area is filled from what surrounds it, without AI or a request. With a sentence a model paints.',
            },
          },
        ),
      },
      prompt: { de: '{{ wish }}', en: '{{ wish }}' },
    }),
  },
)
