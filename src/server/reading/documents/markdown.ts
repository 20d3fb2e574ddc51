import { cleanLine } from './clean.ts'

const cell = (text: string) => cleanLine(text).replaceAll('|', '\\|')

/** Rows of cells as a table whose first row is its head; one with a single column is paragraphs, as most such are. */
export const tableOf = (rows: readonly (readonly string[])[]): string => {
  const filled = rows.filter(row => row.some(text => text.trim()))
  const width = filled.reduce((most, row) => Math.max(most, row.length), 0)
  if (width < 2) return filled.map(([only = '']) => only.trim()).join('\n\n')
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cell(row[at] ?? '')).join(' | ')} |`
  const [head = [], ...body] = filled
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n')
}

/** A heading of this level; what it says stands in one line. */
export const headingOf = (level: number, text: string): string =>
  `${'#'.repeat(Math.max(1, Math.min(6, level)))} ${cleanLine(text)}`

/** Notes as they are written below a text, each with its number. */
export const notesOf = (notes: readonly string[]): string =>
  notes.map((note, at) => `[^${at + 1}]: ${cleanLine(note)}`).join('\n')
