import { isTag, type Tag, tagsIn, wordsOf } from './tag.ts'

const most = { columns: 30, letters: 300 }

const rowsOf = (table: Tag): Tag[] =>
  table.inside.filter(isTag).flatMap(part => {
    if (part.name === 'tr') return [part]
    return part.name === 'tbody' || part.name === 'thead' || part.name === 'tfoot' ? rowsOf(part) : []
  })
const cellsOf = (row: Tag) => row.inside.filter(isTag).filter(({ name }) => name === 'td' || name === 'th')

const laying = new Set('h1 h2 h3 h4 h5 h6 ul ol table section article form blockquote pre hr'.split(' '))
const isLaidOut = (cell: Tag) => tagsIn(cell).some(({ name }) => laying.has(name))

/** Whether the rows and columns say something, and are not there to put things in their place. */
const isData = (rows: readonly (readonly Tag[])[]) => {
  const cells = rows.flat()
  if (!rows.some(row => row.length > 1)) return false
  if (cells.some(({ name }) => name === 'th')) return cells.filter(isLaidOut).length * 2 < cells.length
  return rows.length > 1 && cells.every(cell => !isLaidOut(cell) && wordsOf(cell).length <= most.letters)
}

const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A table as Markdown; nothing where it is there for the looks only. */
export const tableOf = (table: Tag): string | undefined => {
  const rows = rowsOf(table).map(cellsOf)
  if (!isData(rows)) return undefined
  const caption = table.inside.filter(isTag).find(({ name }) => name === 'caption')
  const columns = Math.min(
    rows.reduce((most, row) => Math.max(most, row.length), 0),
    most.columns,
  )
  const texts = rows
    .map(row => Array.from({ length: columns }, (_, at) => (row[at] ? wordsOf(row[at]) : '')))
    .filter(row => row.some(Boolean))
  const isHeaded = rows[0]?.every(({ name }) => name === 'th') ?? false
  const [head = [], ...body] = isHeaded ? texts : [Array.from({ length: columns }, () => ''), ...texts]
  const lines = [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
  return caption ? `${wordsOf(caption)}\n\n${lines}` : lines
}
