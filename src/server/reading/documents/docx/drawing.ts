import { attribute } from '../xml.ts'

/** What is said of a picture before it comes; pixels of a screen. */
export type Drawn = Readonly<{ alt?: string; width?: number; height?: number }>

/** Word counts 9,525 English Metric Units a pixel, and four thirds of a pixel a point. */
const units = 9_525
const pixels = (points: string | undefined) => (points ? Math.round((Number(points) * 4) / 3) : undefined)

/** Keeps in mind how large a picture is, and what is said of it, while what holds it is read. */
export const drawingIn = (drawn: Drawn, name: string, attributes: string): Drawn => {
  if (name === 'wp:extent') {
    const [width, height] = ['cx', 'cy'].map(side => Math.round(Number(attribute(attributes, side)) / units))
    return { ...drawn, ...(width && { width }), ...(height && { height }) }
  }
  if (name === 'wp:docPr') {
    // Programs have a description and a title; people fill in one of them.
    const alt = attribute(attributes, 'descr')?.trim() || attribute(attributes, 'title')?.trim()
    return alt ? { ...drawn, alt } : drawn
  }
  if (name !== 'v:shape') return drawn
  const style = attribute(attributes, 'style') ?? ''
  const [width, height] = ['width', 'height'].map(side =>
    pixels(new RegExp(`(?:^|;)\\s*${side}:([\\d.]+)pt`).exec(style)?.[1]),
  )
  const alt = attribute(attributes, 'alt')?.trim()
  return { ...(alt && { alt }), ...(width && { width }), ...(height && { height }) }
}
