import { Extension } from '@tiptap/core'
import { type EditorState, Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** From so many blocks on the browser lays out only what is near the window. */
const long = 400

const atCaret = ({ doc, selection: { $from } }: EditorState) => {
  if (!$from.depth) return DecorationSet.empty
  return DecorationSet.create(doc, [Decoration.node($from.before(1), $from.after(1), { class: 'at-caret' })])
}

/**
 * Marks a long text as such, and in it the block that is written in: a browser that has not laid out a block yet does
 * not know where its caret is.
 */
export const LongTexts = Extension.create({
  name: 'longTexts',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        attributes: ({ doc }): Record<string, string> => (doc.childCount > long ? { 'data-long': '' } : {}),
        decorations: state => (state.doc.childCount > long ? atCaret(state) : null),
      },
    }),
  ],
})
