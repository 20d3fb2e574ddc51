import { expect, test } from 'vitest'
import { calendarRemarks } from '#language/calendar/remarks.ts'
import { stillThere } from './still-there.ts'

const notes = 'Fest Sa 10.10.2026, Musik'
const found = calendarRemarks(notes, new Date(2026, 10, 23, 12), 'de')
const mended = (now: string) =>
  stillThere(found, notes, now).flatMap(({ mends }) =>
    mends.map(({ mend }) => now.slice(0, mend.from) + mend.text + now.slice(mend.to)),
  )

test('what is typed before or behind a date does not move its mend elsewhere', () => {
  expect(mended(notes)).toEqual(['Fest So 10.10.2027, Musik'])
  expect(mended(`${notes} und Bier`)).toEqual(['Fest So 10.10.2027, Musik und Bier'])
  expect(mended(`Unser ${notes}`)).toEqual(['Unser Fest So 10.10.2027, Musik'])
})

test('a date that is gone is not asked about any more', () => {
  expect(mended('Fest Sa 10.10.2027, Musik')).toEqual([])
  expect(mended('')).toEqual([])
})
