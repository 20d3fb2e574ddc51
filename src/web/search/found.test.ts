import { expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { cardOf, shown } from '#catalogue/shown.ts'
import { aids } from './aids.ts'
import { foundIn as foundWith } from './found.ts'

const findable = engines
  .map(engine => cardOf(shown(engine)))
  .map(engine => ({ engine, name: engine.name.en, line: engine.description.en }))
const foundIn = (all: typeof findable, typed: string) => foundWith(all, typed, aids)
const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug)

test('offers nothing else where something fits', () => {
  const { engines: found, nearest } = foundIn(findable, 'press')
  expect(slugs(found)).toContain('press_release')
  expect(nearest).toEqual([])
})

test('where nothing fits it offers three: what looks like it first, and popular ones beside', () => {
  const { engines: found, nearest, cost } = foundIn(findable, 'Pordkazt')
  expect([found, cost]).toEqual([[], Infinity])
  expect(slugs(nearest)[0]).toBe('podcast_engine')
  expect(new Set(slugs(nearest)).size).toBe(3)
  expect(foundIn(findable, 'xqzvwk').nearest.map(({ popular }) => popular)).toEqual([true, true, true])
})
