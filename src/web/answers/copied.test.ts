import { expect, test } from 'vitest'
import { form, list, text } from '#shared/answers.ts'
import { line } from '#shared/fields.ts'
import { copiedOf } from './copied.ts'
import { plainOf } from './markdown/clipboard.ts'

test('the texts of a list are copied with blank lines between them, and without numbers', () => {
  const copied = copiedOf(list({ howMany: 2 }), ['Ein **Satz**.', 'Noch einer.'], '1. Ein Satz.\n2. Noch einer.')
  expect(plainOf(copied)).toBe('Ein Satz.\n\nNoch einer.')
})

test('terms are copied on a line each', () => {
  expect(plainOf(copiedOf(list(), ['Fahrrad', 'Reparaturcafé'], ''))).toBe('Fahrrad\nReparaturcafé')
})

test('whatever else is copied as it reads', () => {
  const claims = list({ of: { claim: line({ de: 'Behauptung', en: 'Claim' }) } })
  expect(copiedOf(claims, [{ claim: 'a' }], '1. a')).toBe('1. a')
  expect(copiedOf(text(), 'Ein Text.', 'Ein Text.')).toBe('Ein Text.')
  expect(copiedOf(form({ title: line({ de: 'Titel', en: 'Title' }) }), { title: 'T' }, '## Titel')).toBe('## Titel')
})
