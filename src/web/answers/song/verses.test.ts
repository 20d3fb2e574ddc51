import { expect, test } from 'vitest'
import { versesIn } from './verses.ts'

test('a song falls into its title, its verses and its chorus', () => {
  const { title, before, verses } = versesIn('# Nachtbus\n\n## Strophe 1\n\nEine Zeile\nNoch eine\n\n## Refrain\nDrei')
  expect(title).toBe('Nachtbus')
  expect(before).toBeUndefined()
  expect(verses).toEqual([
    { name: 'Strophe 1', text: 'Eine Zeile\nNoch eine', at: 26, isChorus: false },
    { name: 'Refrain', text: 'Drei', at: 59, isChorus: true },
  ])
})

test('what was put together of several places stands at none, and what follows it stands where it does', () => {
  const song = 'Ein Lied zum Fest\n\n# Sommer\n\nErste Zeile\n\n## Strophe 1\n\nLa la la'
  const { before, verses } = versesIn(song)
  expect(before).toMatchObject({ text: 'Ein Lied zum Fest\n\n\n\nErste Zeile', at: undefined })
  expect(verses.map(({ at }) => at)).toEqual([song.indexOf('La la la')])
})

test('what came without headings is still there', () => {
  expect(versesIn('La la\nla').before?.text).toBe('La la\nla')
  expect(versesIn('# Nacht\n## ')).toEqual({ title: 'Nacht', before: undefined, verses: [] })
})
