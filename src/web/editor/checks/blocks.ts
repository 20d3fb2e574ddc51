import type { Node } from '@tiptap/pm/model'
import { type BlockKind, type TextBlock, textBlock } from '#language/seo/block.ts'
import type { Inline } from '#shared/document/schema.ts'

const kinds: Readonly<Record<string, BlockKind>> = {
  heading: 'heading',
  codeBlock: 'code',
  listItem: 'item',
  taskItem: 'item',
  blockquote: 'quote',
  tableCell: 'cell',
  tableHeader: 'cell',
}

/** A block of words in an editor: its number, where its first sign stands, and its node. */
export type BlockHere = Readonly<{ id: number; at: number; node: Node; block: TextBlock }>

let last = 0
/** A node is never changed, only replaced: as long as it is the same, so are its words. */
const known = new WeakMap<Node, { id: number; block: TextBlock }>()
const made = (node: Node, kind: BlockKind) => {
  const { content = [] } = node.toJSON() as { content?: readonly Inline[] }
  return textBlock(kind, content)
}
const blockOf = (node: Node, kind: BlockKind) => {
  const found = known.get(node)
  if (found?.block.kind === kind) return found
  const fresh = { id: ++last, block: made(node, kind) }
  known.set(node, fresh)
  return fresh
}
/** The words of a block as they are checked. */
export const textOf = (node: Node): string => known.get(node)?.block.text ?? made(node, 'paragraph').text

/** The blocks of words in a document, in its order; of one that has not changed everything stays as it was. */
export const blocksHere = (doc: Node): readonly BlockHere[] => {
  const found: BlockHere[] = []
  const walk = (node: Node, start: number, around: BlockKind) => {
    const kind = kinds[node.type.name] ?? around
    if (node.isTextblock) found.push({ ...blockOf(node, kind), at: start, node })
    else node.forEach((inner, offset) => inner.isBlock && walk(inner, start + offset + 1, kind))
  }
  doc.forEach((node, offset) => walk(node, offset + 1, 'paragraph'))
  // The number of a block is that of its node: one that stands twice is one of two.
  const seen = new Set<number>()
  return found.map(one => {
    if (!seen.has(one.id)) {
      seen.add(one.id)
      return one
    }
    const id = ++last
    seen.add(id)
    return { ...one, id }
  })
}
