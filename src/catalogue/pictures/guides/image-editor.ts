import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So wird ein Bild fertig', en: 'How to finish a picture' },
  expects: [
    { de: 'Bild', en: 'Picture' },
    { de: 'Zuschnitt', en: 'Crop' },
    { de: 'Licht und Farbe', en: 'Light and colour' },
    { de: 'Text und Pfeile', en: 'Text and arrows' },
  ],
  advice: [
    {
      title: { de: 'Erst gerade, dann knapp.', en: 'Straight first, then close.' },
      text: {
        de: 'Richten Sie den Horizont aus, bevor Sie zuschneiden: Beim Drehen fällt ein schmaler Rand weg.',
        en: 'Straighten the horizon before you crop: turning takes away a narrow margin.',
      },
    },
    {
      title: { de: 'Wenig Regler, kleine Schritte.', en: 'Few sliders, small steps.' },
      text: {
        de: 'Ein flaues Foto gewinnt meist schon durch etwas Kontrast und aufgehellte Schatten.',
        en: 'A dull photograph usually gains from a little contrast and lighter shadows.',
      },
    },
    {
      title: { de: 'Gesichter und Kennzeichen verbergen.', en: 'Hide faces and number plates.' },
      text: {
        de: 'Im Ergebnis ist unter einer verpixelten Fläche nichts mehr zu finden. Wählen Sie die Stärke hoch genug.',
        en: 'In the result there is nothing left to be found under blocks. Choose them large enough.',
      },
    },
  ],
  example: {
    'image-editor': { steps: '[{"kind":"straighten","degrees":2},{"kind":"sharpen","amount":30}]' },
    'image-editor-described': {
      wish: { de: 'Der Himmel leuchtet wie am frühen Abend.', en: 'The sky glows as in the early evening.' },
    },
  },
  shows: {
    de: 'Ein Foto vom Hof: gerade gerichtet, heller, auf das Tor zugeschnitten, mit einem Pfeil und dem Wort „Eingang“.',
    en: 'A photograph of a yard: straightened, brighter, cropped to the gate, with an arrow and the word “Entrance”.',
  },
}
