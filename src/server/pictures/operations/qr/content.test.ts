import { expect, test } from 'vitest'
import codes from '#catalogue/pictures/QR-code-generator.ts'
import type { Fields } from '#shared/fields.ts'
import { contentOf, listed } from './content.ts'

const fields: Fields = codes.calls['QR-code-generator']?.fields ?? {}
const kinds = ['link', 'text', 'wifi', 'contact', 'event', 'mail', 'phone'] as const
/** What is asked for as words where a code of this kind is made. */
const askedFor = (kind: string) =>
  Object.entries(fields).filter(
    ([, { when, kind: asked }]) => when && 'is' in when && when.is === kind && /^(?:line|area)$/.test(asked),
  )

test.each(kinds)('a code of the kind %s says everything that its form asks for', kind => {
  const asked = askedFor(kind).filter(([name]) => !['begins', 'ends'].includes(name))
  expect(asked).not.toEqual([])
  const words = Object.fromEntries(asked.map(([name], at) => [name, `${7001 + at}`]))
  const content = contentOf({ kind, ...words, day: '2027-01-03' })
  for (const word of Object.values(words)) expect(content).toContain(word)
})

test('a business card has its name, in one piece and in two', () => {
  const card = contentOf({ kind: 'contact', contact: 'Jörg von der Heide', contactLink: 'heide.example' })
  expect(card.split('\n')).toEqual(
    expect.arrayContaining(['N:Heide;Jörg von der;;;', 'FN:Jörg von der Heide', 'URL:https://heide.example']),
  )
})

test.each([
  ['18:00', '20:30', 'DTSTART:20270103T180000', 'DTEND:20270103T203000'],
  ['18.00', '01:30', 'DTSTART:20270103T180000', 'DTEND:20270104T013000'],
  ['6 pm', '', 'DTSTART:20270103T180000', undefined],
  ['9', '', 'DTSTART:20270103T090000', undefined],
  ['', '', 'DTSTART;VALUE=DATE:20270103', undefined],
])('an event from %s to %s begins and ends when it does', (begins, ends, from, to) => {
  const lines = contentOf({ kind: 'event', event: 'Fest', day: '2027-01-03', begins, ends }).split('\n')
  expect(lines).toContain('SUMMARY:Fest')
  expect(lines.filter(line => line.startsWith('DT'))).toEqual(to === undefined ? [from] : [from, to])
})

test('an address without its beginning is opened as a page; one with another is left as it is', () => {
  expect(contentOf({ kind: 'link', link: ' beispiel.de/a ' })).toBe('https://beispiel.de/a')
  expect(contentOf({ kind: 'link', link: 'http://beispiel.de' })).toBe('http://beispiel.de')
  expect(contentOf({ kind: 'link', link: 'geo:50.98,11.32' })).toBe('geo:50.98,11.32')
})

const wifi = 'WIFI:T:WPA;S:Gast;P:a;;'

test.each([
  ['typed', `Tisch 1;https://beispiel.de/?a=1,2\nhttps://beispiel.de/2\n\nWLAN;${wifi}`],
  ['saved as CSV', `"Tisch 1";"https://beispiel.de/?a=1,2"\r\nhttps://beispiel.de/2\r\nWLAN;"${wifi}"\r\n`],
  ['copied from a table', `Tisch 1\thttps://beispiel.de/?a=1,2\n\thttps://beispiel.de/2\nWLAN\thttps://beispiel.de/3`],
])('a list that was %s is read', (_, text) => {
  const [first, second, third] = listed(text)
  expect(first).toEqual({ name: 'Tisch 1', content: 'https://beispiel.de/?a=1,2' })
  expect(second).toEqual({ name: '2', content: 'https://beispiel.de/2' })
  expect(third).toEqual({ name: 'WLAN', content: text.includes('WIFI') ? wifi : 'https://beispiel.de/3' })
})

test('a name with a semicolon stays whole; a line without a content is named', () => {
  expect(listed('"Tisch; 2";https://beispiel.de/2')).toEqual([{ name: 'Tisch; 2', content: 'https://beispiel.de/2' }])
  expect(listed('Tisch 1,https://beispiel.de/1')).toEqual([{ name: 'Tisch 1', content: 'https://beispiel.de/1' }])
  expect(() => listed('Tisch 1;https://beispiel.de/1\nTisch 2;')).toThrow(
    expect.objectContaining({ code: 'qr_row_empty' }),
  )
})

test('a line that begins with an address is one, also with semicolons in it', () => {
  const table = 'https://beispiel.de/?a=1;b=2\nTisch 2;https://beispiel.de/?a=1;b=2\nhttps://beispiel.de/3;\n'
  expect(listed(table)).toEqual([
    { name: '1', content: 'https://beispiel.de/?a=1;b=2' },
    { name: 'Tisch 2', content: 'https://beispiel.de/?a=1;b=2' },
    { name: '3', content: 'https://beispiel.de/3' },
  ])
  expect(listed(wifi)).toEqual([{ name: '1', content: wifi }])
})

test.each([
  ['abends', ''],
  ['25:00', ''],
  ['13 pm', ''],
  ['18:75', ''],
  ['18:00', 'spät'],
  ['', '20:00'],
])('an event from “%s” to “%s” is asked about, not made one of the whole day', (begins, ends) => {
  expect(() => contentOf({ kind: 'event', event: 'Fest', day: '2027-01-03', begins, ends })).toThrow(
    expect.objectContaining({ code: 'qr_time_unclear' }),
  )
})

test('a number is dialled without the nought that is said in its own country alone', () => {
  expect(contentOf({ kind: 'phone', phone: '+49 (0)30 1234' })).toBe('tel:+49301234')
  expect(contentOf({ kind: 'phone', phone: '(030) 12 34' })).toBe('tel:0301234')
  expect(contentOf({ kind: 'contact', contact: 'Jana Vogt', telephone: '+49 (0)30 1234' })).toContain('TEL:+49 30 1234')
})
