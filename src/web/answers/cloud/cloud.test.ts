import { expect, test } from 'vitest'
import { svgOf } from './picture.ts'
import { chance, sized } from './sizes.ts'

test('words stand in the order of their weight, each once', () => {
  const words = sized(['Fahrrad', ' Werkzeug ', 'Fahrrad', '', 'Kette'])
  expect(words.map(({ text }) => text)).toEqual(['Fahrrad', 'Werkzeug', 'Kette'])
  const sizes = words.map(({ size }) => size)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(sized([])).toEqual([])
})

test('a cloud looks the same every time', () => {
  const [one, other] = [chance(), chance()]
  const numbers = Array.from({ length: 50 }, () => one())
  expect(Array.from({ length: 50 }, () => other())).toEqual(numbers)
  expect(numbers.every(number => number > 0 && number < 1)).toBe(true)
})

test('a drawing holds every word as a word, whatever it says', () => {
  const svg = svgOf([{ text: '<script>&"', size: 20, hue: 200, x: 1, y: 2 }], [960, 576], 'none')
  expect(svg).toContain('>&lt;script&gt;&amp;&quot;</text>')
  expect(svg).not.toContain('<script')
  expect(svg).not.toContain('<rect')
})
