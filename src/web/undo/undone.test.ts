import { expect, test } from 'vitest'
import { undone } from './undone.ts'

test('what was changed last is taken back whole', () => {
  expect(undone('a b', 'a', 'a b')).toBe('a')
  expect(undone(['a', 'b'], ['a'], ['a', 'b'])).toEqual(['a'])
})

test('what was typed since stays', () => {
  const [before, after] = ['Er sagte "ja" und ging - allein.', 'Er sagte „ja“ und ging – allein.']
  expect(undone(`${after} Es regnete.`, before, after)).toBe(`${before} Es regnete.`)
  expect(undone(`Am Montag. ${after}\n\nEs regnete.`, before, after)).toBe(`Am Montag. ${before}\n\nEs regnete.`)
})

test('of gaps that were filled one after the other, each is opened again alone, in any order', () => {
  const open = 'Am [Datum] um [Zeit] in [Raum].\n\n- [Datum]\n- [Zeit]'
  const first = open.replaceAll('[Datum]', '3. Mai')
  const second = first.replaceAll('[Zeit]', '9 Uhr')
  const third = second.replaceAll('[Raum]', 'Raum 204')
  const back = undone(third, open, first) ?? ''
  expect(back).toBe('Am [Datum] um 9 Uhr in Raum 204.\n\n- [Datum]\n- 9 Uhr')
  expect(undone(back, first, second)).toBe('Am [Datum] um [Zeit] in Raum 204.\n\n- [Datum]\n- [Zeit]')
})

test('a sentence that was struck out comes back, also where others follow it by now', () => {
  const [before, after] = ['Wir öffnen. Der Eintritt ist frei. Bis bald.', 'Wir öffnen. Bis bald.']
  expect(undone(`${after} Ihr Team`, before, after)).toBe(`${before} Ihr Team`)
})

test('in parts, each text is taken back where it stands', () => {
  const [before, after] = [
    { subjects: ['A [Ort]', 'B'], body: 'In [Ort].' },
    { subjects: ['A Ulm', 'B'], body: 'In Ulm.' },
  ]
  expect(undone({ subjects: ['A Ulm', 'Neu'], body: 'In Ulm. Bald.' }, before, after)).toEqual({
    ...{ subjects: ['A [Ort]', 'Neu'], body: 'In [Ort]. Bald.' },
  })
})

test('where the new words stand no more, or it cannot be told which of them, nothing is changed', () => {
  expect(undone('Ganz anders.', 'Am [Tag].', 'Am Montag.')).toBeUndefined()
  expect(undone('Am Montag, nicht Montag.', 'Am [Tag].', 'Am Montag.')).toBeUndefined()
})
