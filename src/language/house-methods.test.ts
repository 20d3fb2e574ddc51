import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lengthOf } from '#shared/text.ts'
import { cloudWords } from './cloud.ts'
import { methods } from './index.ts'
import { meta } from './meta.ts'
import { pixelsOf, searchResult } from './pixels.ts'
import { closedLine, exhibition, orchards, riverFerry } from '#tests/language/texts.ts'
import { typeset } from './typeset.ts'

const texts = [closedLine, riverFerry, orchards, exhibition]

describe('a cloud', () => {
  test('shows what a text is about, the largest first', () => {
    const words = cloudWords(closedLine)
    expect(words[0]?.weight).toBe(1)
    expect(words.slice(0, 4).map(({ word }) => word)).toContain('Bahnstrecke')
    expect(words.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['Zwickau', 'Ersatzverkehr', 'Brückenpfeiler']),
    )
    expect(words.map(({ word }) => word).join()).not.toMatch(/\s|\b(?:die|der|und)\b/)
  })

  test.each(texts)('has as many words as asked for, each once and smaller than the one before: %#', text => {
    const words = cloudWords(text, { most: 15 })
    expect(words.length).toBeLessThanOrEqual(15)
    expect(words.length).toBeGreaterThan(8)
    expect(words.map(({ weight }) => weight)).toEqual(
      words.map(({ weight }) => weight).sort((one, other) => other - one),
    )
    expect(new Set(words.map(({ word }) => word.toLowerCase())).size).toBe(words.length)
    for (const { weight } of words) expect(weight).toBeGreaterThan(0)
  })

  test('is empty where there is nothing to say', () => expect(methods.cloud({ text: 'Und das ist es.' })).toEqual([]))
})

describe('a title and a description', () => {
  test('are the heading, and whole sentences of the text', () => {
    const { title, description } = meta({ text: closedLine })
    expect(title).toBe('Bahnstrecke zwischen Gera und Zwickau bleibt länger gesperrt')
    expect(description).toContain(
      'Die Bahnstrecke zwischen Gera und Zwickau bleibt voraussichtlich bis Ende März gesperrt.',
    )
  })

  test.each(texts)('have room in a search result: %#', text => {
    const { title = '', description = '' } = meta({ text })
    expect(lengthOf(title)).toBeGreaterThan(10)
    expect(lengthOf(title)).toBeLessThanOrEqual(60)
    expect(lengthOf(description)).toBeGreaterThan(60)
    expect(lengthOf(description)).toBeLessThanOrEqual(155)
    expect(description).toMatch(/[.!?…]$/)
  })

  test('are left out where there is nothing to be had', () => expect(meta({ text: ' ' })).toEqual({}))

  test('a greeting is no title', () => expect(meta({ text: exhibition }).title).toMatch(/Depot|Saal/))

  test('a sentence that is too long ends with one of its clauses', () => {
    const text =
      'Wer in den Alpen wandern will, braucht feste Schuhe und warme Kleidung, genug Wasser und einen Plan für den Rückweg, denn das Wetter schlägt dort oft schneller um, als man von unten sehen kann.'
    expect(meta({ text }).description).toBe(
      'Wer in den Alpen wandern will, braucht feste Schuhe und warme Kleidung, genug Wasser und einen Plan für den Rückweg.',
    )
  })

  test('are never too long, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.constantFrom('', closedLine), (noise, text) => {
        const { title = '', description = '' } = meta({ text: noise + text })
        expect(lengthOf(title)).toBeLessThanOrEqual(60)
        expect(lengthOf(description)).toBeLessThanOrEqual(155)
      }),
    )
  })
})

describe('typography', () => {
  test('is corrected, and says why', () => {
    const { text, reasons } = typeset('Er sagte: "Das ist ist gut" - und ging  heim.', 'de')
    expect(text).toBe('Er sagte: „Das ist gut“ – und ging heim.')
    expect(reasons).toHaveLength(4)
    expect(methods.typography({ text: 'Das Haus , das wir "schön" finden, ist alt.' })).toBe(
      'Das Haus, das wir „schön“ finden, ist alt.',
    )
  })

  test.each(texts)('a text that is right stays as it is: %#', text =>
    expect(typeset(text)).toEqual({ text, reasons: [] }),
  )
})

describe('the width of a line', () => {
  test.each([
    ['iiii', 20, 17.8],
    ['MMMM', 20, 66.6],
    ['Straße', 20, 60],
    ['', 14, 0],
  ])('%s in %i pixels is %d wide', (text, size, width) => expect(pixelsOf(text, size)).toBeCloseTo(width, 0))

  test('a title of sixty usual letters fills a search result', () => {
    const { size, most } = searchResult.title
    expect(pixelsOf('Tomatensamen: 64 alte, samenfeste Sorten – Rotkehlchen', size)).toBeLessThan(most)
    expect(pixelsOf('MARMELADENMANUFAKTUR MÜNCHEN: GUTES AUS OBST UND ZUCKER', size)).toBeGreaterThan(most)
  })
})
