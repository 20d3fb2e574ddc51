import { Problem } from '#shared/problems.ts'
import type { Cell, Row } from '#shared/document/schema.ts'
import { type Claim, laidOut, widestOf } from '#shared/document/tables.ts'
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
          colspan: count(attributeOf(of, 'colspan'), bounds.columns),
          rowspan: count(attributeOf(of, 'rowspan'), 1_000),
        })),
      ]
    })

/** The rows of a table as they cover it. Throws `export_too_much` where there are more fields than in any text. */
export const rowsOf = (table: Element, read: (cell: Element) => Cell['content']): readonly Row[] => {
  const rows = rowsIn(table)
  const columns = Math.min(bounds.columns, widestOf(rows))
  if (!columns) return []
  if (rows.length * columns > bounds.fields) throw new Problem('export_too_much')
  return laidOut(rows, columns, (attrs, of) => {
    const content = of ? read(of) : []
    return {
      type: of?.tagName === 'th' ? 'tableHeader' : 'tableCell',
      ...(attrs && { attrs }),
      content: content.length ? content : [{ type: 'paragraph' }],
    }
  })
}
