import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/**
 * From so many blocks on the browser lays out only what is near the window, and up to so many: what Chromium spends on
 * setting blocks apart grows with the square of their number, 4 seconds for 6,000, and soon is more than it saves.
 */
const [long, tooLong] = [400, 2500]

const isLong = ({ childCount }: Node) => childCount > long && childCount <= tooLong

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
        attributes: ({ doc }): Record<string, string> => (isLong(doc) ? { 'data-long': '' } : {}),
        decorations: state => (isLong(state.doc) ? atCaret(state) : null),
      },
    }),
  ],
})
