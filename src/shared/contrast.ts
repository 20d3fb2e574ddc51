/** What WCAG asks of text that is not large, at level AA. */
export const leastContrast = 4.5

type Colour = readonly number[]

/** A colour as #rrggbb in its three parts, 0 to 255. */
const partsOf = (colour: string): Colour => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
const written = (parts: Colour) => `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How well one colour stands out from another, from 1 to 21, as WCAG counts it. */
export const contrastOf = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const steps = Array.from({ length: 101 }, (_, at) => at / 100)
const ends = ['#000000', '#ffffff']

/** The colour nearest to this one, darker or lighter, that can be read on this ground. */
export const readableOn = (ground: string, colour: string) => {
  const towards = (end: string, share: number) => {
    const to = partsOf(end)
    return written(partsOf(colour).map((part, at) => part + ((to[at] ?? 0) - part) * share))
  }
  const tried = steps.flatMap(share => ends.map(end => towards(end, share)))
  return tried.find(one => contrastOf(one, ground) >= leastContrast) ?? colour
}
