import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const depthOf = (node: Node) => (node.type.name === 'heading' ? Math.min(4, Number(node.attrs.level)) : 0)

/** Where a text begins with a heading of a lower level, its headings are read aloud one level under that of the page. */
const levelsIn = (doc: Node, under: number) => {
  let first = 0
  const levels: Decoration[] = []
  doc.forEach((node, at) => {
    const depth = depthOf(node)
    if (!depth) return
    first ||= depth
    const level = String(Math.min(6, under + Math.max(1, depth - first + 1)))
    if (first > 1) levels.push(Decoration.node(at, at + node.nodeSize, { 'aria-level': level }))
  })
  return levels.length ? DecorationSet.create(doc, levels) : DecorationSet.empty
}

/** Says of headings the level they have where a text is only read: the first is one under that of the page. */
export const headingLevels = (under: number) =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => levelsIn(doc, under),
      apply: (tr, levels) => (tr.docChanged ? levelsIn(tr.doc, under) : levels),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })
