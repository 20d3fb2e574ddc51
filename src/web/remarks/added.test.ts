import { expect, test } from 'vitest'
import { form, text as aText } from '#shared/answers.ts'
import { area, line, words } from '#shared/fields.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { addedTo, type WrittenFrom, nameOfAdded, withPut } from './added.ts'
import type { Remarked } from './remarks.ts'

const notes = 'elternabend 8.12. 19 uhr raum 204, k. baumann'
const at = '2026-11-23T09:00:00Z'

const made = (rest: Partial<WrittenFrom> = {}): WrittenFrom => ({
  ...{ basis: 'notes', shape: aText(), written: '', given: [], at },
  ...rest,
})
const about = (text: string, rest: Partial<Remarked> = {}): Remarked => ({
  ...{ answer: text, text, values: { content: notes }, language: 'de', keeps: undefined, sources: [] },
  made: made({ written: text }),
  ...rest,
})
const told = (it: Remarked) => addedTo(it).added.map(({ message }) => message.de)

test('what stands nowhere in what was given is told, with what stands there in its place', () => {
  const text = 'Der Elternabend ist am 8. Dezember um 19 Uhr in Raum 304.'
  expect(told(about(text))).toEqual(['Nicht in Ihren Angaben: 304 (dort: 204)'])
  expect(addedTo(about(text.replace('304', '204')))).toEqual({ added: [], exact: true })
})

test('what was typed, read, kept of the sender or the brand, or wished for in a change, was given', () => {
  const text = 'Wir treffen uns in der Lindenstraße 12 in Pirna. Fragen beantwortet 03501 44321. Es kostet 5 Euro.'
  expect(told(about(text))).toHaveLength(4)
  const read = { field: 'url', kind: 'page', address: 'https://a.example/', title: 'Schule', words: 3 } as const
  const given = about(text, {
    sources: [{ ...read, text: 'Lindenstr. 12, 01796 Pirna', readAt: at }],
    voice: { facts: 'Der Eintritt kostet 5 Euro.', sample1: 'Wir sind 80.' },
    made: made({ written: text, given: ['03501 44321'] }),
  })
  expect(told(given)).toEqual([])
})

test('a sample text of a brand gives no facts', () => {
  const text = 'Wir sind 80 Menschen.'
  expect(told(about(text, { voice: { sample1: 'Wir sind 80 Menschen.' } }))).toHaveLength(1)
})

test('what its reader has typed into a text since was not added', () => {
  const text = 'Der Elternabend ist am 8. Dezember in Raum 204. Fragen: 03501 44321.'
  const written = text.replace('03501 44321', '[Telefon]')
  expect(told(about(text, { made: made({ written }) }))).toEqual([])
})

test('a text from general knowledge has details to check, and a free one none', () => {
  const text = 'Die Glühlampe wurde 1879 bekannt.'
  expect(told(about(text, { made: made({ written: text, basis: 'knowledge' }) }))).toEqual(['Bitte prüfen: 1879'])
  expect(addedTo(about(text, { made: made({ written: text, basis: 'free' }) }))).toEqual({ added: [], exact: false })
})

test('nothing is told of a version of a text, or where it is not known how it was made', () => {
  const text = 'Es kostet 80 Euro.'
  expect(told(about(text, { keeps: { from: 'content', how: 'rewritten' } }))).toEqual([])
  expect(told(about(text, { made: undefined }))).toEqual([])
})

const shape = form({
  subjects: words({ de: 'Betreff', en: 'Subject' }, { most: 3 }),
  title: line({ de: 'Titel', en: 'Title' }),
  body: area({ de: 'Text', en: 'Text' }),
})
const mail = {
  subjects: ['Elternabend in Raum 304', 'Am 8. Dezember'],
  title: 'Elternabend',
  body: 'Liebe Eltern,\n\nwir treffen uns um 19 Uhr. Es kommt auch Frau Lehmann.\n\nK. Baumann',
}
const inParts = () => {
  const text = asMarkdown(shape, mail, 'de')
  return addedTo(about(text, { answer: mail, made: made({ shape, written: text }) })).added
}

test('in an answer of parts, what is put right or struck out changes its part alone', () => {
  const [room, person] = inParts()
  expect([room, person].map(one => one && nameOfAdded(one))).toEqual(['number 304', 'name frau lehmann'])
  expect(withPut(mail, room!.correct!)).toEqual({ ...mail, subjects: ['Elternabend in Raum 204', 'Am 8. Dezember'] })
  expect(withPut(mail, person!.strike!)).toEqual({
    ...mail,
    body: 'Liebe Eltern,\n\nwir treffen uns um 19 Uhr.\n\nK. Baumann',
  })
})
