import type { Line } from './lines.ts'
import type { Changed } from './take-back.ts'

/** Rows of a table, each with the pieces of its fields, the first of which may be its head. */
export type ComparedTable = { readonly rows: readonly (readonly (readonly Changed[])[])[]; readonly hasHead: boolean }

const textOf = ({ pieces }: Line) => pieces.map(({ text }) => text).join('')
const isOf = (line: Line | undefined, pattern: RegExp) =>
  !!line && !line.bullet && !line.depth && pattern.test(textOf(line))
/** What stands below the head of a table in Markdown, or a piece of it where columns were changed. */
const isRule = (line: Line | undefined) => isOf(line, /^\s*\|[\s|:-]*-{3}[\s|:-]*$/)
const isRow = (line: Line | undefined) => isOf(line, /^\s*\|.*\|\s*$/) || isRule(line)

/** The fields of a row; a bar that is gone or new parts fields as well. */
const fieldsOf = ({ pieces }: Line): readonly (readonly Changed[])[] => {
  const fields: Changed[][] = [[]]
  for (const piece of pieces)
    for (const [at, text] of piece.text.split('|').entries()) {
      if (at) fields.push([])
      // What is changed is told by its pieces, also where only a bar is.
      if (text.trim() || piece.kind !== 'same') fields.at(-1)?.push({ ...piece, text })
    }
  return fields.slice(1, -1)
}

const columnsIn = (row = '') =>
  row
    .trim()
    .replaceAll(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length
const rule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

/** How many tables of a text in Markdown are none, for their head has more columns than its rule, or fewer. */
export const countBroken = (markdown: string) => {
  const lines = markdown.split('\n')
  return lines.filter(
    (line, at) => line.includes('|') && rule.test(line) && columnsIn(line) !== columnsIn(lines[at - 1]),
  ).length
}

/** All pieces that are drawn of lines and tables. */
export const piecesIn = (parts: readonly (Line | ComparedTable)[]) =>
  parts.flatMap(part => ('rows' in part ? part.rows.flat(2) : part.pieces))

/** Lines that are a table in Markdown, as tables; the others as they are. */
export const withTables = (lines: readonly Line[]): readonly (Line | ComparedTable)[] => {
  const found: (Line | ComparedTable)[] = []
  const areTables = lines.some(isRule)
  for (let at = 0; at < lines.length;) {
    const line = lines[at] as Line
    let end = at
    while (isRow(lines[end])) end++
    const rows = lines.slice(at, end)
    // The head of a table, and that of another in its place, stand above the rule; a row may be parted from its table
    // by what has gone between them.
    if (rows.length && areTables)
      found.push({ rows: rows.filter(row => !isRule(row)).map(fieldsOf), hasHead: rows.slice(1, 3).some(isRule) })
    else found.push(...(rows.length ? rows : [line]))
    at = Math.max(end, at + 1)
  }
  return found
}
