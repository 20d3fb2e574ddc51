import { describe, expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { pictureTools } from '#catalogue/pictures/index.ts'
import { searchWords } from '#catalogue/search-words/index.ts'
import { cardOf, shown } from '#catalogue/shown.ts'
import { locales } from '#shared/text.ts'
import { unseen } from '#tests/unseen-searches/index.ts'
import { aids } from './aids.ts'
import { foundIn } from './found.ts'

/** So many of a list are seen first, and shown at first. */
const [first, most] = [3, 10]
const cards = [...engines, ...pictureTools].map(engine => cardOf(shown(engine)))

describe.each(locales)('in %s', locale => {
  const findable = cards.map(engine => ({
    ...{ engine, name: engine.name[locale], line: engine.description[locale] },
    words: searchWords[locale][engine.slug],
  }))
  const found = (text: string) => foundIn(findable, text, aids)
  const rows = (text: string) =>
    found(text)
      .rows(most)
      .map(({ slug }) => slug)

  test('of what people want to write, 95 in 100 lead to a tool that they would take, among the first three', () => {
    const asked = unseen[locale]
      .trim()
      .split('\n')
      .map(line => line.trim().split(': '))
    expect(asked.length).toBeGreaterThanOrEqual(120)
    const known = new Set<string>(cards.map(({ slug }) => slug))
    const missed = asked.filter(([text = '', tools = '']) => {
      const meant = tools.split(' ')
      expect(meant.filter(slug => !known.has(slug))).toEqual([])
      return !rows(text)
        .slice(0, first)
        .some(slug => meant.includes(slug))
    })
    const said = missed.map(([text = '', tools]) => `${text}: ${rows(text).slice(0, first).join(', ')}, not ${tools}`)
    expect(missed.length / asked.length, said.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test('the free form stands above what is only like it, and for what nothing is', () => {
    const text = { de: 'qqqxzw', en: 'fairy tale' }[locale]
    expect(rows(text)).toEqual(['freestyle_engine'])
    expect(found(text).offer).toMatchObject({ slug: 'freestyle_engine', wish: text })
    const alike = { de: 'Beamtendeutsch', en: 'contract' }[locale]
    expect(rows(alike)[0]).toBe('freestyle_engine')
    expect(rows(alike).length).toBeGreaterThan(1)
    const slip = { de: 'gramatik', en: 'grammer' }[locale]
    expect(rows(slip)[0]).toBe('correction_engine')
  })

  test('where a tool is known by a part of what was typed the free form is the last that is shown', () => {
    const all = rows({ de: 'Mahnung an einen Imker', en: 'resignation to my beekeeper' }[locale])
    expect(all[0]).toBe('email_engine')
    expect(all.indexOf('freestyle_engine')).toBe(Math.min(all.length, most) - 1)
  })

  test('who names whom they write to finds the tool for letters', () => {
    const asked = {
      de: `Vermieter schreiben, Brief an den Vermieter, dem Vermieter kündigen, Mieter schreiben, Nachbarn schreiben,
        Finanzamt schreiben, Chef schreiben, Lehrerin schreiben, Krankenkasse schreiben, meiner Bank schreiben`,
      en: `write to my landlord, write to a tenant, write to the bank, email my boss, write to a neighbour,
        write to my teacher, write to my insurance, message my landlady, write to the council`,
    }[locale]
    for (const text of asked.split(/,\s+/)) expect(rows(text).slice(0, first), text).toContain('email_engine')
  })

  test('where a tool is known by all of it nothing else is offered; the name of the free form goes into no form', () => {
    const { name } = cards.find(({ slug }) => slug === 'freestyle_engine') ?? { name: { de: '', en: '' } }
    expect(rows({ de: 'Hochzeitsrede', en: 'best man speech' }[locale])).not.toContain('freestyle_engine')
    expect(found(name[locale]).offer).toBeUndefined()
    expect(found(name[locale].slice(0, 4)).offer).toBeUndefined()
  })
})
