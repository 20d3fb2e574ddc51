import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import type { Text } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { rowAfter, rowBefore } from '../text/table-rows.ts'
import { useEditorState } from '../useEditorState.ts'
import { Bar } from './Bar.tsx'

const bar = { de: 'Tabelle', en: 'Table' }
const steps: readonly (readonly [Text, Command])[] = [
  [{ de: 'Zeile darüber', en: 'Row above' }, rowBefore],
  [{ de: 'Zeile darunter', en: 'Row below' }, rowAfter],
  [{ de: 'Spalte davor', en: 'Column before' }, addColumnBefore],
  [{ de: 'Spalte danach', en: 'Column after' }, addColumnAfter],
  [{ de: 'Kopfzeile', en: 'Header row' }, toggleHeaderRow],
  [{ de: 'Felder verbinden', en: 'Merge cells' }, mergeCells],
  [{ de: 'Feld teilen', en: 'Split cell' }, splitCell],
  [{ de: 'Zeile löschen', en: 'Delete row' }, deleteRow],
  [{ de: 'Spalte löschen', en: 'Delete column' }, deleteColumn],
  [{ de: 'Tabelle löschen', en: 'Delete table' }, deleteTable],
]

/** What can be done with the table the caret is in. */
export function TableBar({ editor }: { editor: Editor }) {
  const t = useText()
  const can = useEditorState(editor, ({ state }) => steps.map(([, run]) => run(state)))
  return (
    <Bar label={t(bar)}>
      <span className="font-medium">{t(bar)}</span>
      <div className="flex min-w-0 flex-1 gap-1 p-0.5 max-md:overflow-x-auto md:flex-wrap">
        {steps.map(([name, run], at) =>
          can[at] ? (
            <button
              key={name.en}
              type="button"
              className="btn-small px-2"
              onMouseDown={event => event.preventDefault()}
              onClick={() => {
                run(editor.state, editor.view.dispatch)
                editor.view.focus()
              }}
            >
              {t(name)}
            </button>
          ) : null,
        )}
      </div>
    </Bar>
  )
}
