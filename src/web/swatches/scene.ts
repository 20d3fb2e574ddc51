/** The colours of the one motif that most swatches show: a house before hills. */
export type Palette = Readonly<
  Record<'sky' | 'sun' | 'far' | 'near' | 'wall' | 'roof', string> & { window?: string; line?: string }
>

export const size = { width: 96, height: 64 } as const

const shapes = {
  far: 'M0 42 20 24 36 36 54 18 74 34 96 26V64H0z',
  near: 'M0 48C24 40 56 54 96 44V64H0z',
  wall: 'M24 36h22v18H24z',
  roof: 'M20 37 35 24 50 37z',
}

export const day: Palette = {
  ...{ sky: '#9fd3ee', sun: '#ffd84d', far: '#6f9bb5', near: '#6fae5c', wall: '#f6efe2', roof: '#c8503c' },
}

/** A path, with whatever else it carries. */
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
export const ground = (fill: string, more = '') => rect(0, 0, size.width, size.height, fill, more)
/** Lines without a filling. */
export const lines = (d: string, stroke: string, width = 1, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`
export const group = (inside: string, more: string) => `<g ${more}>${inside}</g>`
export const defs = (inside: string) => `<defs>${inside}</defs>`

/** Colours one below the other, as a filling that is called `id`. */
export const gradient = (id: string, colours: readonly string[], across = false) => {
  const stops = colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
  return `<linearGradient id="${id}" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops.join('')}</linearGradient>`
}
/** Light from the upper left, as on something round. */
export const ball = (id: string, light: string, dark: string) =>
  `<radialGradient id="${id}" cx=".35" cy=".3" r=".8"><stop stop-color="${light}"/>` +
  `<stop offset="1" stop-color="${dark}"/></radialGradient>`

/** Makes edges uneven, by so much, in grains of this fineness. */
export const uneven = (scale: number, grain: number, more = '') =>
  defs(
    `<filter id="u"><feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3" seed="4"/>` +
      `<feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>` +
      `${more}</filter>`,
  )
export const isUneven = 'filter="url(#u)"'

/** The grain of a film or of paper over all of it. */
export const grain = (opacity: number, fineness = 0.9) =>
  defs(
    `<filter id="g"><feTurbulence baseFrequency="${fineness}" numOctaves="2"/>` +
      `<feColorMatrix type="saturate" values="0"/></filter>`,
  ) + ground('#888', `filter="url(#g)" opacity="${opacity}"`)

/** The motif in plain areas; with a line round each where the palette has one. */
export const scene = ({ sky, sun, far, near, wall, roof, window = '#35506b', line }: Palette, width = 1.5) => {
  const edge = line ? `stroke="${line}" stroke-width="${width}" stroke-linejoin="round"` : ''
  return (
    ground(sky) +
    circle(76, 14, 8, sun, edge) +
    path(shapes.far, far, edge) +
    path(shapes.near, near, edge) +
    path(shapes.wall, wall, edge) +
    path(shapes.roof, roof, edge) +
    rect(31, 41, 8, 7, window, edge)
  )
}

/** The lines of the motif alone. */
export const outline = (stroke: string, width = 1) =>
  lines(`${Object.values(shapes).join('')}M31 41h8v7h-8zM84 14a8 8 0 1 1-16 0a8 8 0 1 1 16 0`, stroke, width)

const ridge = [
  [0, 42],
  [20, 24],
  [36, 36],
  [54, 18],
  [74, 34],
  [96, 26],
] as const
const ridgeAt = (x: number) => {
  const at = Math.max(
    1,
    ridge.findIndex(([end]) => end >= x),
  )
  const [[fromX, fromY], [toX, toY]] = [ridge[at - 1] ?? ridge[0], ridge[at] ?? ridge[1]]
  return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)
}

/** Which colour the motif has at a place. */
const colourAt = ({ sky, sun, far, near, wall, roof, window = '#35506b' }: Palette, x: number, y: number) => {
  if (x > 31 && x < 39 && y > 41 && y < 48) return window
  if (y < 37 && y > 24 + Math.abs(x - 35) * 0.87) return roof
  if (x > 24 && x < 46 && y >= 36 && y < 54) return wall
  if (y > 46 + Math.sin(x / 16) * 3) return near
  if (y > ridgeAt(x)) return far
  return Math.hypot(x - 76, y - 14) < 8 ? sun : sky
}

/** The same row of numbers every time, from 0 to 1. */
const scattered = (seed: number) => () => {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}

type Dab = (x: number, y: number, colour: string, random: () => number) => string

/** The motif in dabs, a step apart, each in the colour of its place. */
export const dabs = (palette: Palette, step: number, dab: Dab) => {
  const random = scattered(7)
  let drawn = ''
  for (let y = step / 2; y < size.height + step / 2; y += step)
    for (let x = step / 2; x < size.width + step / 2; x += step)
      drawn += dab(x, y, colourAt(palette, Math.min(x, size.width - 1), Math.min(y, size.height - 1)), random)
  return drawn
}

/** Stripes over all of it, as a filling called `id`, in this direction. */
export const hatching = (id: string, colour: string, { apart = 3, width = 0.7, turn = 45 } = {}) =>
  `<pattern id="${id}" width="${apart}" height="${apart}" patternUnits="userSpaceOnUse" ` +
  `patternTransform="rotate(${turn})"><path d="M0 0H${apart}" stroke="${colour}" stroke-width="${width}"/></pattern>`
/** Dots as of a print, as a filling called `id`. */
export const dots = (id: string, colour: string, { apart = 4, r = 1.2 } = {}) =>
  `<pattern id="${id}" width="${apart}" height="${apart}" patternUnits="userSpaceOnUse" ` +
  `patternTransform="rotate(30)"><circle cx="${apart / 2}" cy="${apart / 2}" r="${r}" fill="${colour}"/></pattern>`
