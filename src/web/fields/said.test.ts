import { expect, test } from 'vitest'
import { file, link } from '#shared/fields.ts'
import { saidOf } from './value-in-words.ts'

const fields = {
  url: link({ de: 'Seite', en: 'Page' }),
  report: file({ de: 'Bericht', en: 'Report' }, { accept: 'documents' }),
}
const values = { url: 'https://www.example.com/kurse/', report: '/files/abc' }

test('an address is said as people say it, a file by its name once it was read', () => {
  expect(saidOf(fields, values, 'de').map(({ words }) => words)).toEqual(['example.com/kurse', 'eine Datei'])
  const read = [
    { field: 'url', kind: 'page', title: 'Kurse' } as const,
    { field: 'report', kind: 'document', title: 'Jahresbericht.docx' } as const,
  ]
  expect(saidOf(fields, values, 'en', read).map(({ words }) => words)).toEqual([
    'example.com/kurse',
    'Jahresbericht.docx',
  ])
})
