import { expect, test } from 'vitest'
import { asSlug, slugOf } from './slug.ts'

test.each([
  ['Über Bienen: Was Größe kostet!', 'de', 'ueber-bienen-was-groesse-kostet'],
  ['U\u0308ber Äpfel', 'de', 'ueber-aepfel'],
  ['My naïve café – it’s open', 'en', 'my-naive-cafe-its-open'],
  ['Smörgås på svenska', 'sv', 'smorgas-pa-svenska'],
  ['100 % Honig & 3 Fehler', 'de', '100-honig-3-fehler'],
  ['Пчёлы в саду', 'ru', 'пчелы-в-саду'],
  ['  — ', 'de', ''],
])('%s becomes an address', (title, language, slug) => expect(slugOf(title, language)).toBe(slug))

test('a long title is cut between words, a long word where there is no other way', () => {
  const title = 'Was mir vor der ersten Wabe niemand gesagt hat und was ich heute ganz anders machen würde'
  const slug = slugOf(title, 'de')
  expect(slug).toBe('was-mir-vor-der-ersten-wabe-niemand-gesagt-hat-und-was-ich')
  expect(slugOf('a'.repeat(200), 'de')).toBe('a'.repeat(60))
  // What is typed on purpose may be longer.
  expect(asSlug(title, 'de').length).toBeGreaterThan(60)
})
