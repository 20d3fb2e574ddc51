import { pictures } from '#shared/answers.ts'
import { area, choice, colour, files, slider } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/combine-images.ts'
import { pictureTool } from './picture-tool.ts'
import { ratio } from './ratios.ts'

const beside = { field: 'layout', among: ['row', 'column', 'grid'] } as const
const placed = { field: 'layout', is: 'placed' } as const
const inWords = { field: 'layout', is: 'described' } as const

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
      does: { de: 'Kombinieren', en: 'Combine' },
      by: 'processed',
      operation: 'combine',
      from: 'pictures',
      otherwise: { by: 'painted', where: { field: 'layout', is: 'described' } },
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
            placed: { de: 'Frei gesetzt, auf das erste', en: 'Placed freely on the first' },
            described: { de: 'Mit Worten beschrieben', en: 'Described in words' },
          },
          { default: 'row' },
        ),
        wish: area(
          { de: 'Was soll aus den Bildern werden?', en: 'What should become of the pictures?' },
          {
            max: 2000,
            placeholder: {
              de: 'Setzen Sie die Person aus Bild 1 vor das Haus in Bild 2, im selben Licht.',
              en: 'Place the person from picture 1 in front of the house in picture 2, in the same light.',
            },
            hint: {
              de: 'Bild 1 ist das erste der Liste. Ein Modell malt daraus ein neues Bild, das kostet eine Anfrage.',
              en: 'Picture 1 is the first of the list. A model paints a new picture from them, which costs one request.',
            },
            when: inWords,
          },
        ),
        ratio: { ...ratio(), when: inWords },
        gap: slider(
          { de: 'Abstand in Pixeln', en: 'Gap in pixels' },
          { min: 0, max: 100, step: 5, default: 0, when: beside },
        ),
        background: colour(
          { de: 'Farbe der Abstände', en: 'Colour of the gaps' },
          { default: '#ffffff', when: beside },
        ),
        across: slider(
          { de: 'Von links nach rechts, in Prozent', en: 'From left to right, in per cent' },
          {
            ...{ min: 0, max: 100, step: 1, default: 100 },
            hint: {
              de: '0 ist ganz links, 50 die Mitte, 100 ganz rechts. Mehrere stehen dort nebeneinander.',
              en: '0 is at the very left, 50 the middle, 100 at the very right. Several stand there side by side.',
            },
            when: placed,
            places: { pictures: 'pictures', down: 'down', wide: 'wide', edge: 'edge', visible: 'visible' },
          },
        ),
        down: slider(
          { de: 'Von oben nach unten, in Prozent', en: 'From top to bottom, in per cent' },
          { min: 0, max: 100, step: 1, default: 100, when: placed },
        ),
        wide: slider(
          { de: 'Breite, in Prozent des ersten Bildes', en: 'Width, in per cent of the first picture' },
          { min: 2, max: 100, step: 1, default: 25, when: placed },
        ),
        edge: slider(
          { de: 'Abstand vom Rand, in Prozent', en: 'Distance from the edge, in per cent' },
          { min: 0, max: 20, step: 1, default: 3, when: placed },
        ),
        visible: slider(
          { de: 'Wie deutlich es zu sehen ist, in Prozent', en: 'How clearly it is seen, in per cent' },
          { min: 5, max: 100, step: 5, default: 100, when: placed },
        ),
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
      prompt: { de: '{{ wish }}', en: '{{ wish }}' },
    }),
  },
)
