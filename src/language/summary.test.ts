import { describe, expect, test } from 'vitest'
import { bullets } from './bullets.ts'
import { sentencesOf } from './sentences.ts'
import { summary } from './summary.ts'
import { closedLine, exhibition, orchards, riverFerry } from '#tests/language/texts.ts'

const texts = { closedLine, riverFerry, orchards, exhibition }
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')
const of = (text: string, length?: string) => summary({ text, values: length ? { length } : {} })
const count = (text: string) => sentencesOf(text).length

describe.each(Object.entries(texts))('%s', (_, text) => {
  test.each([
    ['1 sentence', 1, 1],
    ['2-3', 2, 3],
    ['3-6', 3, 6],
    ['6-10', 6, 10],
  ])('is given in %s', (length, from, to) => {
    expect(count(of(text, length))).toBeGreaterThanOrEqual(
      Math.min(from, sentencesOf(text).filter(({ whole }) => whole).length),
    )
    expect(count(of(text, length))).toBeLessThanOrEqual(to)
  })

  test('is given in its own words and its own order', () => {
    const said = sentencesOf(of(text)).map(sentence => spaced(text).indexOf(sentence.text))
    expect(said).not.toContain(-1)
    expect(said).toEqual(said.toSorted((one, other) => one - other))
  })

  test('is given the same every time', () => {
    expect(of(text)).toBe(of(text))
    expect(bullets({ text })).toBe(bullets({ text }))
  })

  test('becomes points that are its sentences', () => {
    const points = bullets({ text }).split('\n')
    expect(points.length).toBeGreaterThanOrEqual(3)
    expect(points.length).toBeLessThanOrEqual(10)
    for (const point of points) expect(spaced(text)).toContain(point.replace(/^- /, ''))
  })
})

test('is 3 to 6 sentences long if nothing else is said', () => expect(of(closedLine)).toBe(of(closedLine, '3-6')))

test('begins with what the text begins with, where that says what it is about', () => {
  expect(of(closedLine, '1 sentence')).toMatch(/^Die Bahnstrecke zwischen Gera und Zwickau bleibt/)
  expect(of(riverFerry, '1 sentence')).toMatch(/^A passenger ferry will link/)
  expect(of(orchards, '1 sentence')).toMatch(/Streuobst/)
})

test('takes no heading, no greeting and no sentence that leans on another, while there are better ones', () => {
  expect(of(closedLine, '2-3')).not.toMatch(/länger gesperrt|Das teilte|Diese brauchen/)
  expect(of(exhibition, '2-3')).not.toMatch(/Hallo|Grüße/)
})

test('does not say the same twice', () => {
  const twice = `${orchards} Streuobst ist eine traditionelle Form des Obstbaus in Europa.`
  expect(of(twice, '2-3').match(/traditionelle Form/g)).toHaveLength(1)
})

test('a long one stands in the paragraphs of its text', () => {
  const long = Array.from({ length: 6 }, (_, at) => orchards.replaceAll('Obst', `Obst${'abcdef'[at]}`)).join('\n\n')
  const said = of(long, '10-20')
  expect(count(said)).toBeGreaterThanOrEqual(10)
  expect(said.split('\n\n').length).toBeGreaterThan(1)
  expect(count(of(long, 'more than 20 sentences'))).toBeGreaterThan(20)
})

test('a text that is shorter than asked is given whole', () => {
  expect(of('Heute ist zu. Morgen ist offen.', '6-10')).toBe('Heute ist zu. Morgen ist offen.')
  expect(of('nur eine Notiz', '1 sentence')).toBe('nur eine Notiz')
})

test('notes without full stops become points, too', () => {
  expect(bullets({ text: '- Halle mieten\n- Plakate drucken\n- Band anrufen' })).toBe(
    '- Halle mieten\n- Plakate drucken\n- Band anrufen',
  )
})

test('a text without a word has nothing to give', () => {
  expect(of('… — !!!')).toBe('')
  expect(bullets({ text: '\n \n***' })).toBe('')
})

test('a book of a million characters is read to its end', () => {
  const book = Array.from({ length: 1400 }, (_, at) => orchards.replaceAll('Obst', `Obst${at}`)).join('\n\n')
  expect(book.length).toBeGreaterThan(1_000_000)
  expect(count(of(book, '3-6'))).toBe(6)
})
