import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { closeHistory } from '@tiptap/pm/history'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { asContent } from '../../editing/markdown.ts'

/** The line under the heads of a table, as Markdown has it. */
const rule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/

/** The words of a line that nothing but words stand in. */
const plain = (node: Node | null | undefined) =>
  node?.type.name === 'paragraph' && node.children.every(({ isText, marks }) => isText && !marks.length)
    ? node.textContent
    : ''

/** Makes a table of its heads and the line typed under them, with a row to write on in. */
const tableOfLines = ({ selection, schema, tr }: EditorState, dispatch: (tr: Transaction) => void): boolean => {
  const { $from, empty } = selection
  const line = plain($from.parent)
  if (!empty || $from.depth === 0 || !rule.test(line) || $from.parentOffset < line.length) return false
  const around = $from.node(-1)
  const index = $from.index(-1)
  const heads = plain(around.maybeChild(index - 1))
  const cells = line.split('|').length - 2
  if (!heads.trim().startsWith('|') || !around.canReplaceWith(index - 1, index + 1, schema.nodes.table!)) return false
  const written = `${heads.trim()}\n${line.trim()}\n|${' |'.repeat(cells)}`
  const made = schema.nodeFromJSON(asContent(written)).maybeChild(0)
  if (made?.type.name !== 'table' || made.childCount !== 2) return false
  const from = $from.before() - around.child(index - 1).nodeSize
  tr.replaceWith(from, $from.after(), made)
  // Behind the row of heads: into the row, its first field and the line in that.
  const caret = from + 1 + made.child(0).nodeSize + 3
  // One step back are the two lines as they were typed.
  dispatch(closeHistory(tr.setSelection(TextSelection.create(tr.doc, caret)).scrollIntoView()))
  return true
}

/** `| Name | Price |` and `| --- | --- |` below it become a table with Enter. */
export const TypedTable = Extension.create({
  name: 'typedTable',
  addKeyboardShortcuts: () => ({ Enter: ({ editor: { state, view } }) => tableOfLines(state, view.dispatch) }),
})
