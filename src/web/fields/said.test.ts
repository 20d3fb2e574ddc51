import { expect, test } from 'vitest'
import { choice, choices, file, line, link, steps, toggle } from '#shared/fields.ts'
import { saidOf } from './value-in-words.ts'

const fields = {
  url: link({ de: 'Seite', en: 'Page' }),
  report: file({ de: 'Bericht', en: 'Report' }, { accept: 'documents' }),
}
const values = { url: 'https://www.example.com/kurse/', report: '/files/abc' }

test('an address is said as people say it, a file by its name once it was read', () => {
  expect(saidOf(fields, values, 'de').map(({ words }) => words)).toEqual(['example.com/kurse', 'Eine Datei'])
  const read = [
    { field: 'url', kind: 'page', title: 'Kurse' } as const,
    { field: 'report', kind: 'document', title: 'Jahresbericht.docx' } as const,
  ]
  expect(saidOf(fields, values, 'en', read).map(({ words }) => words)).toEqual([
    'example.com/kurse',
    'Jahresbericht.docx',
  ])
})

test('what we say of an answer begins as its label does; what somebody typed stays as it is', () => {
  const label = { de: 'Frage', en: 'Question' }
  const options = { serious: { de: 'ernst', en: 'serious' }, calm: { de: 'ruhig', en: 'calm' } }
  const fields = {
    ...{ tone: choice(label, options, { own: {} }), own: choice(label, options, { own: {} }) },
    ...{
      tones: choices(label, { options }),
      table: toggle(label),
      steps: steps(label, { on: 'topic' }),
      topic: line(label),
    },
  }
  const values = {
    ...{ tone: 'calm', own: 'wie Oma', tones: ['serious', 'calm'], table: false },
    ...{ steps: '[{"kind":"turn"}]', topic: 'der alte Ofen' },
  }
  const said = ['Ruhig', 'wie Oma', 'Ernst, ruhig', 'Nein', 'Ein Schritt', 'der alte Ofen']
  expect(saidOf(fields, values, 'de').map(({ words }) => words)).toEqual(said)
})
