import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closedLine, exhibition, orchards, riverFerry } from '#tests/language/texts.ts'
import { changedBetween, type VersionKind } from './index.ts'
import { type Changed, changedDe, type Kept, keptDe } from '#tests/language/meaning/de.ts'
import { changedEn, keptEn } from '#tests/language/meaning/en.ts'
import { changedLong, keptLongDe, keptLongEn } from '#tests/language/meaning/long.ts'
import { changedSecond, keptSecond } from '#tests/language/meaning/second.ts'
import { changedUnseen, keptUnseen } from '#tests/language/meaning/unseen.ts'
import { changedInEnglish, changedShort, keptInEnglish, keptShort } from '#tests/language/meaning/more.ts'

const sets: readonly [string, VersionKind, readonly Kept[], readonly Changed[]][] = [
  ['German', { from: 'de' }, keptDe, changedDe],
  ['English', { from: 'en' }, keptEn, changedEn],
  ['German into English', { from: 'de', to: 'en', translated: true }, keptInEnglish, changedInEnglish],
  ['shortened', { shortened: true }, keptShort, changedShort],
  ['longer', {}, [...keptLongDe, ...keptLongEn], changedLong],
  ['of all kinds', {}, keptSecond, changedSecond],
]

/** The pieces that are marked in either text. */
const marked = (source: string, result: string, made: VersionKind) =>
  changedBetween(source, result, made).flatMap(change => [
    ...(change.source ? [source.slice(change.source.from, change.source.to)] : []),
    ...(change.result ? [result.slice(change.result.from, change.result.to)] : []),
  ])

describe.each(sets)('%s', (_, made, kept, changed) => {
  test('is silent where the meaning was kept', () => {
    const alarms = kept.filter(([source, result]) => changedBetween(source, result, made).length)
    expect(alarms.map(([source, result]) => [result, marked(source, result, made)])).toEqual([])
  })

  test('finds what was changed', () => {
    const missed = changed.filter(([source, result, piece]) => !marked(source, result, made).includes(piece))
    expect(missed).toEqual([])
  })
})

describe('pairs that no rule was made for', () => {
  test('are left alone where the meaning was kept, but for five in a hundred', () => {
    const alarms = keptUnseen.filter(([source, result]) => marked(source, result, {}).length)
    expect(alarms.length / keptUnseen.length, JSON.stringify(alarms)).toBeLessThanOrEqual(0.05)
  })

  test('show what was changed, nine of ten at least', () => {
    const missed = changedUnseen.filter(([source, result, piece]) => !marked(source, result, {}).includes(piece))
    expect(missed.length / changedUnseen.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.1)
  })
})

test.each([closedLine, riverFerry, orchards, exhibition])('a text says what it says: %#', text =>
  expect(changedBetween(text, text)).toEqual([]),
)

test.each([
  ['Mehr steht unter (www.alt-ort.de/a).', 'www.alt-ort.de/a', 'www.neu-ort.de/a'],
  ['Schreiben Sie an „a.b+c@alt.de“.', 'a.b+c@alt.de', 'a.b+c@neu.de'],
  ['Das Blatt hat das Format –A4-quer.', 'A4-quer', 'A5-quer'],
  ['Wir drucken ein 3D-Modell.', '3D-Modell', '2D-Modell'],
  ['Die Nummer ist X-1-2-34.', 'X-1-2-34', 'X-1-2-35'],
  ['Der Kurs findet sonntags statt.', 'sonntags', 'montags'],
])('marks an address, a code or a day from its first sign to its last: %s', (source, was, now) => {
  expect(marked(source, source.replace(was, now), { from: 'de' })).toEqual([was, now])
})

test('says what it found in both languages, and where', () => {
  const [source, result] = ['Der Kurs kostet 20 Euro.', 'Der Kurs kostet 30 Euro.']
  expect(changedBetween(source, result)).toEqual([
    {
      kind: 'number',
      how: 'different',
      source: { from: 16, to: 23 },
      result: { from: 16, to: 23 },
      message: { de: 'Aus „20 Euro“ wurde „30 Euro“.', en: '“20 Euro” became “30 Euro”.' },
    },
  ])
  const missing = changedBetween('Der Kurs kostet 20 Euro.', 'Der Kurs ist nicht teuer.')
  expect(missing.map(({ how, message }) => [how, message.en])).toEqual([
    ['missing', '“20 Euro” is missing in the result.'],
  ])
  expect(changedBetween('Der Kurs kostet 20 Euro.', 'Der Kurs ist nicht teuer.', { shortened: true })).toEqual([])
})

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '3. Mai ',
    '1.000 ',
    '1,5 km ',
    'zwei ',
    'nicht ',
    'Dr. ',
    'Anna ',
    '. ',
    '9–18 Uhr ',
    '½',
    '24/7',
    '\n1. ',
  ),
)

test('whatever was typed, what is marked stands there, and nothing changes between a text and itself', () => {
  fc.assert(
    fc.property(fc.array(piece), fc.array(piece), fc.constantFrom('de', 'en', 'fr'), (one, other, from) => {
      const [source, result] = [one.join(''), other.join('')]
      expect(changedBetween(source, source, { from })).toEqual([])
      for (const change of changedBetween(source, result, { from })) {
        if (change.source) expect(source.slice(change.source.from, change.source.to).trim()).not.toBe('')
        if (change.result) expect(result.slice(change.result.from, change.result.to).trim()).not.toBe('')
      }
    }),
  )
})
