import { Suspense } from 'react'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { later } from '../../ui/later.ts'
import type { Asks } from '../actions.ts'
import { useEditorState } from '../useEditorState.ts'
import { FindBar } from './FindBar.tsx'
import { LinkBar } from './LinkBar.tsx'
import { NoteBar } from './NoteBar.tsx'
import { PictureBar } from './PictureBar.tsx'
import { TableBar } from './TableBar.tsx'

const DifferentlyBar = later(() => import('../differently/DifferentlyBar.tsx').then(it => it.DifferentlyBar))

const chosen = ({ state: { selection } }: Editor) =>
  selection instanceof NodeSelection ? selection.node.type.name : undefined

type Props = { editor: Editor; asks: Asks | undefined; time: number; lang: string | undefined; onClose(): void }

/** What is asked for, and what belongs to where the caret is. */
export function Bars({ editor, asks, time, lang, onClose }: Props) {
  const { node, inTable } = useEditorState(editor, it => ({ node: chosen(it), inTable: it.isActive('table') }))
  const close = () => {
    onClose()
    editor.view.focus()
  }
  return (
    <>
      {asks === 'find' && <FindBar editor={editor} time={time} onClose={close} />}
      {asks === 'link' && <LinkBar editor={editor} onClose={close} />}
      <Suspense>
        {asks === 'differently' && <DifferentlyBar key={time} editor={editor} lang={lang} onClose={close} />}
      </Suspense>
      {node === 'image' && <PictureBar editor={editor} lang={lang} />}
      {node === 'footnote' && <NoteBar editor={editor} />}
      {inTable && <TableBar editor={editor} />}
    </>
  )
}
