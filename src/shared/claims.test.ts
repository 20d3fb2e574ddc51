import { expect, test } from 'vitest'
import { asMarkdown } from './markdown.ts'
import { type Claim, type ClaimSource } from './claims.ts'
import { confidenceOf, independent, verdictFrom } from './claims-told.ts'
import { claims } from './answers.ts'
import { fromMarkdown } from './document/markdown/read.ts'
import { toHtml } from './document/to-html.ts'

const source = (host: string, quotation: string, says: ClaimSource['says'] = 'for'): ClaimSource => ({
  ...{
    address: `https://${host}/a_(b)`,
    title: `Die *Seite* [${host}]`,
    readAt: '2026-11-25T10:00:00Z',
    quotation,
    says,
  },
})
const claim = (sources: readonly ClaimSource[], more: Partial<Claim> = {}): Claim => ({
  ...{ claim: 'Der Turm wurde 1884 erbaut.', verdict: verdictFrom(sources), sources },
  ...more,
})

test('a verdict follows from quotations alone', () => {
  const [yes, no] = [source('a.example', 'Ja.'), source('b.example', 'Nein.', 'against')]
  expect([[], [yes], [no], [yes, no]].map(verdictFrom)).toEqual(['not_found', 'supported', 'refuted', 'disputed'])
})

test('copies of a sentence, and pages of one house, count once', () => {
  const sources = [
    source('a.example', 'Der Turm steht seit 1884.'),
    source('www.a.example', 'Er wurde 1884 gebaut.'),
    source('copy.example', 'Der Turm steht seit 1884!'),
    source('c.example', '1884 war er fertig.'),
  ]
  expect(independent(sources)).toBe(2)
  expect(confidenceOf(claim(sources), 'de')).toBe(
    '2 voneinander unabhängige Seiten sagen es, und keine gelesene widerspricht.',
  )
  expect(confidenceOf(claim(sources.slice(0, 1)), 'en')).toMatch(/^Only one independent page says so/)
  expect(confidenceOf(claim([], { from: 'memory', verdict: 'not_checkable' }), 'de')).toContain('keine Quelle gelesen')
})

test('as a text each quotation is a footnote with its page, its address and the day it was read', () => {
  const markdown = asMarkdown(
    claims({ view: 'claims' }),
    [claim([source('a.example', 'Der Turm [alt] steht seit 1884.')]), claim([], { claim: 'Er ist schön.' })],
    'de',
  )
  const page = toHtml(fromMarkdown(markdown).content)
  const words = page.replaceAll(/<[^>]*>/g, '')
  expect(words).toContain('Dafür: „Der Turm [alt] steht seit 1884.“ Die *Seite* [a.example], gelesen am 2026-11-25')
  expect(page).toContain('href="https://a.example/a_%28b%29"')
  expect(words).not.toContain('[^')
  expect(page).toMatch(/<strong>belegt<\/strong>/)
  expect(page).toMatch(/<li>[^]*<li>/)
})

test('a quotation that is gone from its page is said to be, with a footnote of its own', () => {
  const [now, once] = [source('a.example', 'Er steht seit 1884.'), source('b.example', 'Er steht seit 1885.')]
  const told = (locale: 'de' | 'en') =>
    asMarkdown(claims({ view: 'claims' }), [claim([now], { gone: [once] }), claim([now])], locale)
  expect(told('de')).toMatch(/widerspricht\. Steht heute nicht mehr da\[\^2\]\.\n2\./)
  expect(told('de')).toMatch(/\[\^2\]: Steht heute nicht mehr da: „Er steht seit 1885\.“ .*b\.example.*gelesen am/)
  expect(told('en')).toContain('No longer stands there[^2].')
  expect(told('de').match(/nicht mehr da/g)).toHaveLength(2)
})
