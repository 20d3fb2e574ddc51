import { Extension } from '@tiptap/core'
import { Fragment, type ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, Selection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** What is moved as a whole: an item of a list, else the outermost block; from where to where it stands. */
export const blockOf = ($at: ResolvedPos) => {
  for (let depth = $at.depth; depth > 0; depth--) {
    const name = $at.node(depth).type.name
    if (depth === 1 || name === 'listItem' || name === 'taskItem') {
      const from = $at.before(depth)
      return { from, to: $at.after(depth), node: $at.node(depth) }
    }
  }
  const node = $at.doc.nodeAt($at.pos)
  return node ? { from: $at.pos, to: $at.pos + node.nodeSize, node } : undefined
}

/** Changes the place of the block at the caret with the one before or behind it; the caret goes along. */
export const moveBlock =
  (way: -1 | 1) =>
  (state: EditorState, dispatch?: (tr: Transaction) => void): boolean => {
    const block = blockOf(state.selection.$from)
    if (!block) return false
    const place = state.doc.resolve(block.from)
    const neighbour = place.parent.maybeChild(place.index() + way)
    if (!neighbour) return false
    const start = way < 0 ? block.from - neighbour.nodeSize : block.from
    const both = way < 0 ? [block.node, neighbour] : [neighbour, block.node]
    const moved = way < 0 ? start : start + neighbour.nodeSize
    const inside = state.selection.from - block.from
    const tr = state.tr.replaceWith(start, start + block.node.nodeSize + neighbour.nodeSize, Fragment.from(both))
    const selection =
      state.selection instanceof NodeSelection && state.selection.from === block.from
        ? NodeSelection.create(tr.doc, moved)
        : Selection.near(tr.doc.resolve(moved + inside))
    dispatch?.(tr.setSelection(selection).scrollIntoView())
    return true
  }

/** The block at the caret once more, behind it. */
export const repeatBlock = (state: EditorState, dispatch?: (tr: Transaction) => void): boolean => {
  const block = blockOf(state.selection.$from)
  if (!block) return false
  dispatch?.(state.tr.insert(block.to, block.node).scrollIntoView())
  return true
}

/** As ProseMirror's view keeps what is dragged; `node` is not in its types. */
type Dragging = NonNullable<EditorView['dragging']> & { node: NodeSelection }

/**
 * Takes a block along with what is pulled from now on, wherever it is dropped. It is not selected for that: the bar of
 * a table would come and move everything under the pointer.
 */
export const takeAlong = (view: EditorView, node: NodeSelection) => {
  const dragging: Dragging = { slice: node.content(), move: true, node }
  view.dragging = dragging
}
/** Whoever lets go elsewhere has moved nothing: what is dropped next is something else. */
export const letGo = (view: EditorView) => {
  view.dragging = null
}

/** Blocks change their places by keyboard. */
export const Moving = Extension.create({
  name: 'moving',
  addKeyboardShortcuts: () => ({
    'Mod-Shift-ArrowUp': ({ editor: { state, view } }) => moveBlock(-1)(state, view.dispatch),
    'Mod-Shift-ArrowDown': ({ editor: { state, view } }) => moveBlock(1)(state, view.dispatch),
  }),
})
