import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So wird ein Bild größer', en: 'How to make a picture larger' },
  expects: [
    { de: 'Bild', en: 'Picture' },
    { de: 'Faktor', en: 'Factor' },
    { de: 'Schärfe', en: 'Sharpness' },
    { de: 'Vergleich', en: 'Comparison' },
  ],
  advice: [
    {
      title: { de: 'Vom Original ausgehen.', en: 'Begin with the original.' },
      text: {
        de: 'Ein Bildschirmfoto eines Bildes hat schon verloren, was hier fehlt.',
        en: 'A screenshot of a picture has already lost what is missing here.',
      },
    },
    {
      title: { de: 'Erst doppelt.', en: 'Twice first.' },
      text: {
        de: 'Viermal lohnt sich für Logos und Zeichnungen, bei Fotos genügt oft doppelt.',
        en: 'Four times pays for logos and drawings; for photographs, twice often is enough.',
      },
    },
    {
      title: { de: 'Gezeichnet oder gedehnt.', en: 'Drawn or stretched.' },
      text: {
        de: 'Was zeichnet und wie lange, steht unter dem Bild. Sehr große werden gedehnt: Das geht schneller, ist aber weicher.',
        en: 'What draws, and for how long, stands beneath the picture. Very large ones are stretched: faster, but softer.',
      },
    },
  ],
  example: { 'upscale-images': { factor: 'four', sharpness: 40 } },
  shows: {
    de: 'Ein Logo von 400 × 200 Pixeln mit 1.600 × 800 Pixeln, mit glatten Kanten.',
    en: 'A logo of 400 × 200 pixels at 1,600 × 800 pixels, with smooth edges.',
  },
}
