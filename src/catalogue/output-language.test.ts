import { expect, test } from 'vitest'
import { findCall } from './index.ts'
import { outputLanguage } from './output-language.ts'

const english = { content: 'Our shop is closed tomorrow, as we are rebuilding it.', tonality: 'formal', count: 1 }
const of = (path: string, values: Readonly<Record<string, string | number>>, asked?: string) =>
  outputLanguage(findCall(path).call, values, asked, 'de')

test('a translation is written in the language its form names, whatever else is asked', () => {
  expect(of('translate', { content: 'Guten Tag', targetLanguage: 'ES' })).toBe('es')
  expect(of('translate', { content: 'Guten Tag', targetLanguage: 'ES' }, 'en')).toBe('es')
})

test('a text that is rewritten keeps its language, unless another one is asked for', () => {
  expect(of('rewrite_text', english)).toBe('en')
  expect(of('rewrite_text', english, 'fr')).toBe('fr')
  expect(of('rewrite_text', { ...english, content: 'OK' })).toBe('de')
})

test('a correction stays in the language of its text, whatever else is asked', () => {
  expect(of('text_correction', english, 'de')).toBe('en')
  expect(of('text_correction', { content: 'OK' }, 'en')).toBe('de')
})

test('keywords are those of the text', () => expect(of('keyword_extractor', english)).toBe('en'))

test('everything else is written in the language of the person, or the one asked for', () => {
  expect(of('summarize', english)).toBe('de')
  expect(of('summarize', english, 'en')).toBe('en')
  expect(of('press', english)).toBe('de')
})

test('what there is in one language only listens to nobody', () => {
  expect(of('dialect', english)).toBe('de')
  expect(of('dialect', english, 'en')).toBe('de')
})
