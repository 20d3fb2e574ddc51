import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Colour = readonly [lightness: number, chroma: number, hue: number]
const css = readFileSync('src/web/style/tokens.css', 'utf8')

/** The variables of one theme: three numbers are a colour, two wait for a family's hue. */
const variablesOf = (selector: string) => {
  const [, block = ''] = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/) ?? []
  const found = block.matchAll(/--([\w-]+): (?:oklch\()?([\d. ]+?)\)?;/g)
  return Object.fromEntries([...found].map(([, name, numbers]) => [name, numbers?.split(' ').map(Number)]))
}
const hues = [...css.matchAll(/data-family='(\w+)'\] \{\s*--hue: (\d+)/g)].map(([, , hue]) => Number(hue))

/** Linear light in sRGB; the numbers are those of the OKLab definition. */
const linear = ([L, C, H]: Colour) => {
  const [a, b] = [C * Math.cos((H * Math.PI) / 180), C * Math.sin((H * Math.PI) / 180)]
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(value => Math.min(1, Math.max(0, value)))
}
const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: Colour, other: Colour) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What carries text on what. */
const texts = [
  'ink on bg',
  'ink on surface',
  'ink on mark',
  'ink on ok-soft',
  'ink on warn-soft',
  'ink on danger-soft',
  'ink on accent-soft',
  'muted on bg',
  'muted on surface',
  'muted on sunken',
  'muted on danger-soft',
  'muted on accent-soft',
  'on-accent on accent',
  'on-danger on danger',
  'on-danger on danger-hover',
  'accent-ink on surface',
  'accent-ink on accent-soft',
  'danger on surface',
  'danger on bg',
  'warn on bg',
  'warn on surface',
  'warn on warn-soft',
  'ok on ok-soft',
  'bg on ink',
]
/** What is told from what only by its colour: borders, rings, signs. */
const shapes = ['field on surface', 'field on bg', 'ring on bg', 'ring on surface', 'danger on danger-soft']

const themes = { light: ':root', dark: "[data-theme='dark']" }

test.each(Object.entries(themes))('every pair of colours can be read, %s', (_, selector) => {
  const variables = variablesOf(selector)
  const colour = (name: string) => variables[name] as unknown as Colour
  for (const [pairs, least] of [
    [texts, 4.5],
    [shapes, 3],
  ] as const)
    for (const pair of pairs) {
      const [front = '', ground = ''] = pair.split(' on ')
      expect(contrast(colour(front), colour(ground)), pair).toBeGreaterThanOrEqual(least)
    }
  const [tint, ink] = [variables.tint ?? [], variables['tint-ink'] ?? []]
  for (const hue of hues)
    expect(contrast([...tint, hue] as unknown as Colour, [...ink, hue] as unknown as Colour)).toBeGreaterThan(4.5)
  expect(hues).toHaveLength(8)
})
