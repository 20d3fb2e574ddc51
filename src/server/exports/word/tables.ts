import type { Block, Cell, Direction, Table } from '#shared/document/schema.ts'
import { columnsOf, columnsTaken, headsOf, rowsTaken } from '#shared/document/tables.ts'
import { sharesOf } from '../sizes.ts'
import type { Around } from './blocks.ts'
import { paragraphOf } from './inlines.ts'
import { room } from './page.ts'
import { colours, ground, line } from './styles.ts'
import { value } from './xml.ts'

const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(side => line(side, 4)).join('')
const margins =
  '<w:tblCellMar><w:top w:w="60" w:type="dxa"/><w:left w:w="100" w:type="dxa"/>' +
  '<w:bottom w:w="60" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar>'

type Write = (blocks: readonly Block[], around: Around) => string
/** A field that reaches down from a row above, and how many rows are left of it. */
type Reaching = { columns: number; rows: number }

/** A table as Word has it. A field of several rows stands in the first, and each other row says that it goes on. */
export const tableOf = (
  of: Table,
  { indent = 0, direction }: { indent?: number; direction: Direction },
  write: Write,
) => {
  const [columns, heads] = [columnsOf(of), headsOf(of)]
  const widths = sharesOf(of).map(share => Math.floor(share * (room - indent)))
  const widthOf = (from: number, across: number) =>
    widths.slice(from, from + across).reduce((sum, width) => sum + width, 0)

  const field = (from: number, across: number, merged: string, shade: string, content: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="${widthOf(from, across)}" w:type="dxa"/>` +
    `${across > 1 ? value('gridSpan', across) : ''}${merged}${shade}</w:tcPr>${content}</w:tc>`
  const cell = (one: Cell, from: number, keeps: boolean) => {
    const isHead = one.type === 'tableHeader'
    const content = write(one.content, { direction, level: -1, bold: isHead, tight: true, keeps }) || paragraphOf('')
    const merged = rowsTaken(one) > 1 ? value('vMerge', 'restart') : ''
    return field(from, columnsTaken(one), merged, isHead ? ground(colours.tint) : '', content)
  }

  const reaching: (Reaching | undefined)[] = Array.from({ length: columns })
  const row = (cells: readonly Cell[], at: number) => {
    const fields: string[] = []
    const waiting = cells.values()
    for (let x = 0; x < columns;) {
      const above = reaching[x]
      if (above) {
        fields.push(field(x, above.columns, '<w:vMerge/>', '', paragraphOf('')))
        reaching[x] = above.rows > 1 ? { ...above, rows: above.rows - 1 } : undefined
        x += above.columns
        continue
      }
      const next = waiting.next().value
      if (!next) break
      fields.push(cell(next, x, at < heads))
      if (rowsTaken(next) > 1) reaching[x] = { columns: columnsTaken(next), rows: rowsTaken(next) - 1 }
      x += columnsTaken(next)
    }
    return `<w:tr><w:trPr><w:cantSplit/>${at < heads ? '<w:tblHeader/>' : ''}</w:trPr>${fields.join('')}</w:tr>`
  }

  return (
    `<w:tbl><w:tblPr>${direction === 'rtl' ? '<w:bidiVisual/>' : ''}<w:tblW w:w="${room - indent}" w:type="dxa"/>` +
    `${indent ? `<w:tblInd w:w="${indent}" w:type="dxa"/>` : ''}<w:tblBorders>${borders}</w:tblBorders>` +
    `${margins}</w:tblPr>` +
    `<w:tblGrid>${widths.map(width => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>` +
    `${of.content.map(({ content }, at) => row(content, at)).join('')}</w:tbl>`
  )
}
