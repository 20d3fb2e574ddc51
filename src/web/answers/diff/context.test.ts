import { expect, test } from 'vitest'
import { edits } from '#language/comparing/edits.ts'
import { besideEdit, isSigns, whyOf } from './context.ts'

const source = 'Guten Tag\n\nEs freut uns dass Sie sich morgen zeigen. Bis freitag'
const corrected = 'Guten Tag\n\nEs freut uns, dass Sie sich morgen zeigen. Bis Freitag'

test('an edit is shown between the words beside it, never with those of another line', () => {
  const [comma, capital] = edits(source, corrected)
  expect(comma && besideEdit(source, comma)).toEqual({ before: 'Es freut uns', behind: ' dass Sie' })
  expect(capital && besideEdit(source, capital)).toEqual({ before: 'zeigen. Bis ', behind: '' })
  expect(besideEdit('eins\nzwei', { from: 5, to: 9 }).before).toBe('')
})

test('why it was made is said where that can be seen', () => {
  const [comma, capital] = edits(source, corrected)
  expect(comma && whyOf(comma).de).toBe('Hier gehört ein Komma hin.')
  expect(capital && whyOf(capital).de).toBe('Das Wort beginnt hier groß.')
  expect(isSigns(',')).toBe(true)
  expect(isSigns(' ')).toBe(false)
})
