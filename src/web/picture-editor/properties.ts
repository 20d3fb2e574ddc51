import type { StepKind } from '#shared/picture-steps/steps.ts'
import { longestText } from '#shared/picture-steps/steps.ts'
import type { Options } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'

/** What of a step can be set, and how: a number by a slider or by its figure, a colour, a word of a few, a text. */
export type Property = Readonly<{ name: string; label: Text }> &
  (
    | Readonly<{ as: 'slide' | 'figure'; min: number; max: number; step: number; unit?: '%' | '°' }>
    | Readonly<{ as: 'colour'; optional?: true }>
    | Readonly<{ as: 'choice'; options: Options }>
    | Readonly<{ as: 'text'; max: number }>
  )

const amount = (name: string, label: Text): Property => ({ as: 'slide', name, label, min: -100, max: 100, step: 1 })
const strength = (name: string, label: Text): Property => ({ as: 'slide', name, label, min: 1, max: 100, step: 1 })
const share = (name: string, de: string, en: string, min = -100, max = 200): Property => ({
  ...{ as: 'figure', name, label: { de, en }, unit: '%' },
  ...{ min, max, step: 0.5 },
})
const colour: Property = { as: 'colour', name: 'colour', label: { de: 'Farbe', en: 'Colour' } }
const width: Property = {
  ...{ as: 'slide', name: 'width', label: { de: 'Strichstärke', en: 'Line width' }, unit: '%' },
  ...{ min: 0.1, max: 6, step: 0.1 },
}
const fill: Property = { as: 'colour', name: 'fill', label: { de: 'Füllung', en: 'Fill' }, optional: true }
const place = [share('x', 'Links', 'Left'), share('y', 'Oben', 'Top')]
const box = [...place, share('w', 'Breite', 'Width', 1), share('h', 'Höhe', 'Height', 1)]
const ends = [
  ...[share('x1', 'Anfang, links', 'Start, left'), share('y1', 'Anfang, oben', 'Start, top')],
  ...[share('x2', 'Ende, links', 'End, left'), share('y2', 'Ende, oben', 'End, top')],
]

/** What can be set of each kind of step; the ratio of a crop and what is described have controls of their own. */
export const properties: Readonly<Record<StepKind, readonly Property[]>> = {
  describe: [],
  crop: [
    ...[share('x', 'Links', 'Left', 0, 100), share('y', 'Oben', 'Top', 0, 100)],
    ...[share('w', 'Breite', 'Width', 1, 100), share('h', 'Höhe', 'Height', 1, 100)],
  ],
  straighten: [
    {
      ...{ as: 'slide', name: 'degrees', label: { de: 'Winkel', en: 'Angle' }, unit: '°' },
      ...{ min: -45, max: 45, step: 0.1 },
    },
  ],
  turn: [
    {
      ...{ as: 'choice', name: 'to', label: { de: 'Richtung', en: 'Direction' } },
      options: {
        right: { de: 'Nach rechts drehen', en: 'Turn right' },
        left: { de: 'Nach links drehen', en: 'Turn left' },
        half: { de: 'Auf den Kopf stellen', en: 'Turn upside down' },
        mirror: { de: 'Spiegeln, links und rechts', en: 'Mirror, left and right' },
        upside: { de: 'Spiegeln, oben und unten', en: 'Mirror, top and bottom' },
      },
    },
  ],
  light: [
    amount('exposure', { de: 'Belichtung', en: 'Exposure' }),
    amount('contrast', { de: 'Kontrast', en: 'Contrast' }),
    amount('shadows', { de: 'Schatten', en: 'Shadows' }),
    amount('highlights', { de: 'Lichter', en: 'Highlights' }),
  ],
  colour: [
    amount('saturation', { de: 'Sättigung', en: 'Saturation' }),
    amount('warmth', { de: 'Wärme', en: 'Warmth' }),
    amount('tint', { de: 'Tönung, grün bis magenta', en: 'Tint, green to magenta' }),
  ],
  sharpen: [strength('amount', { de: 'Stärke', en: 'Strength' })],
  hide: [
    {
      ...{ as: 'choice', name: 'way', label: { de: 'Art', en: 'Kind' } },
      options: { blocks: { de: 'Verpixeln', en: 'Blocks' }, blur: { de: 'Weichzeichnen', en: 'Blur' } },
    },
    strength('strength', { de: 'Stärke', en: 'Strength' }),
    ...box,
  ],
  text: [
    { as: 'text', name: 'text', label: { de: 'Text', en: 'Text' }, max: longestText },
    {
      ...{ as: 'slide', name: 'size', label: { de: 'Schriftgröße', en: 'Size' }, unit: '%' },
      ...{ min: 1, max: 50, step: 0.5 },
    },
    colour,
    { as: 'colour', name: 'background', label: { de: 'Hintergrund', en: 'Background' }, optional: true },
    {
      ...{ as: 'choice', name: 'weight', label: { de: 'Schnitt', en: 'Weight' } },
      options: { regular: { de: 'Normal', en: 'Regular' }, bold: { de: 'Fett', en: 'Bold' } },
    },
    {
      ...{ as: 'choice', name: 'align', label: { de: 'Ausrichtung', en: 'Alignment' } },
      options: {
        left: { de: 'Linksbündig', en: 'Left' },
        centre: { de: 'Zentriert', en: 'Centre' },
        right: { de: 'Rechtsbündig', en: 'Right' },
      },
    },
    ...place,
  ],
  arrow: [colour, width, ...ends],
  line: [colour, width, ...ends],
  rectangle: [colour, fill, width, ...box],
  ellipse: [colour, fill, width, ...box],
}
