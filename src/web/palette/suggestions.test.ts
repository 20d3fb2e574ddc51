import { expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { fuzzy } from '../catalogue/fuzzy.ts'
import { shownOf, stepFrom } from './suggestions.ts'

const some = (count: number, kind: string) =>
  Array.from({ length: count }, (_, at) => ({ id: `${kind}${at}`, name: kind, icon: null, run: () => {} }))
const counts = (tools: number, texts: number, actions: number) => {
  const shown = shownOf({ tools: some(tools, 'tool'), texts: some(texts, 'text'), actions: some(actions, 'action') })
  return [shown.tools.length, shown.texts.length, shown.actions.length]
}

test('shows five tools, three texts and three actions, and never more than ten', () => {
  expect(counts(60, 9, 12)).toEqual([5, 3, 2])
  expect(counts(60, 0, 12)).toEqual([5, 0, 3])
  expect(counts(0, 9, 12)).toEqual([0, 3, 3])
  expect(counts(0, 0, 0)).toEqual([0, 0, 0])
})

test('arrows go round, Home and End to the ends, other keys nowhere', () => {
  expect([stepFrom(0, 3, 'ArrowUp'), stepFrom(2, 3, 'ArrowDown'), stepFrom(1, 3, 'End')]).toEqual([2, 0, 2])
  expect([stepFrom(2, 3, 'Home'), stepFrom(2, 3, 'a'), stepFrom(0, 0, 'End')]).toEqual([0, undefined, undefined])
})

const named = (locale: 'de' | 'en') =>
  engines.map(({ name, description }) => ({ name: name[locale], line: description[locale] }))

test.each([
  ['blgo', /blog/i],
  ['blog', /blog/i],
  ['Presemitteilung', /Pressemitteilung/],
  ['zusamenfasen', /Zusammenfassen/i],
])('finds %s although it may be mistyped', (typed, name) => {
  expect(fuzzy(named('de'), typed)[0]?.name).toMatch(name)
})

test('finds a word late in what is said of a tool, and nothing for what nothing is like', () => {
  const last = named('de').map(({ line }) => line.split(/\W+/).findLast(word => word.length > 6) ?? '')
  for (const word of last.filter(Boolean)) expect(fuzzy(named('de'), word).length, word).toBeGreaterThan(0)
  expect(fuzzy(named('de'), 'xqzvwk')).toEqual([])
})
