import { pictures } from '#shared/answers.ts'
import { area, choice, colour, file, slider } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/ChangeBackground.ts'
import { pictureTool } from './picture-tool.ts'

export default pictureTool(
  {
    id: 116,
    icon: 'layers',
    name: { de: 'Hintergrund ändern', en: 'Change the background' },
    description: { de: 'Freistellen oder neu hinterlegen.', en: 'Cut out, or put on something new.' },
    guide,
  },
  {
    ChangeBackground: call({
      does: { de: 'Hintergrund ändern', en: 'Change the background' },
      by: 'processed',
      operation: 'change-background',
      from: 'picture',
      area: 'mask',
      finds: 'background',
      otherwise: { by: 'painted', where: { field: 'background', is: 'described' } },
      answer: pictures({ view: 'before-after', wire: 'completion' }),
      fields: {
        picture: file({ de: 'Bild', en: 'Picture' }, { accept: 'images' }),
        mask: file(
          { de: 'Wo ist der Hintergrund?', en: 'Where is the background?' },
          {
            accept: 'images',
            maskOf: 'picture',
            proposes: 'background',
            optional: true,
            hint: {
              de: 'Das Motiv wird von selbst gefunden. Was daran nicht stimmt, lässt sich hier berichtigen.',
              en: 'The subject is found by itself. What is not right about it can be corrected here.',
            },
          },
        ),
        background: choice(
          { de: 'Neuer Hintergrund', en: 'New background' },
          {
            transparent: { de: 'Keiner, durchsichtig', en: 'None, transparent' },
            colour: { de: 'Eine Farbe', en: 'A colour' },
            gradient: { de: 'Ein Farbverlauf', en: 'A gradient' },
            picture: { de: 'Ein anderes Bild', en: 'Another picture' },
            blur: { de: 'Derselbe, unscharf', en: 'The same, blurred' },
            described: { de: 'Mit Worten beschrieben', en: 'Described in words' },
          },
          { default: 'transparent' },
        ),
        colour: colour(
          { de: 'Farbe', en: 'Colour' },
          { default: '#ffffff', when: { field: 'background', is: 'colour' } },
        ),
        above: colour(
          { de: 'Farbe oben', en: 'Colour above' },
          { default: '#dbeafe', when: { field: 'background', is: 'gradient' } },
        ),
        below: colour(
          { de: 'Farbe unten', en: 'Colour below' },
          { default: '#ffffff', when: { field: 'background', is: 'gradient' } },
        ),
        behind: file(
          { de: 'Bild dahinter', en: 'Picture behind it' },
          { accept: 'images', when: { field: 'background', is: 'picture' } },
        ),
        strength: slider(
          { de: 'Unschärfe', en: 'Blur' },
          { min: 10, max: 100, step: 10, default: 50, when: { field: 'background', is: 'blur' } },
        ),
        scene: area(
          { de: 'Was ist im Hintergrund zu sehen?', en: 'What is to be seen in the background?' },
          {
            max: 1000,
            placeholder: {
              de: 'Ein heller Strand am Morgen, leicht unscharf',
              en: 'A bright beach in the morning, slightly out of focus',
            },
            hint: {
              de: 'Ein Modell malt ihn um das Motiv herum, das Pixel für Pixel bleibt. Das kostet eine Anfrage.',
              en: 'A model paints it around the subject, which stays pixel by pixel. That costs one request.',
            },
            when: { field: 'background', is: 'described' },
          },
        ),
      },
      prompt: {
        de: 'Der Hintergrund hinter dem Motiv: {{ scene }}',
        en: 'The background behind the subject: {{ scene }}',
      },
    }),
  },
)
