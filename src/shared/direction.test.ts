import { expect, test } from 'vitest'
import { directionWithin } from './direction.ts'

test.each([
  ['Guten Tag, Frau Albrecht.', 'de', 'ltr'],
  ['مرحبا بكم في المعرض', 'de', 'rtl'],
  ['Federwerk يرحب بكم.', 'ar', 'rtl'],
  ['Best regards, Anna', 'ar', 'ltr'],
  ['שלום לכולם', undefined, 'rtl'],
  ['12.345 – 3', 'ar', undefined],
])('%s in a text of %s runs %s', (paragraph, lang, runs) => expect(directionWithin(paragraph, lang)).toBe(runs))
