import { expect, test } from 'vitest'
import { findCall } from '#catalogue/index.ts'
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

test('a text is called by what stands in it, and where nothing does, by its tool and what was asked', () => {
  const inputs = { content: 'Wir eröffnen am 3. Mai.', tone: 'ernst' }
  const named = '# Reparaturcafé öffnet\n\nAm **3. Mai** ist es so weit.'
  expect(titleOfRun({ answer: named, text: named, inputs }, 'Pressemitteilung')).toEqual({
    title: 'Reparaturcafé öffnet',
    first: 'Am 3. Mai ist es so weit.',
  })
  expect(titleOfRun({ answer: '', text: '', inputs }, 'Pressemitteilung')).toEqual({
    title: 'Pressemitteilung',
    first: 'Wir eröffnen am 3. Mai.',
  })
})

test('what was asked is what it is about, however long the ids of options are', () => {
  const run = { answer: '', text: '' }
  const askedOf = (call: string, inputs: Values) =>
    titleOfRun({ ...run, inputs, subject: subjectOf(findCall(call).call.fields, inputs) ?? null }, 'Werkzeug').first
  expect(askedOf('summarize', { content: 'Rad', length: 'more than 20 sentences' })).toBe('Rad')
  expect(askedOf('rewrite_text', { tonality: 'informal', content: 'Komm!', count: 1 })).toBe('Komm!')
  expect(askedOf('generate_email_engine', { recipient: 'Frau Seidel', content: 'Danke' })).toBe('Danke')
  expect(askedOf('coverletter', { company: 'Holz & Co.' })).toBe('Holz & Co.')
  const made = { tone: 'enthusiastic', content: 'Rad kaputt?' }
  expect(titleOfRun({ ...run, inputs: made, subject: null }, 'Werkzeug').first).toBe('Rad kaputt?')
})

test('a page that was asked about is called by its title', () => {
  const inputs = { url: 'https://www.example.com/kurse/herbst', goal: 'Plätze' }
  const source = {
    ...{ field: 'url', kind: 'page' as const, address: inputs.url, title: 'Herbstkurse im Handwerkshof' },
    ...{ words: 3, text: '', readAt: '2026-11-21T10:00:00Z' },
  }
  const run = { answer: [], text: '', inputs }
  expect(titleOfRun({ ...run, sources: [source] }, 'Werkzeug').first).toBe('Herbstkurse im Handwerkshof')
  expect(titleOfRun(run, 'Werkzeug').first).toBe('example.com/kurse/herbst')
})

test('pictures made of files alone are called by their names, not by addresses', () => {
  const inputs = { pictures: ['/files/3fe1bd6e-45e5', '/files/0b1c2d3e-9a8b'], format: 'webp' }
  const made = (name: string, type = 'image/webp') => ({ file: name, type, name, width: 8, height: 8 })
  const files = [made('Hof.webp'), made('Tor.webp'), made('Bilder.zip', 'application/zip')]
  const run = { answer: [], text: '', files }
  const several = titleOfRun({ ...run, inputs, subject: 'pictures' }, 'Bild umwandeln')
  expect(several).toEqual({ title: 'Bild umwandeln', first: 'Hof.webp, Tor.webp' })
  const one = titleOfRun({ ...run, inputs: { picture: '/files/3fe1bd6e-45e5' }, subject: 'picture' }, 'Vergrößern')
  expect(one.first).toBe('Hof.webp, Tor.webp')
})

test('a bookmark is called by its title, and where it has none, by its tool', () => {
  const bookmark = { title: 'Plan', first: 'liegt bei.', prompt_text: 'Was ist geschehen? Wir eröffnen.' }
  expect(titleOfBookmark(bookmark, 'Bilder')).toEqual({ title: 'Plan', first: 'liegt bei.' })
  expect(titleOfBookmark({ ...bookmark, title: '' }, 'Bilder')).toEqual({
    title: 'Bilder',
    first: 'Was ist geschehen? Wir eröffnen.',
  })
})
