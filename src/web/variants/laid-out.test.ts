import { expect, test } from 'vitest'
import { areColumns } from './laid-out.ts'

const long = 'Ein Satz, der sich zieht. '.repeat(40)
const of = (...answers: string[]) => answers.map(answer => ({ inputs: {}, answer }))

test('up to three short answers are compared side by side', () => {
  expect(areColumns(of('Kurz.', 'Auch kurz.', 'Kurz.'), 'Kurz.')).toBe(true)
  expect(areColumns(of('1', '2', '3', '4'), 'Kurz.')).toBe(false)
})

test('what is long, or usually gets long, is read one at a time', () => {
  expect(areColumns(of('Kurz.', long), 'Kurz.')).toBe(false)
  expect(areColumns(of('', ''), long)).toBe(false)
})
