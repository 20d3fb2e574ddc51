import { deflateSync } from 'node:zlib'
import { type Logo, printedSide } from './logo.ts'
import type { Colours } from './raster.ts'
import { type Block, type Drawing, logoPart } from './shapes.ts'

const rounded = (number: number) => Math.round(number * 1000) / 1000

/**
 * Blocks of one colour that follow each other, to be filled as one path: filled one by one, the ground shows as a hair
 * between those that touch.
 */
const together = (blocks: readonly Block[]) => {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && last[0]?.light === block.light) last.push(block)
    else groups.push([block])
  }
  return groups
}

const outline = ({ x, y, size, round }: Block) => {
  const side = rounded(size - 2 * round)
  const turn = (right: number, down: number) => (round ? `a${round} ${round} 0 0 1 ${right} ${down}` : '')
  const begin = `M${rounded(x + round)} ${rounded(y)}h${side}${turn(round, round)}v${side}${turn(-round, round)}`
  return `${begin}h${-side}${turn(-round, -round)}v${-side}${turn(round, -round)}z`
}

/** A code as SVG, in modules; the logo is a picture in it. */
export const svgOf = async ({ across, blocks }: Drawing, { dark, light }: Colours, logo?: Logo) => {
  const filled = (group: readonly Block[]) =>
    `<path fill="${group[0]?.light ? light : dark}" d="${group.map(outline).join('')}"/>`
  const side = across * logoPart
  const place = rounded((across - side) / 2)
  const picture = await logo?.address()
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${across}" shape-rendering="geometricPrecision">`,
    `<rect width="${across}" height="${across}" fill="${light}"/>${together(blocks).map(filled).join('')}`,
    picture &&
      `<image x="${place}" y="${place}" width="${rounded(side)}" height="${rounded(side)}" href="${picture}"/>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('')
}

/** How far the handles of a curve lie from its ends, for a quarter of a circle. */
const kappa = 0.5523

const path = ({ x, y, size, round }: Block, across: number) => {
  const at = (dx: number, dy: number) => `${rounded(x + dx)} ${rounded(across - y - dy)}`
  if (!round) return `${rounded(x)} ${rounded(across - y - size)} ${size} ${size} re`
  const [near, far, curve] = [round, size - round, round * (1 - kappa)]
  return [
    `${at(near, 0)} m ${at(far, 0)} l ${at(size - curve, 0)} ${at(size, curve)} ${at(size, near)} c`,
    `${at(size, far)} l ${at(size, size - curve)} ${at(size - curve, size)} ${at(far, size)} c`,
    `${at(near, size)} l ${at(curve, size)} ${at(0, size - curve)} ${at(0, far)} c`,
    `${at(0, near)} l ${at(0, curve)} ${at(curve, 0)} ${at(near, 0)} c h`,
  ].join(' ')
}

const inColour = (colour: string) =>
  `${[1, 3, 5].map(at => rounded(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')} rg`

const sides = `/Width ${printedSide} /Height ${printedSide}`
const image = `/Type /XObject /Subtype /Image ${sides} /ColorSpace /DeviceRGB /BitsPerComponent 8`

/** The width of a printed code: 50 mm, in points of a seventy-second of an inch. */
const printed = 141.73

/** A code as a PDF of one page, drawn in lines: PDF 1.4, sections 4.4 and 4.8. */
export const pdfOf = async ({ across, blocks }: Drawing, { dark, light }: Colours, logo?: Logo): Promise<Buffer> => {
  const scale = rounded(printed / across)
  const side = across * logoPart
  const place = rounded((across - side) / 2)
  const drawing = [
    `q ${scale} 0 0 ${scale} 0 0 cm ${inColour(light)} 0 0 ${across} ${across} re f`,
    ...together(blocks).map(
      group => `${inColour(group[0]?.light ? light : dark)} ${group.map(block => path(block, across)).join('\n')} f`,
    ),
    ...(logo ? [`q ${rounded(side)} 0 0 ${rounded(side)} ${place} ${place} cm /Logo Do Q`] : []),
    'Q',
  ].join('\n')
  const picture = await logo?.printed()
  const stream = (words: string, bytes: Buffer) =>
    Buffer.concat([Buffer.from(`<< ${words} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')])
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${printed} ${printed}] /Contents 4 0 R /Resources << ${
        logo ? '/XObject << /Logo 5 0 R >>' : ''
      } >> >>`,
    ),
    stream('/Filter /FlateDecode', deflateSync(Buffer.from(drawing))),
    ...(picture ? [stream(`${image} /Filter /${picture.filter}`, picture.bytes)] : []),
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (bytes: Buffer) => {
    parts.push(bytes)
    length += bytes.length
  }
  for (const [number, object] of objects.entries()) {
    places.push(length)
    add(Buffer.concat([Buffer.from(`${number + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]))
  }
  const table = places.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  add(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
