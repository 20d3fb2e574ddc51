import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So wird jedes Bild passend', en: 'How to make every picture fit' },
  expects: [
    { de: 'Bilder', en: 'Pictures' },
    { de: 'Format', en: 'Format' },
    { de: 'Größe', en: 'Size' },
    { de: 'Dateigröße', en: 'File size' },
  ],
  advice: [
    {
      title: { de: 'Mehrere auf einmal.', en: 'Several at once.' },
      text: {
        de: 'Bis zu 20 Bilder werden gleich behandelt und kommen einzeln und als Archiv zurück.',
        en: 'Up to 20 pictures are treated alike and come back one by one and as an archive.',
      },
    },
    {
      title: { de: 'Fotos vom iPhone.', en: 'Photographs from an iPhone.' },
      text: {
        de: 'HEIC wird gelesen: Wählen Sie JPEG, dann lässt es sich überall öffnen.',
        en: 'HEIC is read: choose JPEG, and it opens everywhere.',
      },
    },
    {
      title: { de: 'Ohne Ort und Zeit.', en: 'Without place and time.' },
      text: {
        de: 'Wo und wann ein Foto entstand, steht nie im Ergebnis.',
        en: 'Where and when a photograph was taken is never in the result.',
      },
    },
  ],
  example: { 'image-process': { format: 'webp', size: 'portrait', kilobytes: 200 } },
  shows: {
    de: 'Ein Foto von 6 MB als WebP mit höchstens 200 Kilobyte, zugeschnitten auf 1.080 × 1.350 Pixel.',
    en: 'A photograph of 6 MB as WebP of at most 200 kilobytes, cropped to 1,080 × 1,350 pixels.',
  },
}
