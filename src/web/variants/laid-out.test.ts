import { expect, test } from 'vitest'
import { text } from '#shared/answers.ts'
import { areColumns } from './laid-out.ts'

const long = 'Ein Satz, der sich zieht. '.repeat(40)
const of = (...answers: string[]) => answers.map(answer => ({ inputs: {}, answer }))

test('up to three short answers are compared side by side', () => {
  expect(areColumns(text(), of('Kurz.', 'Auch kurz.', 'Kurz.'), 'Kurz.')).toBe(true)
  expect(areColumns(text(), of('1', '2', '3', '4'), 'Kurz.')).toBe(false)
})

test('what is long, or usually gets long, is read one at a time', () => {
  expect(areColumns(text(), of('Kurz.', long), 'Kurz.')).toBe(false)
  expect(areColumns(text(), of('', ''), long)).toBe(false)
})
