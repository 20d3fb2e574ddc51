import { useEffect, useRef, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { Fragment } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import type { Text as Words } from '#shared/document/schema.ts'
import { readNote } from '#shared/document/markdown/read.ts'
import { writeNote } from '#shared/document/markdown/write.ts'
import { useText } from '../../language.tsx'
import { useEditorState } from '../useEditorState.ts'
import { Bar } from './Bar.tsx'

const words = {
  bar: { de: 'Fußnote', en: 'Footnote' },
  says: { de: 'Text der Fußnote', en: 'Text of the footnote' },
  done: { de: 'Zurück zum Text', en: 'Back to the text' },
  remove: { de: 'Fußnote löschen', en: 'Delete footnote' },
}

const noteAt = ({ state: { selection, doc } }: Editor, place: number) => {
  const node = doc.nodeAt(place)
  return selection instanceof NodeSelection && node?.type.name === 'footnote' ? node : undefined
}

function Note({ editor, place }: { editor: Editor; place: number }) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, type] = useState(() => {
    const json = noteAt(editor, place)?.toJSON() as { content?: readonly Words[] } | undefined
    return writeNote(json?.content ?? [])
  })
  useEffect(() => {
    if (!typed) field.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new note is written at once
  }, [])
  const change = (text: string) => {
    type(text)
    const node = noteAt(editor, place)
    if (!node) return
    const content = Fragment.fromJSON(editor.schema, readNote(text))
    const { tr } = editor.state
    tr.replaceWith(place, place + node.nodeSize, node.copy(content))
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, place)))
  }
  const back = () =>
    editor
      .chain()
      .focus()
      .setTextSelection(place + (noteAt(editor, place)?.nodeSize ?? 0))
      .run()
  return (
    <Bar label={t(words.bar)} onSubmit={back} onClose={back}>
      <label className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        <span className="shrink-0 pt-2 font-medium max-sm:sr-only">{t(words.bar)}</span>
        <textarea
          ref={field}
          aria-label={t(words.says)}
          placeholder={t(words.says)}
          rows={2}
          dir="auto"
          value={typed}
          className="field min-w-0 flex-1 py-1.5"
          onChange={({ target }) => change(target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            back()
          }}
        />
      </label>
      <button type="submit" className="btn-small border border-field">
        {t(words.done)}
      </button>
      <button type="button" className="btn-small" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {t(words.remove)}
      </button>
    </Bar>
  )
}

/** What the note that is selected says. */
export function NoteBar({ editor }: { editor: Editor }) {
  const place = useEditorState(editor, ({ state }) => state.selection.from)
  return <Note key={place} editor={editor} place={place} />
}
