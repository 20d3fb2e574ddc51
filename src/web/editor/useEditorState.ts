import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Editor } from '@tiptap/core'

/** Something of what stands in the editor, read anew with each step; the page is drawn anew where it is another. */
export const useEditorState = <Read>(editor: Editor, read: (editor: Editor) => Read): Read => {
  const said = useSyncExternalStore(
    hear => {
      editor.on('transaction', hear)
      return () => editor.off('transaction', hear)
    },
    () => JSON.stringify(read(editor)),
  )
  return JSON.parse(said) as Read
}

/** The same of what takes longer to find: read when its writer pauses. */
export const useWhenQuiet = <Read>(editor: Editor, read: (editor: Editor) => Read, pause = 300): Read => {
  const [said, say] = useState(() => JSON.stringify(read(editor)))
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => say(JSON.stringify(read(editor))), pause)
    }
    editor.on('transaction', hear)
    hear()
    return () => {
      clearTimeout(waiting)
      editor.off('transaction', hear)
    }
  }, [editor, read, pause])
  return JSON.parse(said) as Read
}
