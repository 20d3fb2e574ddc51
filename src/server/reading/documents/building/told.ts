import { notesIn } from '#shared/document/notes.ts'
import type { Block, Document, Heading, Inline, List, Table } from '#shared/document/schema.ts'
import { columnsTaken, rowsTaken } from '#shared/document/tables.ts'
import { blocksOfItem, tick, wordsOfLine } from '#shared/document/words.ts'
import { headingOf, notesOf, tableOf } from '../markdown.ts'

const isList = (block: Block | undefined): block is List =>
  block?.type === 'bulletList' || block?.type === 'orderedList' || block?.type === 'taskList'

/** The words of a document as Markdown for a model: without looks, addresses and pictures, and nothing escaped. */
export const toldOf = ({ content }: Document): string => {
  let notes = 0
  const line = (inlines: readonly Inline[] = []) =>
    inlines
      .map(one => (one.type === 'footnote' ? `[^${(notes += 1)}]` : one.type === 'image' ? '' : wordsOfLine([one])))
      .join('')
      .trim()

  const listed = (list: List, depth: number): string[] =>
    list.content.flatMap((item, at) => {
      const start = list.type === 'orderedList' ? (list.attrs?.start ?? 1) : undefined
      const mark = start === undefined ? '- ' : `${start + at}. `
      const [first, ...rest] = blocksOfItem(item)
      const said = first?.type === 'paragraph' ? line(first.content).replaceAll('\n', ' ') : ''
      const task = item.type === 'taskItem' ? tick(item.attrs.checked) : ''
      const below = first?.type === 'paragraph' ? rest : blocksOfItem(item)
      const head = said || task ? [`${'   '.repeat(depth)}${mark}${task}${said}`] : []
      return [...head, ...below.flatMap(block => (isList(block) ? listed(block, depth + 1) : one(block) || []))]
    })

  const table = (of: Table) => {
    const columns: string[][] = of.content.map(() => [])
    for (const [y, row] of of.content.entries()) {
      let x = 0
      for (const cell of row.content) {
        while (columns[y]?.[x] !== undefined) x++
        for (let down = 0; down < rowsTaken(cell); down++)
          for (let across = 0; across < columnsTaken(cell); across++) {
            const to = columns[y + down]
            if (to) to[x + across] = ''
          }
        const to = columns[y]
        if (to) to[x] = several(cell.content, '\n')
        x += columnsTaken(cell)
      }
    }
    return tableOf(columns)
  }

  const heading = ({ attrs, content }: Heading) => {
    const said = line(content)
    return said && headingOf(attrs.level, said)
  }

  const one = (block: Block): string => {
    switch (block.type) {
      case 'paragraph':
        return line(block.content)
      case 'heading':
        return heading(block)
      case 'blockquote':
        return several(block.content)
      case 'codeBlock':
        return wordsOfLine(block.content)
      case 'horizontalRule':
        return ''
      case 'table':
        return table(block)
      default:
        return listed(block, 0).join('\n')
    }
  }
  /** Lists that follow each other are not parted: they were one thing to whoever wrote them. */
  const several = (blocks: readonly Block[], between = '\n\n') =>
    blocks
      .map(block => ({ text: one(block), isList: isList(block) }))
      .filter(({ text }) => text)
      .reduce((all, { text, isList: listed }, at, each) => {
        const joined = listed && each[at - 1]?.isList ? '\n' : between
        return at ? all + joined + text : text
      }, '')

  const text = several(content)
  const said = notesIn(content).map(note => wordsOfLine(note.content))
  return [text, notesOf(said)].filter(Boolean).join('\n\n')
}
