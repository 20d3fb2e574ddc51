import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test('a file is called as every system allows', () => {
  expect(fileNameOf('Öffnet bald: „Café“ / Bar?', 'md')).toBe('Öffnet-bald-Café-Bar.md')
  expect(fileNameOf('../..', 'txt')).toBe('document.txt')
  expect(fileNameOf('', 'docx', 'output')).toBe('output.docx')
  expect(fileNameOf('Con', 'pdf')).toBe('Con-.pdf')
  expect(fileNameOf('مرحبا بالعالم', 'pdf')).toBe('مرحبا-بالعالم.pdf')
  expect(fileNameOf('Wort '.repeat(40), 'pdf').length).toBeLessThanOrEqual(64)
})
