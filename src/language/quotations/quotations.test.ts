import { describe, expect, test } from 'vitest'
import { excerptOf, quotationFinder, sentenceAround } from './index.ts'
import { sentences } from '#tests/quotations/sentences.ts'

const page = sentences.map(({ says }) => says).join('\n\n')
const find = quotationFinder(page)

/** What a careful typesetter, a PDF or a model changes without changing a word. */
const settings: readonly ((says: string) => string)[] = [
  says => says.replaceAll(' ', '\n').replaceAll(/[„“”]/g, '"'),
  says => says.replaceAll(/(\p{Ll}{4})(\p{Ll}{4})/gu, '$1-\n$2').replaceAll('–', '—'),
  says => says.replaceAll(/(\p{Ll}{3})(\p{Ll}{3})/gu, '$1\u00ad$2').replaceAll(' ', '\u00a0'),
  says =>
    says.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ').replaceAll('ff', 'ﬀ').normalize('NFD').replaceAll(/ – /g, ' - '),
  says => `»${says.replaceAll(/[„“”]/g, '').replaceAll('’', "'").replaceAll('-', '\u2011')}«`,
]

test('of 100 true quotations in another setting at least 95 are found, each at its place', () => {
  const all = sentences.flatMap(({ says }) => settings.map(set => ({ says, quoted: set(says) })))
  const found = all.filter(({ says, quoted }) => {
    const span = find(quoted)
    return span && says.includes(page.slice(span.from, span.to))
  })
  expect(all).toHaveLength(100)
  expect(found.length).toBeGreaterThanOrEqual(95)
})

test('of 100 planted false quotations none is found', () => {
  const all = sentences.flatMap(({ false: planted }) => planted)
  expect(all).toHaveLength(100)
  expect(all.filter(quoted => find(quoted))).toEqual([])
})

describe('a page in Markdown', () => {
  const markdown = [
    '# Der Turm',
    'Der **Turm** wurde [1884](https://example.com/a_(b) "Bau") erbaut.[\\[3\\]](#cite-3) Er ist *nicht* geöffnet.',
    '- Eintritt für alle: 4,50 €\n- Kinder zahlen nichts',
    '| Höhe | 35 m |\n| --- | --- |\n| Stufen | 212 |',
  ].join('\n\n')
  const findHere = quotationFinder(markdown)

  test.each([
    'Der Turm wurde 1884 erbaut. Er ist nicht geöffnet.',
    'Turm wurde 1884 erbaut',
    'Eintritt für alle: 4,50€',
    'Kinder zahlen nichts.',
    '„Der Turm wurde 1884 erbaut …“',
  ])('holds %s', quoted => expect(findHere(quoted)).toBeDefined())

  test.each([
    'Der Turm wurde 1884 geöffnet.',
    'Der Turm wurde 188 erbaut',
    'Der Turm wurde … geöffnet',
    'Der Turm wurde 1884 erbaut. Er ist geöffnet.',
    'Eintritt für alle: 4,5',
    '1884',
    '',
  ])('does not hold %s', quoted => expect(findHere(quoted)).toBeUndefined())

  test('is shown as its readers see it, in whole sentences', () => {
    const span = findHere('wurde 1884 erbaut')
    expect(span && sentenceAround(markdown, span)).toBe('Der Turm wurde 1884 erbaut.')
  })
})

test('what is cut out of a denial, a word or a number is not found', () => {
  const findHere = quotationFinder(
    'Nicht alle Schwäne sind weiß, sagt sie. It never rains in July here. Im Haus 12,5 Meter hoch.',
  )
  for (const quoted of ['alle Schwäne sind weiß', 'rains in July here', 'Im Haus 12', 'aus 12,5 Meter hoch'])
    expect(findHere(quoted)).toBeUndefined()
})

test('the longest page that is read is looked through, also one of signs alone', () => {
  const long = 'Der Turm steht am Meer – seit 1884. '.repeat(3_400)
  expect(quotationFinder(`${long}Die Brücke nicht.`)('Die Brücke nicht')).toBeDefined()
  expect(quotationFinder('[*'.repeat(60_000))('Die Brücke nicht')).toBeUndefined()
})

test('of a long page the paragraphs that are about the same are told, and nothing joins what stood apart', () => {
  const filler = Array.from({ length: 60 }, (_, at) => `Absatz ${at} handelt von Gärten, Hecken und Wegen. `.repeat(4))
  const long = [...filler, 'Der Leuchtturm wurde 1884 erbaut.', ...filler, 'Er ist 35 Meter hoch.'].join('\n\n')
  const told = excerptOf(long, ['Der Leuchtturm ist 35 Meter hoch und stammt von 1884.'], 2_000)
  expect(told.length).toBeLessThan(2_200)
  expect(told).toMatch(/Leuchtturm wurde 1884 erbaut\.[^]*\[…\][^]*Er ist 35 Meter hoch/)
  expect(quotationFinder(told)('1884 erbaut. Er ist 35 Meter hoch')).toBeUndefined()
})
