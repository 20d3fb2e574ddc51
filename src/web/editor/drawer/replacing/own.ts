import type { Node } from '@tiptap/pm/model'
import { isEmptyLine } from './shape.ts'

/**
 * A block of a text, where it begins, and what is read of it when the text is given to a model and handed back: only
 * what an answer says otherwise than this is a change.
 */
export type Own = Readonly<{ node: Node; start: number; back: Node }>

/**
 * The blocks of a text that Markdown can say, with what was read back of all of them; empty lines, which it cannot say,
 * stay where they are. Where both are not the same number, a block is compared as it stands.
 */
export const ownIn = (nodes: readonly Node[], back: readonly Node[], start: number): readonly Own[] => {
  let [at, next] = [start, 0]
  const all: Own[] = []
  const said: Own[] = []
  for (const node of nodes) {
    const read = back[next]
    all.push({ node, start: at, back: node })
    if (!isEmptyLine(node) || (read?.type === node.type && isEmptyLine(read))) {
      if (read) said.push({ node, start: at, back: read })
      next++
    }
    at += node.nodeSize
  }
  return next === back.length ? said : all
}

export const endOf = ({ node, start }: Own) => start + node.nodeSize
