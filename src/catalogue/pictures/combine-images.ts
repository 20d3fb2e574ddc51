import { pictures } from '#shared/answers.ts'
import { choice, colour, files, slider } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/combine-images.ts'
import { pictureTool } from './picture-tool.ts'

export default pictureTool(
  {
    id: 110,
    icon: 'columns',
    name: { de: 'Bilder kombinieren', en: 'Combine pictures' },
    description: { de: 'Aus mehreren Bildern wird eines.', en: 'Several pictures become one.' },
    guide,
  },
  {
    'combine-images': call({
      by: 'processed',
      operation: 'combine',
      basis: 'free',
      language: 'untouched',
      answer: pictures({ view: 'files', wire: 'completion' }),
      fields: {
        pictures: files({ de: 'Bilder', en: 'Pictures' }, { accept: 'images', least: 2, most: 10 }),
        layout: choice(
          { de: 'Anordnung', en: 'Layout' },
          {
            row: { de: 'Nebeneinander', en: 'Side by side' },
            column: { de: 'Untereinander', en: 'One below the other' },
            grid: { de: 'Als Raster', en: 'As a grid' },
            layers: { de: 'Übereinander, das erste zuunterst', en: 'In layers, the first at the bottom' },
          },
          { default: 'row' },
        ),
        gap: slider({ de: 'Abstand in Pixeln', en: 'Gap in pixels' }, { min: 0, max: 100, step: 5, default: 0 }),
        background: colour({ de: 'Farbe der Abstände', en: 'Colour of the gaps' }, { default: '#ffffff' }),
        blend: choice(
          { de: 'Wie sie sich mischen', en: 'How they blend' },
          {
            over: { de: 'Deckend', en: 'Covering' },
            multiply: { de: 'Multiplizieren – dunkler', en: 'Multiply – darker' },
            screen: { de: 'Aufhellen – heller', en: 'Screen – lighter' },
            overlay: { de: 'Überlagern – kräftiger', en: 'Overlay – stronger' },
            light: { de: 'Weiches Licht', en: 'Soft light' },
          },
          { default: 'over', when: { field: 'layout', is: 'layers' } },
        ),
        opacity: slider(
          { de: 'Deckkraft in Prozent', en: 'Opacity in per cent' },
          { min: 5, max: 100, step: 5, default: 50, when: { field: 'layout', is: 'layers' } },
        ),
      },
    }),
  },
)
