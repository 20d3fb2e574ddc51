import { expect, test } from 'vitest'
import { languageCode, outputCode } from './languages.ts'

test.each([
  ['Deutsch', 'de'],
  [' german ', 'de'],
  ['EN', 'en'],
  ['de-DE', 'de'],
  ['constructor', undefined],
  ['toString', undefined],
  ['__proto__', undefined],
  [5, undefined],
])('the language %j is %j', (written, code) => {
  expect(languageCode(written)).toBe(code)
})

test('texts are written in languages we know; any other is none', () =>
  expect(['de-AT', 'FR', 'xx', 'Klingon', ''].map(outputCode)).toEqual(['de', 'fr', undefined, undefined, undefined]))
