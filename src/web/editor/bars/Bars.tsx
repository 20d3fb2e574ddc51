import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { Asks } from '../actions.ts'
import { useEditorState } from '../useEditorState.ts'
import { FindBar } from './FindBar.tsx'
import { LinkBar } from './LinkBar.tsx'
import { NoteBar } from './NoteBar.tsx'
import { PictureBar } from './PictureBar.tsx'
import { TableBar } from './TableBar.tsx'

const chosen = ({ state: { selection } }: Editor) =>
  selection instanceof NodeSelection ? selection.node.type.name : undefined

/** What is asked for, and what belongs to where the caret is. */
export function Bars({ editor, asks, onClose }: { editor: Editor; asks: Asks | undefined; onClose(): void }) {
  const { node, inTable } = useEditorState(editor, it => ({ node: chosen(it), inTable: it.isActive('table') }))
  const close = () => {
    onClose()
    editor.view.focus()
  }
  return (
    <>
      {asks === 'find' && <FindBar editor={editor} onClose={close} />}
      {asks === 'link' && <LinkBar editor={editor} onClose={close} />}
      {node === 'image' && <PictureBar editor={editor} />}
      {node === 'footnote' && <NoteBar editor={editor} />}
      {inTable && <TableBar editor={editor} />}
    </>
  )
}
