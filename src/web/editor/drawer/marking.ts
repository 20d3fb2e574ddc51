import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Target } from './replacing/target.ts'

type Marked = Pick<Target, 'from' | 'to' | 'isWhole'>
const key = new PluginKey<Marked>('target')

/** Marks what a tool works on, also while nobody can write: the browser's own selection is gone by then. */
const marking = (first: Marked) =>
  new Plugin<Marked>({
    key,
    state: {
      init: () => first,
      apply(tr, marked) {
        const told: Marked | undefined = tr.getMeta(key)
        if (told) return told
        // What is written at its edges is no part of it.
        const from = tr.mapping.map(marked.from, 1)
        return { ...marked, from, to: Math.max(from, tr.mapping.map(marked.to, -1)) }
      },
    },
    props: {
      // A whole text is marked as one: each of its words would be drawn anew.
      attributes: (state): Record<string, string> => (key.getState(state)?.isWhole ? { class: 'ai-target' } : {}),
      decorations(state) {
        const marked = key.getState(state)
        if (!marked || marked.isWhole) return null
        return DecorationSet.create(state.doc, [Decoration.inline(marked.from, marked.to, { class: 'ai-target' })])
      },
    },
  })

/** Marks another stretch of the text. */
export const marks = ({ state, view }: Editor, { from, to, isWhole }: Marked) =>
  view.dispatch(state.tr.setMeta(key, { from, to, isWhole }).setMeta('addToHistory', false))

/** Where what is marked stands now, whatever was written since. */
export const markedIn = ({ state }: Editor) => key.getState(state)

/** Marks a part of the text; hands back how to let it go. */
export const mark = (editor: Editor, marked: Marked) => {
  editor.registerPlugin(marking(marked))
  return () => void (editor.isDestroyed || editor.unregisterPlugin(key))
}

/** Locks the text and marks a part of it; hands back how to open it again. */
export const lock = (editor: Editor, marked: Marked) => {
  const letGo = mark(editor, marked)
  // Without the second argument it would count as a change, and be saved.
  editor.setEditable(false, false)
  return () => {
    letGo()
    if (!editor.isDestroyed) editor.setEditable(true, false)
  }
}
