import { expect, test } from 'vitest'
import { namesIn, turnsIn } from './turns.ts'

const script = `# Radwege

**Jonas:** Guten Morgen, Mira.

**Mira:** Guten Morgen. Heute geht es um Radwege.

Und um Geld.

**Jonas**: Um viel Geld.`

test('a script is read in turns; who is not named goes on', () => {
  const turns = turnsIn(script)
  expect(turns).toEqual([
    { text: '# Radwege' },
    { name: 'Jonas', text: 'Guten Morgen, Mira.' },
    { name: 'Mira', text: 'Guten Morgen. Heute geht es um Radwege.\n\nUnd um Geld.' },
    { name: 'Jonas', text: 'Um viel Geld.' },
  ])
  expect(namesIn(turns)).toEqual(['Jonas', 'Mira'])
})

test.each([
  'Ein Text ohne Namen.\n\nNoch ein Absatz.',
  '**Hinweis:** Bitte lesen.\n\nEin Text.',
  'Anna: Guten Tag.\n\nBert: Guten Tag.',
])('what names nobody, or one alone, is one turn: %j', text => expect(turnsIn(text)).toEqual([{ text }]))
