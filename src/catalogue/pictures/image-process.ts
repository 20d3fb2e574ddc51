import { pictures } from '#shared/answers.ts'
import { choice, count, files, slider, toggle } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/image-process.ts'
import { pictureTool } from './picture-tool.ts'

export default pictureTool(
  {
    id: 106,
    icon: 'sliders',
    name: { de: 'Bild umwandeln', en: 'Convert pictures' },
    description: { de: 'Format, Größe und Ausschnitt auf einmal.', en: 'Format, size, crop: in one go.' },
    guide,
  },
  {
    'image-process': call({
      does: { de: 'Umwandeln', en: 'Convert' },
      by: 'processed',
      operation: 'process',
      answer: pictures({ view: 'files', wire: 'completion' }),
      fields: {
        pictures: files(
          { de: 'Bilder', en: 'Pictures' },
          {
            accept: 'images',
            least: 1,
            most: 20,
            keeps: ['animated', 'deep'],
            hint: { de: 'Alle werden gleich bearbeitet.', en: 'All are treated alike.' },
          },
        ),
        format: choice(
          { de: 'Format', en: 'Format' },
          {
            keep: { de: 'Wie es ist', en: 'As it is' },
            jpeg: { de: 'JPEG – für Fotos', en: 'JPEG – for photographs' },
            png: { de: 'PNG – verlustfrei, mit Transparenz', en: 'PNG – lossless, with transparency' },
            webp: { de: 'WebP – klein, für Webseiten', en: 'WebP – small, for web pages' },
            avif: { de: 'AVIF – am kleinsten', en: 'AVIF – smallest' },
            gif: { de: 'GIF – für bewegte Bilder', en: 'GIF – for animated pictures' },
            tiff: { de: 'TIFF – für den Druck', en: 'TIFF – for printing' },
          },
          { default: 'keep' },
        ),
        size: choice(
          { de: 'Größe', en: 'Size' },
          {
            keep: { de: 'Wie es ist', en: 'As it is' },
            hd: { de: 'Höchstens 1.920 Pixel je Seite', en: 'At most 1,920 pixels a side' },
            web: { de: 'Höchstens 1.280 Pixel je Seite', en: 'At most 1,280 pixels a side' },
            mail: { de: 'Höchstens 800 Pixel je Seite', en: 'At most 800 pixels a side' },
            square: { de: 'Instagram, quadratisch – 1.080 × 1.080', en: 'Instagram, square – 1,080 × 1,080' },
            portrait: { de: 'Instagram, hoch – 1.080 × 1.350', en: 'Instagram, portrait – 1,080 × 1,350' },
            story: { de: 'Story, Reel, TikTok – 1.080 × 1.920', en: 'Story, Reel, TikTok – 1,080 × 1,920' },
            linkedin: { de: 'LinkedIn – 1.200 × 627', en: 'LinkedIn – 1,200 × 627' },
            facebook: { de: 'Facebook – 1.200 × 630', en: 'Facebook – 1,200 × 630' },
            x: { de: 'X – 1.600 × 900', en: 'X – 1,600 × 900' },
            youtube: { de: 'YouTube-Vorschau – 1.280 × 720', en: 'YouTube thumbnail – 1,280 × 720' },
            pinterest: { de: 'Pinterest – 1.000 × 1.500', en: 'Pinterest – 1,000 × 1,500' },
            own: { de: 'Eigene Größe …', en: 'A size of your own …' },
          },
          { default: 'keep' },
        ),
        width: count(
          { de: 'Breite in Pixeln', en: 'Width in pixels' },
          { min: 1, max: 10_000, default: 1200, when: { field: 'size', is: 'own' } },
        ),
        height: count(
          { de: 'Höhe in Pixeln', en: 'Height in pixels' },
          { min: 1, max: 10_000, default: 800, when: { field: 'size', is: 'own' } },
        ),
        fit: choice(
          { de: 'Wenn die Form nicht passt', en: 'Where the shape differs' },
          {
            cover: { de: 'Zuschneiden, auf das Wichtigste', en: 'Crop, to what matters' },
            contain: { de: 'Ganz zeigen, mit weißem Rand', en: 'Show all, with white margins' },
          },
          {
            default: 'cover',
            when: {
              field: 'size',
              among: ['square', 'portrait', 'story', 'linkedin', 'facebook', 'x', 'youtube', 'pinterest', 'own'],
            },
          },
        ),
        turn: choice(
          { de: 'Drehen oder spiegeln', en: 'Turn or mirror' },
          {
            none: { de: 'Nicht', en: 'Not at all' },
            right: { de: 'Nach rechts drehen', en: 'Turn right' },
            left: { de: 'Nach links drehen', en: 'Turn left' },
            half: { de: 'Auf den Kopf stellen', en: 'Turn upside down' },
            mirror: { de: 'Spiegeln, links und rechts', en: 'Mirror, left and right' },
            upside: { de: 'Spiegeln, oben und unten', en: 'Mirror, top and bottom' },
          },
          { default: 'none' },
        ),
        quality: slider(
          { de: 'Güte', en: 'Quality' },
          {
            ...{ min: 20, max: 100, step: 5, default: 85 },
            hint: {
              de: 'Für JPEG, WebP und AVIF: mehr ist schöner und größer.',
              en: 'For JPEG, WebP and AVIF: more is finer and larger.',
            },
            when: { field: 'format', among: ['keep', 'jpeg', 'webp', 'avif'] },
          },
        ),
        kilobytes: count(
          { de: 'Höchstens so viele Kilobyte', en: 'At most so many kilobytes' },
          {
            ...{ min: 10, max: 30_000, optional: true },
            hint: {
              de: 'Dafür sinken die Güte und, wenn nötig, die Größe. Ein PNG bekommt weniger Farben.',
              en: 'Quality, and size where needed, are reduced for it. A PNG gets fewer colours.',
            },
          },
        ),
        authorship: toggle(
          { de: 'Urheber und Bildbeschreibung behalten', en: 'Keep author and description' },
          {
            default: false,
            hint: {
              de: 'Ort, Zeit und Kamera stehen nie im Ergebnis.',
              en: 'Place, time and camera are never in the result.',
            },
          },
        ),
      },
    }),
  },
)
