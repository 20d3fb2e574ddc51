import type { Cell, Row, Table } from './schema.ts'

export const columnsTaken = ({ attrs }: Cell) => attrs?.colspan ?? 1
export const rowsTaken = ({ attrs }: Cell) => attrs?.rowspan ?? 1

/** How many columns a table has: its first row covers them all. */
export const columnsOf = ({ content }: Table): number =>
  content[0]?.content.reduce((sum, cell) => sum + columnsTaken(cell), 0) ?? 0

/** How many rows at the top name the columns: all of their cells do, and none reaches below them. */
export const headsOf = ({ content }: Pick<Table, 'content'>): number => {
  const first = content[0]?.content ?? []
  const areHeads = first.every(cell => cell.type === 'tableHeader' && rowsTaken(cell) === 1)
  return content.length > 1 && first.length > 0 && areHeads ? 1 : 0
}

/** A cell as it was written: what it claims, and how it is read when its place is known. */
export type Claim<Of> = Readonly<{ of: Of; colspan: number; rowspan: number }>

/**
 * Lays cells where a browser would, each no larger than the room that is left, and fills what stays open: together
 * they cover the table exactly. `make` is asked for each cell with the room it has got, and where; a hole is nobody's.
 */
export const laidOut = <Of>(
  rows: readonly (readonly Claim<Of>[])[],
  columns: number,
  make: (room: Cell['attrs'], of: Of | undefined, y: number, x: number) => Cell,
): readonly Row[] => {
  const taken = rows.map(() => new Uint8Array(columns))
  return rows.map((row, y) => {
    const cells: Cell[] = []
    const line = taken[y] ?? new Uint8Array(columns)
    const waiting = row.values()
    for (let x = 0; x < columns; x++) {
      if (line[x]) continue
      const next = waiting.next().value
      const free = line.indexOf(1, x)
      const colspan = Math.min(next?.colspan ?? 1, (free < 0 ? columns : free) - x)
      const rowspan = Math.min(next?.rowspan ?? 1, rows.length - y)
      for (let below = 0; below < rowspan; below++) taken[y + below]?.fill(1, x, x + colspan)
      const room = { ...(colspan > 1 && { colspan }), ...(rowspan > 1 && { rowspan }) }
      cells.push(make(Object.keys(room).length ? room : undefined, next?.of, y, x))
    }
    return { type: 'tableRow', content: cells }
  })
}

/** What the cells of a table claim. */
export const claimsOf = ({ content }: Table): readonly (readonly Claim<Cell>[])[] =>
  content.map(row => row.content.map(of => ({ of, colspan: columnsTaken(of), rowspan: rowsTaken(of) })))

/** How many columns, up to `most`, it takes for each cell to have its place beside those that reach down to it. */
export const columnsFor = (rows: readonly (readonly Claim<unknown>[])[], most: number): number => {
  const reach: number[] = []
  rows.forEach((row, y) => {
    let x = 0
    for (const { colspan, rowspan } of row) {
      while ((reach[x] ?? 0) > y) x++
      for (const end = Math.min(most, x + colspan); x < end; x++) reach[x] = y + rowspan
    }
  })
  return reach.length
}

/** Whether the cells of a table cover it as they say, with no hole and nothing twice; of at most 20,000 fields. */
export const isExact = (table: Table): boolean => {
  const columns = columnsOf(table)
  const { length } = table.content
  if (!columns || columns * length > 20_000) return false
  let fits = true
  const laid = laidOut(claimsOf(table), columns, (attrs, of) => {
    fits &&= (attrs?.colspan ?? 1) === (of && columnsTaken(of)) && (attrs?.rowspan ?? 1) === (of && rowsTaken(of))
    return of ?? { type: 'tableCell', content: [] }
  })
  return fits && laid.every(({ content }, at) => content.length === table.content[at]?.content.length)
}
