import { expect, test } from 'vitest'
import { asMarkdown } from '#shared/markdown.ts'
import { localeOf } from '#shared/text.ts'
import { engines } from '#catalogue/index.ts'
import { shown } from '#catalogue/shown.ts'
import { languageMadeIn } from './written-in.ts'

const callOf = (slug: string, path: string) => {
  const engine = engines.find(one => one.slug === slug)
  const call = engine && shown(engine).calls[path]
  if (!call) throw new Error(`No ${path}`)
  return call
}
const text = { language: 'fr' }

test('who chooses no other language has the parts of a newsletter called as in their own', () => {
  const call = callOf('newsletter_engine', 'newsletter')
  const language = languageMadeIn(call, { language: '' }, text, 'DE')
  const answer = { preheader: 'Ab Freitag', body: 'Guten Tag' }
  expect(asMarkdown(call.answer, answer, localeOf(language))).toContain('Vorschautext')
  expect(languageMadeIn(call, { language: 'EN' }, text, 'DE')).toBe('en')
})

test('a translation is in its target, and what keeps a language in that of the text', () => {
  expect(languageMadeIn(callOf('translate_engine', 'translate'), { targetLanguage: 'PL' }, text, 'DE')).toBe('pl')
  expect(languageMadeIn({ language: 'kept' }, { language: '' }, text, 'DE')).toBe('fr')
})
