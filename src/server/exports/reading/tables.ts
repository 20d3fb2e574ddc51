import { Problem } from '#shared/problems.ts'
import type { Cell, Row } from '#shared/document/schema.ts'
import { type Claim, columnsFor, laidOut } from '#shared/document/tables.ts'
import { bounds } from '../bounds.ts'
import { attributeOf, childrenOf, type Element, isElement } from './tree.ts'

const isCell = (node: Element) => node.tagName === 'td' || node.tagName === 'th'
const count = (written: string | undefined, most: number) => {
  const number = Number.parseInt(written ?? '1', 10)
  return number >= 1 ? Math.min(number, most) : 1
}

/** The rows of a table, without those of tables inside it. */
const rowsIn = (table: Element): readonly (readonly Claim<Element>[])[] =>
  childrenOf(table)
    .filter(isElement)
    .flatMap(part => {
      if (part.tagName !== 'tr') return /^t(?:head|body|foot)$/.test(part.tagName) ? rowsIn(part) : []
      const cells = childrenOf(part).filter(isElement).filter(isCell)
      return [
        cells.map(of => ({
          of,
          colspan: count(attributeOf(of, 'colspan'), bounds.across),
          rowspan: count(attributeOf(of, 'rowspan'), 1_000),
        })),
      ]
    })

type Rows = ReturnType<typeof rowsIn>

/** Rows whose cells claim nothing but their own place. */
const bare = (rows: Rows): Rows => rows.map(row => row.map(({ of }) => ({ of, colspan: 1, rowspan: 1 })))

/** How many columns these rows have where each of their cells has a place; 0 where not all have one. */
const columnsIn = (rows: Rows): number => {
  const columns = columnsFor(rows, bounds.columns)
  if (rows.length * columns > bounds.fields) return 0
  let left = rows.reduce((sum, { length }) => sum + length, 0)
  laidOut(rows, columns, (_, of) => {
    if (of) left -= 1
    return { type: 'tableCell', content: [] }
  })
  return left ? 0 : columns
}

/**
 * The rows of a table as they cover it; where cells claim so much that others have no place, none claims more than its
 * own. Throws `export_too_much` where there are more fields than in any text.
 */
export const rowsOf = (table: Element, read: (cell: Element) => Cell['content']): readonly Row[] => {
  const claimed = rowsIn(table)
  if (!claimed.some(row => row.length)) return []
  const rows = [claimed, bare(claimed)].find(columnsIn)
  if (!rows) throw new Problem('export_too_much')
  return laidOut(rows, columnsIn(rows), (attrs, of) => {
    const content = of ? read(of) : []
    return {
      type: of?.tagName === 'th' ? 'tableHeader' : 'tableCell',
      ...(attrs && { attrs }),
      content: content.length ? content : [{ type: 'paragraph' }],
    }
  })
}
