import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

type Paste = { from: number; to: number; html: string; text: string }

const select = ({ state: { tr, doc }, dispatch }: EditorView, from: number, to = from) =>
  dispatch(tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to))))

/** Keeps what is pasted before `comes`, and lays it down where it was pasted, whatever is written meanwhile. */
export const awaitedPastes = (isThere: () => boolean, comes: Promise<unknown>) => {
  const waiting: Paste[] = []
  /** What is typed behind a paste that waits stays behind it; what was pasted there later, too. */
  let side = -1
  const layDown = (view: EditorView) => {
    const paste = waiting.shift()
    if (!paste || view.isDestroyed) return
    const { selection, doc } = view.state
    const isAt = selection.from === paste.from && selection.to === paste.to
    const isBefore = selection.to < paste.from
    const left = doc.content.size - selection.to
    side = 1
    if (!isAt) select(view, paste.from, paste.to)
    if (view.state.selection.$from.parent.type.spec.code) view.pasteText(paste.text)
    else view.pasteHTML(paste.html)
    side = -1
    if (!isAt) select(view, isBefore ? selection.to : view.state.doc.content.size - left)
  }
  return new Plugin({
    appendTransaction(transactions) {
      for (const { mapping } of transactions)
        for (const paste of waiting) {
          paste.from = mapping.map(paste.from, side)
          paste.to = mapping.map(paste.to, side)
        }
      return null
    },
    props: {
      handlePaste(view, { clipboardData }) {
        const html = clipboardData?.getData('text/html')
        if (isThere() || !html) return false
        const { from, to } = view.state.selection
        waiting.push({ from, to, html, text: clipboardData?.getData('text/plain') ?? '' })
        void comes.then(() => layDown(view))
        return true
      },
    },
  })
}
