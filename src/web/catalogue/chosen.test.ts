import { expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { shown } from '#catalogue/shown.ts'
import { chosenIn, fits } from './chosen.ts'

const all = engines.map(engine => shown(engine))
const slugs = (search: Record<string, unknown>) => all.filter(fits(chosenIn(search))).map(({ slug }) => slug)

test('without a choice every tool is there, whatever else the address says', () => {
  expect(slugs({}).length).toBe(all.length)
  expect(slugs({ family: 'cooking', action: 'sing', house: 'no' }).length).toBe(all.length)
})

test('a tool that belongs to two families is found in both', () => {
  expect(slugs({ family: 'press' })).toContain('press_release')
  expect(slugs({ family: 'marketing' })).toContain('press_release')
  expect(slugs({ family: 'education' })).not.toContain('press_release')
})

test('family, action and the way without a model narrow each other', () => {
  const [general, edited, house] = [{ family: 'general' }, { action: 'text_editing' }, { house: 'yes' }].map(slugs)
  const together = slugs({ family: 'general', action: 'text_editing', house: 'yes' })
  expect(together.length).toBeGreaterThan(0)
  expect(together).toEqual(general?.filter(slug => edited?.includes(slug) && house?.includes(slug)))
  expect(together.length).toBeLessThan(Math.min(general?.length ?? 0, edited?.length ?? 0, house?.length ?? 0))
})
