import { expect, test } from 'vitest'
import { findCall } from '#catalogue/index.ts'
import type { BookmarkView } from '#server/library/shown.ts'
import type { Values } from '#shared/fields.ts'
import { subjectOf } from '#shared/subject.ts'
import { titleOfBookmark, titleOfRun } from './titles.ts'
import { dayOf } from './when.ts'

const now = new Date('2026-11-21T12:00:00')

test('days are called as one calls them', () => {
  expect(dayOf('2026-11-21T00:10:00', 'de', now)).toBe('Heute')
  expect(dayOf('2026-11-20T23:50:00', 'de', now)).toBe('Gestern')
  expect(dayOf('2026-11-20T23:50:00', 'en', now)).toBe('Yesterday')
  expect(dayOf('2026-11-03T10:00:00', 'de', now)).toBe('3. November')
  expect(dayOf('2025-11-03T10:00:00', 'en', now)).toBe('3 November 2025')
})

test('a day that an hour was taken from is still one day', () => {
  expect(dayOf('2026-03-28T12:00:00', 'de', new Date('2026-03-29T12:00:00'))).toBe('Gestern')
})

test('a text is called by its title, else by what was asked for', () => {
  const inputs = { content: 'Wir eröffnen am 3. Mai.', tone: 'ernst' }
  const named = '# Reparaturcafé öffnet\n\nAm **3. Mai** ist es so weit.'
  expect(titleOfRun({ answer: named, text: named, inputs })).toEqual({
    title: 'Reparaturcafé öffnet',
    first: 'Am 3. Mai ist es so weit.',
  })
  expect(titleOfRun({ answer: 'Am 3. Mai.', text: 'Am 3. Mai.', inputs }).title).toBe('Wir eröffnen am 3. Mai.')
})

test('a text is called by what it is about, however long the ids of options are', () => {
  const run = { answer: 'Räder sind rund.', text: 'Räder sind rund.' }
  const titleOf = (call: string, inputs: Values) =>
    titleOfRun({ ...run, inputs, subject: subjectOf(findCall(call).call.fields, inputs) ?? null }).title
  expect(titleOf('summarize', { content: 'Rad', length: 'more than 20 sentences' })).toBe('Rad')
  expect(titleOf('rewrite_text', { tonality: 'informal', content: 'Komm!', count: 1 })).toBe('Komm!')
  expect(titleOf('generate_email_engine', { recipient: 'Frau Seidel', content: 'Danke' })).toBe('Danke')
  expect(titleOf('coverletter', { company: 'Holz & Co.' })).toBe('Holz & Co.')
  const made = { tone: 'enthusiastic', content: 'Rad kaputt?' }
  expect(titleOfRun({ ...run, inputs: made, subject: null }).title).toBe('Rad kaputt?')
})

test('a text about a page is called by its title', () => {
  const inputs = { url: 'https://www.example.com/kurse/herbst', goal: 'Plätze' }
  const source = {
    ...{ field: 'url', kind: 'page' as const, address: inputs.url, title: 'Herbstkurse im Handwerkshof' },
    ...{ words: 3, text: '', readAt: '2026-11-21T10:00:00Z' },
  }
  const run = { answer: ['Jetzt anmelden'], text: '', inputs }
  expect(titleOfRun({ ...run, sources: [source] }).title).toBe('Herbstkurse im Handwerkshof')
  expect(titleOfRun(run).title).toBe('example.com/kurse/herbst')
})

test('a list is told by its pieces', () => {
  const answer = { headlines: ['Rad kaputt?', 'Wir holen es'], note: 'Hier' }
  expect(titleOfRun({ answer, text: '## Überschriften', inputs: { input: 'Räder' } })).toEqual({
    title: 'Räder',
    first: 'Rad kaputt? · Wir holen es · Hier',
  })
})

test('a bookmark is called by what was typed, without the question', () => {
  const prompt_text = 'Ton ernst\nWas ist geschehen? Wir eröffnen am 3. Mai.'
  const bookmark: BookmarkView = {
    ...{ _id: 'a', type: 'press_release', note: '', run: null, variant: 1, createdAt: '', isBookmarked: true },
    ...{ prompt_text, reply_text: '![Plan](https://a.example) liegt bei.' },
  }
  expect(titleOfBookmark(bookmark)).toEqual({ title: 'Wir eröffnen am 3. Mai.', first: 'Plan liegt bei.' })
  const read = { ...bookmark, prompt_text: 'Welche Seite? https://www.cafe.example/' }
  expect(titleOfBookmark(read).title).toBe('cafe.example')
})

test('a bookmark of a text with several paragraphs is called by its first', () => {
  const long = 'Umstritten war vor allem der Zeitplan, denn die Schule braucht die Halle schon im Herbst.'
  const prompt_text = `Welcher Text? Die Stadt will bauen.\n\n${long}\nTon: sachlich`
  expect(titleOfBookmark({ prompt_text, reply_text: 'Kurz gesagt.' }).title).toMatch(/^Die Stadt will bauen\./)
})
