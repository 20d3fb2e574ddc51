import type { Context } from 'hono'
import type { Locale } from '#shared/text.ts'

export type Cell = string | number | boolean | null | undefined

/** What a spreadsheet would take for a formula is made text: names and addresses are typed by strangers. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text)

/** What stands between cells: where a decimal has a comma, spreadsheets expect a semicolon. */
const between: Readonly<Record<Locale, string>> = { de: ';', en: ',' }

const written = (cell: Cell, locale: Locale) => {
  if (typeof cell === 'number') return locale === 'de' ? String(cell).replace('.', ',') : String(cell)
  if (typeof cell !== 'string') return String(cell ?? '')
  const text = isFormula(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as a file that spreadsheets of this language open with its umlauts and its numbers. */
export const csvOf = (locale: Locale, rows: readonly (readonly Cell[])[]) =>
  `\ufeff${rows.map(row => `${row.map(cell => written(cell, locale)).join(between[locale])}\r\n`).join('')}`

/** The same as an answer, to be saved under this name. */
export const csvAnswer = (c: Context, name: string, locale: Locale, rows: readonly (readonly Cell[])[]) =>
  c.body(csvOf(locale, rows), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  })
