import type { AnyNode, Block, Footnote, Inline } from './schema.ts'
import { isInline } from './words.ts'

type Holder = Exclude<AnyNode, Inline> & { readonly content?: readonly AnyNode[] }

/** The notes of a text, in the order of their calls. */
export const notesIn = (nodes: readonly AnyNode[]): readonly Footnote[] =>
  nodes.flatMap(node => {
    if (node.type === 'footnote') return [node]
    return isInline(node) ? [] : notesIn((node as Holder).content ?? [])
  })

/** Blocks whose lines were changed by `line`, the lines of code left as they are. */
export const withLines = (blocks: readonly Block[], line: (inlines: readonly Inline[]) => readonly Inline[]) => {
  const changed = (node: AnyNode): AnyNode => {
    const content = (node as Holder).content
    if (!content?.length || node.type === 'codeBlock') return node
    const lies = content.every(isInline) ? line(content) : content.map(changed)
    return { ...node, content: lies } as AnyNode
  }
  return blocks.map(block => changed(block) as Block)
}
