import { Editor } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import type { Document } from '#shared/document/schema.ts'
import { asContent } from './content.ts'
import { documentExtensions } from './extensions.ts'
import type { SlashKeys } from './slash.ts'
import { hearCaret } from '../../editing/hear-caret.ts'
import { piecesOf } from '../../editing/markup.ts'
import '../../editing/editing.css'
import '../../answers/markdown/markdown.css'
import '../editor.css'

type Options = {
  readonly content: Document
  readonly label: string
  readonly placeholder: string
  readonly keys: SlashKeys
  /** Pictures that were pasted, or dropped at this place. */
  onPictures(files: readonly File[], editor: Editor, place?: number): void
  /** So many pictures of what was pasted did not come along. */
  onLost(pictures: number): void
}

const picturesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** A page that was copied as nothing but a picture. */
const saysNothing = (html: string) =>
  piecesOf(html).every(({ text, isTag }) => isTag || !text.replaceAll('&nbsp;', '').trim())

/** Opens a document to be written in, in this element. */
export const openText = (
  box: HTMLElement,
  { content, label, placeholder, keys, onPictures, onLost }: Options,
): Editor => {
  const editor: Editor = new Editor({
    element: box,
    extensions: documentExtensions(placeholder, keys, onLost),
    content: asContent(content),
    textDirection: 'auto',
    injectCSS: false,
    editorProps: {
      handleDOMEvents: { keydown: hearCaret },
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'editing', spellcheck: 'true' },
      },
      handlePaste(_, { clipboardData }) {
        const files = picturesIn(clipboardData)
        // A piece of a page comes with a picture of itself: then its words count, where it has any.
        if (!files.length || !saysNothing(clipboardData?.getData('text/html') ?? '')) return false
        onPictures(files, editor)
        return true
      },
      handleDrop(view, event) {
        const files = picturesIn(event.dataTransfer)
        if (!files.length) return false
        event.preventDefault()
        onPictures(files, editor, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
        return true
      },
    },
  })
  return editor
}

/**
 * Lays another state into the editor, which nobody can undo: it was saved elsewhere. Nor can they undo what was written
 * before, none of which is there any more.
 */
export const layIn = (editor: Editor, content: Document) => {
  const { doc, selection, plugins } = editor.state
  editor.view.updateState(EditorState.create({ doc, selection, plugins }))
  editor.chain().setMeta('addToHistory', false).setContent(asContent(content), { emitUpdate: false }).run()
}
