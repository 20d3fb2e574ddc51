import { Extension } from '@tiptap/core'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'
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

const isList = ({ type }: Node) => type.name.endsWith('List')

/** The whole list that a place is in, the outermost of those in each other, and where it stands. */
export const listAround = ($at: ResolvedPos) => {
  for (let depth = 1; depth <= $at.depth; depth++) if (isList($at.node(depth))) return { at: $at.before(depth) }
  const node = $at.nodeAfter
  return node && isList(node) ? { at: $at.pos } : undefined
}

/**
 * What keys move: the blocks or items that the selection touches. Who has selected all items of a list, or stands in
 * its only one, means the list.
 */
const blocksOf = ({ $from, $to }: Selection) => {
  for (let depth = $from.sharedDepth($to.pos); depth >= 0; depth--) {
    const parent = $from.node(depth)
    if (depth > 0 && !isList(parent)) continue
    const [first, behind] = [$from.index(depth), Math.max($from.index(depth) + 1, $to.indexAfter(depth))]
    if (first >= parent.childCount) return undefined
    if (depth > 0 && first === 0 && behind === parent.childCount) continue
    const from = $from.posAtIndex(first, depth)
    return { from, to: $from.posAtIndex(behind, depth), parent, first, behind }
  }
  return undefined
}

/** What was selected, so many places further on. */
const further = (selection: Selection, doc: Node, by: number) => {
  const [anchor, head] = [selection.anchor + by, selection.head + by]
  if (selection instanceof TextSelection) return TextSelection.create(doc, anchor, head)
  return selection instanceof NodeSelection ? NodeSelection.create(doc, anchor) : Selection.near(doc.resolve(head))
}

/** Changes the place of what is selected with the block before or behind it; the selection goes along. */
export const moveBlock =
  (way: -1 | 1) =>
  ({ selection, tr }: EditorState, dispatch?: (tr: Transaction) => void): boolean => {
    const moved = blocksOf(selection)
    const neighbour = moved?.parent.maybeChild(way < 0 ? moved.first - 1 : moved.behind)
    if (!moved || !neighbour) return false
    const { from, to } = moved
    if (way < 0) tr.insert(to, neighbour).delete(from - neighbour.nodeSize, from)
    else tr.delete(to, to + neighbour.nodeSize).insert(from, neighbour)
    dispatch?.(tr.setSelection(further(selection, tr.doc, way * neighbour.nodeSize)).scrollIntoView())
    return true
  }

/** What is selected once more, behind it. */
export const repeatBlock = ({ selection, doc, tr }: EditorState, dispatch?: (tr: Transaction) => void): boolean => {
  const blocks = blocksOf(selection)
  if (!blocks) return false
  dispatch?.(tr.insert(blocks.to, doc.slice(blocks.from, blocks.to).content).scrollIntoView())
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

/** The block that is pulled. */
const pulled = ({ dragging }: EditorView) => {
  const { node } = (dragging ?? {}) as Partial<Dragging>
  return node?.node.isBlock ? node : undefined
}

/** Whether a block is pulled, and not words or a picture among them. */
export const isPulling = (view: EditorView) => pulled(view) !== undefined

/** Lays the block that is pulled down at the border of another one, of which it becomes no part. */
export const layDown = (view: EditorView, at: number) => {
  const block = pulled(view)
  letGo(view)
  if (!block || (at >= block.from && at <= block.to)) return
  const { tr, doc } = view.state
  const place = dropPoint(doc, at, block.content()) ?? at
  block.replace(tr)
  const to = tr.mapping.map(place)
  view.dispatch(tr.replaceRangeWith(to, to, block.node))
  view.focus()
}

/** Blocks change their places by keyboard. */
export const Moving = Extension.create({
  name: 'moving',
  addKeyboardShortcuts: () => ({
    'Mod-Shift-ArrowUp': ({ editor: { state, view } }) => moveBlock(-1)(state, view.dispatch),
    'Mod-Shift-ArrowDown': ({ editor: { state, view } }) => moveBlock(1)(state, view.dispatch),
  }),
})
