import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { directionWithin } from '#shared/direction.ts'
import { checkDocument } from '#shared/document/check.ts'
import type { AnyNode, Cell, Document, Table } from '#shared/document/schema.ts'
import { claimsOf, columnsFor, laidOut } from '#shared/document/tables.ts'
import { wordsOf } from '#shared/document/words.ts'
import { lookingAtEachBlock } from '../../editing/each-block.ts'

type Holder = AnyNode & { readonly attrs?: { readonly dir?: string }; readonly content?: readonly AnyNode[] }

/** A direction that the words say themselves is theirs to say: it changes with them. */
const byItsWords = (node: AnyNode): AnyNode => {
  const { attrs, content } = node as Holder
  const inside = content && { content: content.map(byItsWords) }
  const own = attrs?.dir && (directionWithin(wordsOf(node).slice(0, 400)) ?? attrs.dir) === attrs.dir
  if (!own) return { ...node, ...inside } as AnyNode
  const { dir: _, ...others } = attrs
  return { ...node, attrs: others, ...inside } as AnyNode
}

/** A document as the editor takes it. */
export const asContent = (document: Document) => byItsWords(document) as JSONContent

/** So many fields a table may have; what is larger is laid out as several. */
const mostFields = 20_000
const mostColumns = 400
const emptyCell: Cell = { type: 'tableCell', content: [{ type: 'paragraph' }] }

const covered = (table: Table, columns: number): Table => ({
  ...table,
  content: laidOut(claimsOf(table), columns, (room, of) => ({
    ...(of ?? emptyCell),
    attrs: room,
    content: (of ?? emptyCell).content.flatMap(repaired) as Cell['content'],
  })),
})

/** Tables as they cover their fields: what came from elsewhere may claim more than there is, or be larger. */
const repaired = (node: AnyNode): readonly AnyNode[] => {
  const { content } = node as Holder
  if (node.type !== 'table') return [content ? ({ ...node, content: content.flatMap(repaired) } as AnyNode) : node]
  const rows = node.content.filter(row => row.content.length)
  const columns = Math.max(1, columnsFor(claimsOf({ ...node, content: rows }), mostColumns))
  const each = Math.floor(mostFields / columns)
  return Array.from({ length: Math.ceil(rows.length / each) }, (_, at) =>
    covered({ ...node, content: rows.slice(at * each, (at + 1) * each) }, columns),
  )
}

const checked = (json: AnyNode): Document => {
  const read = checkDocument(json)
  if ('document' in read) return read.document
  const [again = read] = repaired(json).map(checkDocument)
  if ('document' in again) return again.document
  throw new TypeError(again.wrong)
}
const blocksOf = lookingAtEachBlock(block => checked({ type: 'doc', content: [block.toJSON()] } as AnyNode).content)

/**
 * What stands in the editor, as a document; a block that is the same is the same object. Throws where that is none,
 * which schema and pasting bar.
 */
export const documentOf = (doc: Node): Document => ({
  type: 'doc',
  content: blocksOf(doc).flatMap(({ found }) => found),
})
