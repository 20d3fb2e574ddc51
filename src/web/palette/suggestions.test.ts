import { expect, test } from 'vitest'
import { shownOf, stepFrom } from './suggestions.ts'

const some = (count: number, kind: string) =>
  Array.from({ length: count }, (_, at) => ({ id: `${kind}${at}`, name: kind, icon: null, run: () => {} }))
const found = (tools: number, texts: number, actions: number) => ({
  tools: some(tools, 'tool'),
  texts: some(texts, 'text'),
  actions: some(actions, 'action'),
})
const counts = (...all: Parameters<typeof found>) =>
  shownOf(found(...all)).map(({ kind, all: { length } }) => [kind, length])

test('shows five tools, three actions and three texts, and never more than ten', () => {
  expect(counts(60, 9, 12)).toEqual([
    ['tools', 5],
    ['actions', 3],
    ['texts', 2],
  ])
  expect(counts(60, 0, 12)).toEqual([
    ['tools', 5],
    ['actions', 3],
  ])
  expect(counts(0, 9, 2)).toEqual([
    ['actions', 2],
    ['texts', 3],
  ])
  expect(counts(0, 0, 0)).toEqual([])
})

test('actions stand first where they fit better than tools, texts always last', () => {
  expect(shownOf(found(1, 1, 1), 'actions').map(({ kind }) => kind)).toEqual(['actions', 'tools', 'texts'])
})

test('arrows go round, Home and End to the ends, other keys nowhere', () => {
  expect([stepFrom(0, 3, 'ArrowUp'), stepFrom(2, 3, 'ArrowDown'), stepFrom(1, 3, 'End')]).toEqual([2, 0, 2])
  expect([stepFrom(2, 3, 'Home'), stepFrom(2, 3, 'a'), stepFrom(0, 0, 'End')]).toEqual([0, undefined, undefined])
})
