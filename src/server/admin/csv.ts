import type { Context } from 'hono'

type Cell = string | number | boolean | null | undefined

/** What a spreadsheet would take for a formula is made text: names and addresses are typed by strangers. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text)

const written = (cell: Cell) => {
  if (typeof cell !== 'string') return String(cell ?? '')
  const text = isFormula(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as a file that spreadsheets open with its umlauts. */
export const csvOf = (rows: readonly (readonly Cell[])[]) =>
  `\ufeff${rows.map(row => `${row.map(written).join(',')}\r\n`).join('')}`

/** The same as an answer, to be saved under this name. */
export const csvAnswer = (c: Context, name: string, rows: readonly (readonly Cell[])[]) =>
  c.body(csvOf(rows), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  })
