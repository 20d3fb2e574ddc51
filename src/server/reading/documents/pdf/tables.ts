import type { Row } from './rows.ts'

type Column = { left: number; right: number }

const most = 14
const apart = 3

/** What the pieces of all rows take up from left to right, as separate columns. */
const columnsOf = (rows: readonly Row[]) => {
  const columns: Column[] = []
  const all = rows.flatMap(({ segments }) => segments).toSorted((one, other) => one.left - other.left)
  for (const { left, right } of all) {
    const last = columns.at(-1)
    if (last && left < last.right + apart) last.right = Math.max(last.right, right)
    else columns.push({ left, right })
  }
  return columns
}

const columnAt = (columns: readonly Column[], left: number) =>
  Math.max(
    0,
    columns.findLastIndex(column => left >= column.left - apart),
  )

const cellsOf = ({ segments }: Row, columns: readonly Column[]) => {
  const cells = columns.map(() => '')
  for (const { left, text } of segments) {
    const at = columnAt(columns, left)
    cells[at] = `${cells[at] ?? ''} ${text.trim()}`.trim()
  }
  return cells
}

/** A row of one piece below a table's cell goes on with that cell. */
const goesOn = (row: Row, last: Row, columns: readonly Column[]) =>
  row.segments.length === 1 &&
  row.y - last.y < 1.6 * last.size &&
  columnAt(columns, row.left) > 0 &&
  row.left >= (columns[1]?.left ?? 0) - apart

/** Where rows stand at different distances, the near ones may be further lines of the cells above them. */
const tightRows = (rows: readonly Row[]) => {
  const gaps = new Map(rows.slice(1).map((row, at) => [row, row.y - (rows[at]?.y ?? 0)]))
  const nearest = Math.min(...gaps.values())
  const isMixed = Math.max(...gaps.values()) > 1.25 * nearest
  return (row: Row) => isMixed && (gaps.get(row) ?? Number.POSITIVE_INFINITY) < 1.12 * nearest
}

/**
 * The table that begins with a row: its cells, and how many rows it takes. Undefined where the rows are no table.
 */
export const tableFrom = (rows: readonly Row[], at: number): { cells: string[][]; length: number } | undefined => {
  const several = (row: Row | undefined) => row !== undefined && row.segments.length > 1
  if (!several(rows[at])) return undefined
  const taken: Row[] = []
  let columns: Column[] = []
  for (let next = at; next < rows.length; next++) {
    const row = rows[next]!
    const last = taken.at(-1)
    if (last && row.y - last.y > 4 * Math.max(last.size, row.size)) break
    if (several(row)) {
      const together = columnsOf([...taken.filter(several), row])
      if (together.length < 2 || together.length > most || (columns.length > 2 && together.length < 2)) break
      columns = together
    } else if (!last || !goesOn(row, last, columns)) break
    taken.push(row)
  }
  if (taken.filter(several).length < 2) return undefined
  const isTight = tightRows(taken)
  const cells: string[][] = []
  for (const row of taken) {
    const own = cellsOf(row, columns)
    const above = cells.at(-1)
    const isNew = several(row) && !(isTight(row) && own.includes(''))
    if (isNew || !above) cells.push(own)
    else for (const [place, text] of own.entries()) if (text) above[place] = `${above[place] ?? ''} ${text}`.trim()
  }
  return { cells, length: taken.length }
}
