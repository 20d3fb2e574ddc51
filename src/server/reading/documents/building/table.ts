import type { Block, Cell, Table } from '#shared/document/schema.ts'
import { type Claim, columnsFor, laidOut } from '#shared/document/tables.ts'

/** A field as it was read: how many columns it takes, and whether it goes on with the one above it. */
export type Field = Readonly<{ content: readonly Block[]; across: number; continues?: boolean; isHead?: boolean }>

/** So wide tables are, and so many fields each of ours has: longer ones are several. */
const mostColumns = 200
const mostFields = 20_000

type Found = { of: Field; colspan: number; rowspan: number }

/** What each field claims: those that go on with the one above make that one longer. */
const claimsIn = (rows: readonly (readonly Field[])[]): readonly (readonly Claim<Field>[])[] => {
  let above = new Map<number, Found>()
  return rows.map(row => {
    const here = new Map<number, Found>()
    const claims: Found[] = []
    let x = 0
    for (const of of row) {
      const begun = of.continues ? above.get(x) : undefined
      if (begun?.colspan === of.across) {
        begun.rowspan += 1
        here.set(x, begun)
      } else {
        const found = { of, colspan: of.across, rowspan: 1 }
        claims.push(found)
        here.set(x, found)
      }
      x += of.across
    }
    above = here
    return claims
  })
}

/** Rows of fields as tables whose cells cover them: one, or several where there are more fields than one may have. */
export const tablesOf = (rows: readonly (readonly Field[])[], dir?: 'rtl'): readonly Table[] => {
  const filled = rows.filter(row => row.length)
  const claims = claimsIn(filled)
  const columns = columnsFor(claims, mostColumns)
  if (!columns) return []
  const make = (attrs: Cell['attrs'], of: Field | undefined): Cell => ({
    type: of?.isHead ? 'tableHeader' : 'tableCell',
    ...(attrs && { attrs }),
    content: of?.content.length ? of.content : [{ type: 'paragraph' }],
  })
  const each = Math.max(1, Math.floor(mostFields / columns))
  return Array.from({ length: Math.ceil(claims.length / each) }, (_, at) => ({
    type: 'table',
    ...(dir && { attrs: { dir } }),
    content: laidOut(claims.slice(at * each, (at + 1) * each), columns, make),
  }))
}
