import type { Locale } from './text.ts'

export type Cell = string | number | boolean | null | undefined

/** Whether a spreadsheet would take a text for a formula: names, addresses and adverts are typed by anybody. */
export const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text)

/** What stands between cells: where a decimal has a comma, spreadsheets expect a semicolon. */
const between: Readonly<Record<Locale, string>> = { de: ';', en: ',' }

const written = (cell: Cell, locale: Locale) => {
  if (typeof cell === 'number') return locale === 'de' ? String(cell).replace('.', ',') : String(cell)
  if (typeof cell !== 'string') return String(cell ?? '')
  const text = isFormula(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as a file that spreadsheets of this language open with its umlauts and its numbers: UTF-8 with a mark at its
 * start, lines as RFC 4180 has them. No cell is a formula.
 */
export const csvOf = (locale: Locale, rows: readonly (readonly Cell[])[]) =>
  `\ufeff${rows.map(row => `${row.map(cell => written(cell, locale)).join(between[locale])}\r\n`).join('')}`

const quoted = /"((?:[^"]|"")*)"/y
const mark = /^\ufeff/

/** What stands between cells, and a cell without quotation marks: it ends where the next begins. */
const plainCells = { ';': /[^;\r\n]*/y, ',': /[^,\r\n]*/y, '\t': /[^\t\r\n]*/y } as const
type Separator = keyof typeof plainCells

/** What stands between the cells of a table: whatever its first line has most of. */
const separatorOf = (text: string): Separator => {
  const [line = ''] = text.split(/\r?\n/, 1)
  const times = (sign: string) => line.split(sign).length
  const [found = ';'] = (Object.keys(plainCells) as Separator[]).toSorted((one, other) => times(other) - times(one))
  return found
}

/** What a spreadsheet has saved as CSV, in any of its ways, line by line; what `csvOf` has defused reads as before. */
export const rowsIn = (file: string): readonly (readonly string[])[] => {
  const text = file.replace(mark, '')
  const separator = separatorOf(text)
  const plainCell = plainCells[separator]
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < text.length;) {
    quoted.lastIndex = at
    const found = text[at] === '"' ? quoted.exec(text) : null
    plainCell.lastIndex = at
    const plain = found ? '' : (plainCell.exec(text)?.[0] ?? '')
    const cell = found ? (found[1] ?? '').replaceAll('""', '"') : plain
    at += found ? found[0].length : plain.length
    row.push(/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
    if (text[at] === separator) {
      at++
      if (at === text.length) row.push('')
      continue
    }
    rows.push(row)
    row = []
    // What stands behind a closed quotation mark is no cell.
    const end = /\r?\n/g
    end.lastIndex = at
    const line = end.exec(text)
    at = line ? line.index + line[0].length : text.length
  }
  return row.length ? [...rows, row] : rows
}
