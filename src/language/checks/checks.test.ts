import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closedLine, exhibition, orchards, riverFerry } from '#tests/language/texts.ts'
import { flawed, sound } from '#tests/language/checks.ts'
import { checksOf } from './index.ts'
import { mended } from './mended.ts'

const remarks = (text: string, wanted = {}) =>
  checksOf(text, wanted).map(({ kind, from, to }) => `${kind}: ${text.slice(from, to)}`)

describe.each(['de', 'en'] as const)('%s', language => {
  test.each(sound[language])('nothing is wrong with: %s', text => expect(remarks(text, { language })).toEqual([]))

  test.for(flawed[language])('%s → %s: %s', ([text, kind, marked, put, wanted]) => {
    const found = checksOf(text, { language, ...wanted })
    expect(remarks(text, { language, ...wanted })).toContain(`${kind}: ${marked}`)
    expect(new Set(found.map(finding => finding.kind))).toEqual(new Set([kind]))
    if (put !== undefined) expect(mended(text, found)).toBe(put)
  })
})

test.each([closedLine, riverFerry, orchards, exhibition])('nothing is wrong with a good text: %#', text =>
  expect(remarks(text)).toEqual([]),
)

test('code that stands in a text is no leftover, unless the text is to be plain', () => {
  const text = 'So sagt man es dem Drucker:\n\n```sh\nlpr seite.pdf\n```\n\nDann wartet man.'
  expect(remarks(text)).toEqual([])
  expect(remarks(text, { plain: true })).toEqual(['markup: ```sh\n', 'markup: ```\n'])
  expect(remarks('Dann wartet man.\n```\nlpr seite.pdf')).toEqual(['markup: ```\n'])
})

test('a word to include may stand there in another form, or as part of a longer one', () => {
  const text = 'Unsere Lastenräder kann man mieten, auch im Winterurlaub, sagen die Fachleute.'
  expect(remarks(text, { include: ['Lastenrad', 'Urlaub', 'gemietet'] })).toEqual(['missing_word: '])
  expect(remarks('Our cargo bikes are for hire, said the owner.', { include: ['cargo bike'] })).toEqual([])
})

test('a word to avoid is not found in another one', () => {
  expect(
    remarks('Die Art der Karte ist egal, denn es gibt sie in jeder Form.', { avoid: ['Form A', 'art', 'kar'] }),
  ).toEqual(['avoided_word: Art'])
  expect(remarks('It is what it is, and we like it.', { avoid: ['IT'] })).toEqual([])
})

test('many of one kind are one remark, and mended at once', () => {
  const text = `"Eins", "zwei", "drei" und "vier" sind Zahlen, die in dem Text stehen.`
  const found = checksOf(text, { language: 'de' })
  expect(found).toHaveLength(1)
  expect(mended(text, found)).toBe('„Eins“, „zwei“, „drei“ und „vier“ sind Zahlen, die in dem Text stehen.')
})

test('a text in another language keeps its own marks', () =>
  expect(remarks('Il a dit : « C’est la vie » - et "voilà" , dans la rue et pour nous.')).toEqual([]))

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '"',
    "'",
    ' - ',
    '...',
    '**',
    '[Datum]',
    'die die ',
    'haben haben ',
    '<b>',
    '\n',
    'Sie ',
    'dir ',
    ' ,',
  ),
)

test('whatever was typed, each remark lies in the text, and mending comes to an end', () => {
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom('de', 'en'), (pieces, language) => {
      let text = pieces.join('')
      for (let round = 0; round < 20; round++) {
        const found = checksOf(text, { language })
        for (const { from, to, mend } of found) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThanOrEqual(text.length)
          expect(from).toBeLessThanOrEqual(to)
          if (mend) expect(mend.from).toBeLessThanOrEqual(mend.to)
        }
        const next = mended(text, found)
        if (next === text) return
        text = next
      }
      expect.fail(`${JSON.stringify(pieces)} is never done`)
    }),
  )
})
