import { expect, test } from 'vitest'
import { versesIn } from './verses.ts'

test('a song falls into its title, its verses and its chorus', () => {
  const { title, before, verses } = versesIn('# Nachtbus\n\n## Strophe 1\n\nEine Zeile\nNoch eine\n\n## Refrain\nDrei')
  expect(title).toBe('Nachtbus')
  expect(before).toBe('')
  expect(verses).toEqual([
    { name: 'Strophe 1', text: 'Eine Zeile\nNoch eine', isChorus: false },
    { name: 'Refrain', text: 'Drei', isChorus: true },
  ])
})

test('what came without headings is still there', () => {
  expect(versesIn('La la\nla').before).toBe('La la\nla')
  expect(versesIn('# Nacht\n## ')).toEqual({ title: 'Nacht', before: '', verses: [] })
})
