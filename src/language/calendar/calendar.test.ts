import { expect, test } from 'vitest'
import { type Locale, locales } from '#shared/text.ts'
import { calendarOf } from './index.ts'
import { calendarRemarks } from './remarks.ts'
import * as german from '#tests/language/calendar-de.ts'
import * as english from '#tests/language/calendar-en.ts'

const today = new Date(2026, 10, 23, 12)

const said = (text: string, locale: Locale = 'de') =>
  calendarOf(text, today, locale).map(({ words, kind, day }) => [words, kind, day && `${day.y}-${day.m}-${day.d}`])

test.each([
  ['Sommerfest Sa 10. 10. 2026 ab 14 Uhr', 'Sa 10. 10. 2026', 'past', '2026-10-10'],
  ['sa 10.10.26, grillen', 'sa 10.10.26', 'past', '2026-10-10'],
  ['Start am 14. Juni', '14. Juni', 'without-year', '2027-6-14'],
  ['am 14. juni', '14. juni', 'without-year', '2027-6-14'],
  ['am 10.10 um 18 Uhr', '10.10', 'without-year', '2027-10-10'],
  ['Mittwoch, 14. März 2026', 'Mittwoch, 14. März 2026', 'weekday-mismatch', '2026-3-14'],
  ['Sonntag, den 6. Dezember', 'Sonntag, den 6. Dezember', 'future', '2026-12-6'],
  ['Montag, 23. November', 'Montag, 23. November', 'today', '2026-11-23'],
  ['bis 23.11.2026', '23.11.2026', 'today', '2026-11-23'],
  ['bis 31. Juni', '31. Juni', 'impossible', null],
  ['am 29. Februar 2027', '29. Februar 2027', 'impossible', null],
  ['am 29. Februar', '29. Februar', 'without-year', '2028-2-29'],
  ['vom 3. bis 5. Juni 2027', '3. bis 5. Juni 2027', 'future', '2027-6-3'],
  ['ab März', 'März', 'without-year', '2027-3-1'],
  ['im Oktober 2026', 'Oktober 2026', 'past', '2026-10-1'],
  ['nächsten Freitag um 10', 'nächsten Freitag', 'future', '2026-11-27'],
  ['Freitag nächster Woche', 'Freitag nächster Woche', 'future', '2026-12-4'],
  ['am Montag', 'am Montag', 'today', '2026-11-23'],
  ['Wir kommen morgen früh', 'morgen', 'future', '2026-11-24'],
  ['heute zu', 'heute', 'today', '2026-11-23'],
  ['gestern', 'gestern', 'past', '2026-11-22'],
  ['in zwei Wochen', 'in zwei Wochen', 'future', '2026-12-7'],
  ['vor 3 Tagen', 'vor 3 Tagen', 'past', '2026-11-20'],
])('„%s“ names one day', (text, words, kind, day) => expect(said(text)).toEqual([[words, kind, day]]))

test.each([
  ['Sat 10 Oct', 'Sat 10 Oct', 'past', '2026-10-10'],
  ['October 10, 2026', 'October 10, 2026', 'past', '2026-10-10'],
  ['on 10/10 at noon', '10/10', 'without-year', '2027-10-10'],
  ['Fri 12/25', 'Fri 12/25', 'future', '2026-12-25'],
  ['Wed 03/04/2026', 'Wed 03/04/2026', 'past', '2026-3-4'],
  ['Wednesday 14 March 2026', 'Wednesday 14 March 2026', 'weekday-mismatch', '2026-3-14'],
  ['by 31 June', '31 June', 'impossible', null],
  ['from March', 'March', 'without-year', '2027-3-1'],
  ['Sat 5 Dec 10 till 1', 'Sat 5 Dec', 'future', '2026-12-5'],
  ['Thu 10 Dec 6 till 8', 'Thu 10 Dec', 'future', '2026-12-10'],
  ['next Friday', 'next Friday', 'future', '2026-11-27'],
  ['the day after tomorrow', 'the day after tomorrow', 'future', '2026-11-25'],
  ['tomorrow at 9', 'tomorrow', 'future', '2026-11-24'],
  ['two weeks ago', 'two weeks ago', 'past', '2026-11-9'],
])('“%s” names one day', (text, words, kind, day) => expect(said(text, 'en')).toEqual([[words, kind, day]]))

test('a row of dates is of the year at its end, a range may have begun in the year before', () => {
  expect(said('10.10., 14.11. und 12.12.2026').map(([, , day]) => day)).toEqual([
    '2026-10-10',
    '2026-11-14',
    '2026-12-12',
  ])
  expect(said('vom 24.12. bis 6.1.2027').map(([, , day]) => day)).toEqual(['2026-12-24', '2027-1-6'])
})

test.each([
  'Mo–Fr 9–18 Uhr, Sa 9.30-12.30',
  'Dienstag bis Samstag geöffnet',
  'Guten Morgen, der Morgen ist schön',
  'Straße des 17. Juni 12',
  'Kapitel 2.1. Leistungen',
  '2.1. Leistungen\n2.2. Preise',
  'Tel. 030/12 34 56, www.example.com/2026/10/10',
  'Frau März und Herr August',
])('„%s“ names no day', text => expect(said(text)).toEqual([]))

test.each([
  '05/06/2026',
  'open 24/7, rated 9/10',
  'on 3/4',
  'you may 10 times',
  'the band sat 10 minutes',
  'from 24/7 on',
])('“%s” names no day that could be known', text => expect(said(text, 'en')).toEqual([]))

test('what stands at a place of the text is what was found there, in its order', () => {
  for (const { clean, asked } of [german, english]) {
    const text = [...clean, ...asked.map(([notes]) => notes)].join('\n')
    const found = calendarOf(text, today, 'de')
    for (const { from, to, words } of found) expect(text.slice(from, to)).toBe(words)
    expect(found.map(({ from }) => from)).toEqual(found.map(({ from }) => from).sort((one, other) => one - other))
    expect(found.length).toBeGreaterThan(100)
  }
})

const sets = { de: german, en: english }

test.each(locales)('notes with sound dates are left in peace (%s)', locale => {
  const disturbed = sets[locale].clean.filter(notes => calendarRemarks(notes, today, locale).length)
  const most = (sets[locale].clean.length * 3) / 100
  expect(disturbed.length, disturbed.join('\n')).toBeLessThanOrEqual(most)
})

test.each(locales)('nine of ten dates that are not right are asked about, with one remark (%s)', locale => {
  const missed = sets[locale].asked.filter(([notes, begins]) => {
    const said = calendarRemarks(notes, today, locale).map(({ message }) => message[locale])
    return said.length !== 1 || !said[0]?.startsWith(begins)
  })
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(sets[locale].asked.length / 10)
})

/** What stands in the field after each button was pressed, by its name. */
const mended = (text: string, locale: Locale = 'de') =>
  calendarRemarks(text, today, locale).flatMap(({ mends }) =>
    mends.map(({ label, mend }) => [label[locale], text.slice(0, mend.from) + mend.text + text.slice(mend.to)]),
  )

test.each([
  ['Fest Sa 10.10.2026, Musik', [['Auf 2027 ändern', 'Fest So 10.10.2027, Musik']]],
  ['Fest SA 10.10.26', [['Auf 2027 ändern', 'Fest SO 10.10.27']]],
  ['Fest am 10. Oktober!', [['2027 ergänzen', 'Fest am 10. Oktober 2027!']]],
  ['Fest am 10. 10., Musik', [['2027 ergänzen', 'Fest am 10. 10. 2027, Musik']]],
  ['Kurs 3.10. bis 5.10.2026', [['Auf 2027 ändern', 'Kurs 3.10. bis 5.10.2027']]],
  ['Kurs 3.10.2026 bis 5.10.2026', [['Auf 2027 ändern', 'Kurs 3.10.2027 bis 5.10.2027']]],
  ['am mittwoch, 14. märz 2026', [['In Samstag ändern', 'am samstag, 14. märz 2026']]],
  [
    'Do 28.1.2026',
    [
      ['In Mittwoch ändern', 'Mi 28.1.2026'],
      ['Auf 2027 ändern', 'Do 28.1.2027'],
    ],
  ],
  ['bis 31. Juni', [['In 30. Juni ändern', 'bis 30. Juni']]],
])('„%s“ is mended by a click', (text, buttons) => expect(mended(text)).toEqual(buttons))

test.each([
  ['Fair Sat 10 Oct 2026', [['Change to 2027', 'Fair Sun 10 Oct 2027']]],
  ['Fair on October 10', [['Add 2027', 'Fair on October 10, 2027']]],
  ['Fair on 10/10', [['Add 2027', 'Fair on 10/10/2027']]],
  ['Wednesday 14 March 2026', [['Change to Saturday', 'Saturday 14 March 2026']]],
])('“%s” is mended by a click', (text, buttons) => expect(mended(text, 'en')).toEqual(buttons))

test('whatever is mended is not asked about in the same words again', () => {
  for (const locale of locales)
    for (const [notes] of sets[locale].asked) {
      const [asked] = calendarRemarks(notes, today, locale)
      for (const [label, text = ''] of mended(notes, locale)) {
        const again = calendarRemarks(text, today, locale).map(({ message }) => message.en)
        expect(again, `${label}: ${text}`).not.toContain(asked?.message.en)
      }
    }
})

test('at most three dates are asked about at a time', () => {
  const days = ['am 1. Oktober', 'am 2. Oktober', 'am 3. Oktober', 'am 4. Oktober', 'am 5. Oktober']
  expect(calendarRemarks(days.map(day => `Fest ${day}, Musik`).join('\n'), today, 'de')).toHaveLength(3)
})

test('what was last week is news and no slip', () => {
  expect(calendarRemarks('Eröffnung 18.11.2026, viele Gäste', today, 'de')).toEqual([])
})

test('the time of many dates grows with the text, no faster', () => {
  const notes = [...german.clean, ...german.asked.map(([text]) => text)].join('\n')
  const timeOf = (text: string) => {
    const begun = performance.now()
    calendarRemarks(text, today, 'de')
    return performance.now() - begun
  }
  const least = (text: string) => Math.min(...[0, 1, 2].map(() => timeOf(text)))
  least(notes)
  expect(least(notes.repeat(8))).toBeLessThan(Math.max(least(notes), 1) * 60)
})
