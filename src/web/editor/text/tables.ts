import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { rowAfter } from './table-rows.ts'

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** Goes on to the next field; behind the last one to the first of a new row, which one step takes back. */
const goOn = (view: EditorView): boolean => {
  const next = goToNextCell(1)
  if (next(view.state, view.dispatch)) return true
  if (!rowAfter(view.state, tr => view.dispatch(closeHistory(tr)))) return false
  return next(view.state, view.dispatch)
}

/** Tables whose rows and columns come and go; Tab walks through their fields, and arrows out of them. */
export const TableEditing = Extension.create({
  name: 'tableEditing',
  priority: 200,
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addKeyboardShortcuts: () => ({
    Tab: ({ editor: { view } }) => goOn(view),
    'Shift-Tab': ({ editor: { state, view } }) => goToNextCell(-1)(state, view.dispatch),
  }),
  // A table that is pulled elsewhere goes as a whole, not its fields alone.
  addProseMirrorPlugins: () => [tableEditing({ allowTableNodeSelection: true })],
})
