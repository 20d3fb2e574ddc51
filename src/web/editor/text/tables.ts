import { Extension } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** Tables whose rows and columns come and go; Tab walks through their fields. */
export const TableEditing = Extension.create({
  name: 'tableEditing',
  priority: 200,
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addKeyboardShortcuts: () => ({
    Tab: ({ editor: { state, view } }) => goToNextCell(1)(state, view.dispatch),
    'Shift-Tab': ({ editor: { state, view } }) => goToNextCell(-1)(state, view.dispatch),
  }),
  // A table that is pulled elsewhere goes as a whole, not its fields alone.
  addProseMirrorPlugins: () => [tableEditing({ allowTableNodeSelection: true })],
})
