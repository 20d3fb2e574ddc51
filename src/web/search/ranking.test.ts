import { describe, expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { searchWords } from '#catalogue/search-words/index.ts'
import { type Locale, locales } from '#shared/text.ts'
import { typed } from '#tests/typed-searches.ts'
import { aids } from './aids.ts'
import { nearest as nearestWith, search as searchWith, type Findable } from './ranking.ts'

const search = <Thing extends Findable>(all: readonly Thing[], text: string) => searchWith(all, text, aids)
const nearest = <Thing extends Findable>(all: readonly Thing[], text: string) => nearestWith(all, text, aids)

const toolsIn = (locale: Locale) =>
  engines.map(({ slug, name, description }) => ({
    slug,
    name: name[locale],
    line: description[locale],
    words: searchWords[locale][slug],
  }))
const found = (locale: Locale, text: string) => search(toolsIn(locale), text).map(({ thing }) => thing.slug)

describe.each(locales)('in %s', locale => {
  const asked = Object.entries(typed[locale]).flatMap(([slug, all]) =>
    all
      .trim()
      .split(/,\s+/)
      .map(text => ({ slug, text })),
  )

  test('of what people type, 95 in 100 have the tool they mean among the first three', () => {
    expect(asked.length).toBeGreaterThanOrEqual(300)
    const missed = asked.filter(({ slug, text }) => !found(locale, text).slice(0, 3).includes(slug))
    const said = missed.map(({ slug, text }) => `${text}: ${found(locale, text).slice(0, 3).join(', ')}, not ${slug}`)
    expect(missed.length / asked.length, said.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test('each tool is the first that is found by its name', () => {
    for (const { slug, name } of toolsIn(locale)) expect(found(locale, name)[0], name).toBe(slug)
  })

  test('a word late in what is said of a tool finds it', () => {
    for (const { slug, line } of toolsIn(locale)) {
      const last = line.split(/[^\p{L}]+/u).findLast(word => word.length > 6)
      if (last) expect(found(locale, last), last).toContain(slug)
    }
  })
})

const names = (all: readonly { name: string; words?: readonly string[]; line?: string }[], text: string) =>
  search(all, text).map(({ thing }) => thing.name)

test('exact comes before the beginning of a word, that before its middle; what is only like it comes last of all', () => {
  const all = [
    { name: 'Kreditkarten' },
    { name: 'Kartenspiel' },
    { name: 'Fest', line: 'Mit Karten für alle.' },
    { name: 'Ansicht', words: ['Karten'] },
    { name: 'Karten' },
    { name: 'Garten' },
  ]
  expect(names(all, 'karten')).toEqual(['Karten', 'Ansicht', 'Kartenspiel', 'Kreditkarten', 'Fest'])
  expect(names(all, 'kartne')).toContain('Karten')
  expect(names([{ name: 'Garten' }], 'karten')).toEqual(['Garten'])
})

test('behind a prefix it is another word, which counts where nobody has the word itself', () => {
  const all = [
    { name: 'Veranstaltung ankündigen', words: ['Ankündigung'] },
    { name: 'Brief', words: ['Kündigung'] },
  ]
  expect(names(all, 'Kündigung')).toEqual(['Brief'])
  expect(names(all, 'Ankündigung')).toEqual(['Veranstaltung ankündigen'])
  expect(names(all, 'Kündigungsschreiben')).toEqual(['Brief'])
  expect(names(all.slice(0, 1), 'Kündigung')).toEqual(['Veranstaltung ankündigen'])
  expect(names([{ name: 'Report' }, { name: 'Passport photo' }], 'port')).toEqual(['Passport photo', 'Report'])
  expect(found('de', 'Kündigung')).toEqual(['email_engine'])
  expect(found('de', 'Werbung').slice(0, 2).toSorted()).toEqual(['google_ad_engine', 'slogan_engine'])
})

test('two or three letters begin a word: in the middle they stand in too many', () => {
  const all = [{ name: 'Ratgeber' }, { name: 'Vorratskammer' }, { name: 'Beratung' }]
  expect(names(all, 'rat')).toEqual(['Ratgeber'])
})

test('umlauts are found as they are spelt, written out, and without their dots', () => {
  const all = [{ name: 'Größenübersicht' }, { name: 'Neue Quelle' }]
  for (const text of ['größenübersicht', 'Groessenuebersicht', 'GROSSENUBERSICHT', 'große'])
    expect(names(all, text), text).toEqual(['Größenübersicht'])
  for (const text of ['neu', 'neue', 'que', 'quelle']) expect(names(all, text), text).toEqual(['Neue Quelle'])
})

test('a tool that has no words is found by its name and what is said of it', () => {
  const own = { name: 'Hausmitteilung', line: 'Was das Haus betrifft, an alle.' }
  for (const text of ['hausmit', 'Mitteilung', 'betrifft', 'hausmiteilung'])
    expect(names([own], text)).toEqual([own.name])
})

test('what is written around what one means does not count, unless it is all there is', () => {
  expect(found('de', 'ich möchte eine Absage schreiben')[0]).toBe('email_engine')
  expect(found('en', 'write a speech for a wedding')[0]).toBe('complete_speech')
  expect(found('de', 'Text').length).toBeGreaterThan(1)
  expect(found('de', ' – ')).toEqual([])
})

test('nothing is found for what nothing is like, and what is somewhat like it is near', () => {
  expect(found('de', 'xqzvwk')).toEqual([])
  expect(nearest(toolsIn('de'), 'xqzvwk')).toEqual([])
  expect(found('de', 'iberseztn')).toEqual([])
  expect(nearest(toolsIn('de'), 'iberseztn')[0]?.slug).toBe('translate_engine')
})
