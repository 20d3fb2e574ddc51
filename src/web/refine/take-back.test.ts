import { expect, test } from 'vitest'
import { changesOf } from './lines.ts'
import { changesIn, numbered, without } from './take-back.ts'

const one = '# Markt\n\nDer Markt öffnet am 3. Mai um 9 Uhr. Der Eintritt kostet 12 Euro.\n\n- Honig\n- Brot'
const other = '# Markt\n\nDer Markt beginnt am 3. Mai um 9 Uhr. Der Eintritt ist **frei**.\n\n- Honig\n- Brot'
const changes = (was: string, is: string) => changesIn(numbered(changesOf(was, is)))

test('a change is taken back alone, and what is beside it stays', () => {
  const [first] = changes(one, other)
  expect(first).toMatchObject({ gone: 'öffnet', fresh: 'beginnt' })
  expect(first && without(other, first)).toBe(other.replace('beginnt', 'öffnet'))
})

test('whole words and whole numbers change, never parts of one', () => {
  const [change] = changes('Es kamen 2.340 Leute.', 'Es kamen 3.240 Leute.')
  expect(change).toMatchObject({ gone: '2.340', fresh: '3.240' })
})

test('where the place cannot be told for certain nothing is offered', () => {
  const twice = 'Er sagt ja. Er sagt ja.'
  const [change] = changes('Er sagt nein. Er sagt ja.', twice)
  expect(change && without('Ja und ja und ja', { ...change, before: '', after: '', fresh: 'ja' })).toBeUndefined()
  const bold = changes(one, other).at(-1)
  expect(bold && without(other, bold)).toBeUndefined()
})

test('what was struck out comes back, and what was added goes', () => {
  const struck = changes('Ein kurzer, guter Text.', 'Ein guter Text.')[0]
  expect(struck && without('Ein guter Text.', struck)).toBe('Ein kurzer, guter Text.')
  const added = changes('Ein guter Text.', 'Ein sehr guter Text.')[0]
  expect(added && without('Ein sehr guter Text.', added)).toBe('Ein guter Text.')
})
