import { expect, test } from 'vitest'
import { form, list } from '#shared/answers.ts'
import { area, line, words } from '#shared/fields.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { locales } from '#shared/text.ts'
import { wordsRead } from './words-read.ts'

const subjects = words({ de: 'Betreffzeilen für alle', en: 'Subject lines' }, { most: 5 })
const body = area({ de: 'Text der Mail', en: 'Body' })

test.each(locales)('of a mail the words of its body are counted, and none that only say what it is (%s)', locale => {
  const mail = form({ subjects, body }, { view: 'mail', wire: 'result', main: 'body' })
  const answer = { subjects: ['Der Ofen ist aus'], body: 'Guten Tag,\n\n## Ofen\n\nder Ofen ist aus.' }
  expect(wordsRead(mail, asMarkdown(mail, answer, locale))).toBe(7)
})

test('of parts and lists what stands in them is counted', () => {
  const parts = form({ title: line({ de: 'Die Überschrift', en: 'The headline' }), body })
  expect(wordsRead(parts, asMarkdown(parts, { title: 'Der Ofen', body: 'Er ist aus.' }, 'de'))).toBe(5)
  expect(wordsRead(list(), asMarkdown(list(), ['Der Ofen', 'Die Uhr'], 'de'))).toBe(4)
  const records = list({ of: { title: line({ de: 'Ein Titel', en: 'A title' }) } })
  expect(wordsRead(records, asMarkdown(records, [{ title: 'Der Ofen' }], 'de'))).toBe(2)
})
