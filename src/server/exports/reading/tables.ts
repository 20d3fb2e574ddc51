import { Problem } from '#shared/problems.ts'
import { bounds } from '../bounds.ts'
import type { Cell } from '../model.ts'
import { attributeOf, childrenOf, type Element, isElement } from './tree.ts'

/** A cell as it was written. */
export type Written = { element: Element; head: boolean; across: number; down: number }

const isCell = (node: Element) => node.tagName === 'td' || node.tagName === 'th'
const count = (written: string | undefined, most: number) => {
  const number = Number.parseInt(written ?? '1', 10)
  return number >= 1 ? Math.min(number, most) : 1
}

/** The rows of a table, without those of tables inside it. */
export const rowsIn = (table: Element): readonly (readonly Written[])[] =>
  childrenOf(table)
    .filter(isElement)
    .flatMap(part => {
      if (part.tagName !== 'tr') return /^t(?:head|body|foot)$/.test(part.tagName) ? rowsIn(part) : []
      const cells = childrenOf(part).filter(isElement).filter(isCell)
      return [
        cells.map(element => ({
          element,
          head: element.tagName === 'th',
          across: count(attributeOf(element, 'colspan'), bounds.columns),
          down: count(attributeOf(element, 'rowspan'), 1_000),
        })),
      ]
    })

type Grid = { columns: number; rows: Cell[][] }

/**
 * Lays cells where a browser would, each no larger than the room that is left, and fills what stays open: together
 * they cover the table exactly. Throws `export_too_much` where there are more than in any text.
 */
export const gridOf = (
  rows: readonly (readonly Written[])[],
  read: (cell: Written) => Cell['blocks'],
): Grid | undefined => {
  const widths = rows.map(row => row.reduce((sum, { across }) => sum + across, 0))
  const columns = Math.min(bounds.columns, Math.max(0, ...widths))
  if (!columns) return
  if (rows.length * columns > bounds.fields) throw new Problem('export_too_much')
  const taken = rows.map(() => new Uint8Array(columns))
  const laid = rows.map((row, y) => {
    const cells: Cell[] = []
    const line = taken[y] ?? new Uint8Array(columns)
    const waiting = row.values()
    for (let x = 0; x < columns; x++) {
      if (line[x]) continue
      const next = waiting.next().value
      const free = line.indexOf(1, x)
      const across = Math.min(next?.across ?? 1, (free < 0 ? columns : free) - x)
      const down = Math.min(next?.down ?? 1, rows.length - y)
      for (let below = 0; below < down; below++) taken[y + below]?.fill(1, x, x + across)
      cells.push({ head: next?.head ?? false, across, down, blocks: next ? read(next) : [] })
    }
    return cells
  })
  return { columns, rows: laid }
}

/** How many rows at the top name the columns: all of their cells do, and none reaches below them. */
export const headsOf = (rows: readonly (readonly Cell[])[]) => {
  const first = rows[0] ?? []
  return rows.length > 1 && first.length > 0 && first.every(({ head, down }) => head && down === 1) ? 1 : 0
}
