import { expect, test } from 'vitest'
import codes from '#catalogue/pictures/QR-code-generator.ts'
import type { Fields, Values } from '#shared/fields.ts'
import { contentOf } from './content.ts'

const fields: Fields = codes.calls['QR-code-generator']?.fields ?? {}
const kinds = ['link', 'text', 'wifi', 'contact', 'event', 'mail', 'phone'] as const
/** What is asked for as words where a code of this kind is made. */
const askedFor = (kind: string) =>
  Object.entries(fields).filter(
    ([, { when, kind: asked }]) =>
      (when?.is === kind || (kind === 'wifi' && when?.field === 'security')) && /^(?:line|area)$/.test(asked),
  )

test.each(kinds)('a code of the kind %s says everything that its form asks for', kind => {
  const asked = askedFor(kind).filter(([name]) => !['begins', 'ends'].includes(name))
  expect(asked).not.toEqual([])
  const words = Object.fromEntries(asked.map(([name], at) => [name, `${7001 + at}${name === 'mail' ? '@a' : ''}`]))
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

test.each<Values>([
  { kind: 'phone', phone: 'auf Anfrage' },
  { kind: 'mail', mail: 'praxis.example' },
  { kind: 'link', link: 'unsere neue Seite' },
])('what a phone can do nothing with is asked about: %o', values => {
  expect(() => contentOf(values)).toThrow(expect.objectContaining({ code: 'qr_content_unclear' }))
})

test('a number is dialled without the nought that is said in its own country alone', () => {
  expect(contentOf({ kind: 'phone', phone: '+49 (0)30 1234' })).toBe('tel:+49301234')
  expect(contentOf({ kind: 'phone', phone: '(030) 12 34' })).toBe('tel:0301234')
  expect(contentOf({ kind: 'contact', contact: 'Jana Vogt', telephone: '+49 (0)30 1234' })).toContain('TEL:+49 30 1234')
})
