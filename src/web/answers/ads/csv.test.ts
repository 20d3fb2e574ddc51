import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adsCsv } from './csv.ts'

const place = { campaign: 'Herbst', group: 'Räder', address: 'https://example.org/rad' }

/** The cells of a row, read as a spreadsheet reads them. */
const cellsOf = (row: string) =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
const rowsOf = (csv: string) => csv.slice(1).trimEnd().split('\r\n').map(cellsOf)

test('an ad stands under the names of the editor’s columns', () => {
  const csv = adsCsv(
    {
      headlines: ['Rad kaputt?', 'Wir holen es ab'],
      descriptions: ['Repariert, geprüft, "wie neu".'],
      pins: ['Wir holen es ab', 'Steht nicht mehr da'],
    },
    place,
  )
  expect(csv.startsWith('\ufeff')).toBe(true)
  const [head = [], row = []] = rowsOf(csv)
  const under = (name: string) => row[head.indexOf(name)]
  expect(head.length).toBe(42)
  expect(row.length).toBe(42)
  expect(under('Campaign')).toBe('Herbst')
  expect(under('Ad Group')).toBe('Räder')
  expect(under('Headline 2')).toBe('Wir holen es ab')
  expect(under('Headline 1 position')).toBe('')
  expect(under('Headline 2 position')).toBe('1')
  expect(under('Headline 15')).toBe('')
  expect(under('Description 1')).toBe('Repariert, geprüft, "wie neu".')
  expect(under('Final URL')).toBe('https://example.org/rad')
})

test('whatever an ad says, no cell is a formula and no row is broken', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('=1+1', '+49', '-20 %', '@jetzt', '\t=1', '"', 'a\r\n=b', ',,'))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 15 }), fc.array(text, { maxLength: 4 }), (headlines, descriptions) => {
      const rows = rowsOf(adsCsv({ headlines, descriptions }, place))
      expect(rows.length).toBe(2)
      expect(rows[1]?.length).toBe(42)
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
