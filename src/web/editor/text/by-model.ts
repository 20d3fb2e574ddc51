import type { Editor, EditorEvents } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'

const name = 'by model'

/** Says of a change that its words are a model's: the document is saved as such, and says so where it leaves. */
export const setByModel = (tr: Transaction) => tr.setMeta(name, true)

/** Whether a change lays a model's words into the text. */
export const isByModel = (tr: Transaction) => tr.getMeta(name) === true

/** Does something in the editor of which each change lays in what a model has made. */
export const asModel = (editor: Editor, does: () => void) => {
  const mark = ({ transaction }: EditorEvents['beforeTransaction']) => void setByModel(transaction)
  editor.on('beforeTransaction', mark)
  try {
    does()
  } finally {
    editor.off('beforeTransaction', mark)
  }
}
