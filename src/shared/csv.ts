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
