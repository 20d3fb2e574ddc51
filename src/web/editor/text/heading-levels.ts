import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const depthOf = (node: Node) => (node.type.name === 'heading' ? Math.min(4, Number(node.attrs.level)) : 0)

/** A text that begins with a heading of a lower level is read aloud as if that were its first. */
const levelsIn = (doc: Node) => {
  let first = 0
  const levels: Decoration[] = []
  doc.forEach((node, at) => {
    const depth = depthOf(node)
    if (!depth) return
    first ||= depth
    const level = String(Math.min(6, 1 + Math.max(1, depth - first + 1)))
    if (first > 1) levels.push(Decoration.node(at, at + node.nodeSize, { 'aria-level': level }))
  })
  return levels.length ? DecorationSet.create(doc, levels) : DecorationSet.empty
}

/** Says of headings the level they have where a text is only read: the first is one under the title of the page. */
export const HeadingLevels = Extension.create({
  name: 'headingLevels',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => levelsIn(doc),
        apply: (tr, levels) => (tr.docChanged ? levelsIn(tr.doc) : levels),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})
