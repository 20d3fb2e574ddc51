import { face, type Frame, type Placed } from './layout.ts'
import { colours } from './sizes.ts'

export type Ground = 'white' | 'none'

const families = `"${face.family}", Newsreader, Georgia, serif`
const inkOf = (hue: number) => colours.find(colour => colour.hue === hue)?.ink ?? colours[0].ink
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, sign => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`)

/** A cloud as a drawing that scales. */
export const svgOf = (words: readonly Placed[], [width, height]: Frame, ground: Ground) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `,
    `viewBox="${-width / 2} ${-height / 2} ${width} ${height}" text-anchor="middle" `,
    `font-family="${escaped(families)}" font-weight="${face.weight}">`,
    ground === 'white' ? `<rect x="${-width / 2}" y="${-height / 2}" width="100%" height="100%" fill="#fff"/>` : '',
    ...words.map(
      ({ text, size, hue, x, y }) =>
        `<text x="${x}" y="${y}" font-size="${size}" fill="${inkOf(hue)}">${escaped(text)}</text>`,
    ),
    '</svg>',
  ].join('')

const sharpness = 2

/** A cloud as a picture of points, twice as sharp as on the page. */
export const pngOf = (words: readonly Placed[], [width, height]: Frame, ground: Ground): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width * sharpness,
    height: height * sharpness,
  })
  const context = canvas.getContext('2d')
  if (context) {
    context.scale(sharpness, sharpness)
    if (ground === 'white') {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
    }
    context.textAlign = 'center'
    for (const { text, size, hue, x, y } of words) {
      context.fillStyle = inkOf(hue)
      context.font = `${face.weight} ${size}px ${families}`
      context.fillText(text, x + width / 2, y + height / 2)
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png')
  })
}
