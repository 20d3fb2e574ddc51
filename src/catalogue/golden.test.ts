import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenFolder, goldens } from '../../scripts/goldens.ts'

const told = goldens()
const howTo = 'A model is told something else than src/catalogue/golden says. If that is meant: npm run golden'

test.each(Object.entries(told))('%s is what a model is told', (name, text) => {
  const kept = readdirSync(goldenFolder).includes(name) ? readFileSync(new URL(name, goldenFolder), 'utf8') : ''
  expect(text, howTo).toBe(kept)
})

test('every golden file is that of a call', () => {
  expect(readdirSync(goldenFolder).sort(), howTo).toEqual(Object.keys(told).sort())
})
