import { expect, test } from 'vitest'
import { besideSubject, mailto } from './mailto.ts'

test('a short mail opens in the mail program, line by line and without signs of Markdown', () => {
  const address = mailto('Termin & Ort?', 'Guten Tag,\n\nes bleibt beim **4. Januar**.\n\nGrüße')
  const query = new URL(address ?? '').searchParams
  expect(query.get('subject')).toBe('Termin & Ort?')
  expect(query.get('body')).toBe('Guten Tag,\r\n\r\nes bleibt beim 4. Januar.\r\n\r\nGrüße')
  expect(address).not.toContain('&Ort')
})

test('a mail that a mail program would cut does not open there', () => {
  expect(mailto('Lang', 'ä'.repeat(700))).toBeUndefined()
})

test('an inbox shows the preview text and then the beginning', () => {
  expect(besideSubject('Nur bis Freitag.', '# Hallo\n\nEs gibt **Neues**.')).toBe(
    'Nur bis Freitag. Hallo Es gibt Neues.',
  )
  expect(besideSubject('', 'x'.repeat(500)).length).toBe(220)
})
