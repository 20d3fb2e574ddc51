import { Plugin, PluginKey, type Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

type Place = { readonly from: number; readonly to: number }
type Paste = Place & { readonly html: string; readonly text: string }
/** `caret` is where somebody writes while what has waited is laid down. */
type Waiting = { readonly pastes: readonly Paste[]; readonly caret?: Place | undefined }

const key = new PluginKey<Waiting>('awaited-pastes')

/** What is typed behind a paste that waits stays behind it, and so does the caret. */
const moved = <T extends Place>(place: T, { mapping }: Transaction, side: 1 | -1): T => ({
  ...place,
  from: mapping.map(place.from, side),
  to: mapping.map(place.to, side),
})
const selected = ({ doc }: Transaction, { from, to }: Place) =>
  TextSelection.between(doc.resolve(from), doc.resolve(to))
const isAt = (selection: Selection, { from, to }: Place) => selection.from === from && selection.to === to

const layDown = (view: EditorView) => {
  for (;;) {
    const [first, ...pastes] = key.getState(view.state)?.pastes ?? []
    if (!first) return
    const { tr, selection } = view.state
    const isThere = isAt(selection, first)
    if (!isThere) tr.setSelection(selected(tr, first))
    view.dispatch(tr.setMeta(key, { pastes, caret: { from: selection.from, to: selection.to } } satisfies Waiting))
    if (view.state.selection.$from.parent.type.spec.code) view.pasteText(first.text)
    else view.pasteHTML(first.html)
    const { pastes: left = [], caret } = key.getState(view.state) ?? {}
    const after = view.state.tr.setMeta(key, { pastes: left } satisfies Waiting)
    if (!isThere && caret) after.setSelection(selected(after, caret))
    view.dispatch(after)
  }
}

/** Keeps what is pasted before `comes`, and lays it down where it was pasted, whatever is written meanwhile. */
export const awaitedPastes = (isThere: () => boolean, comes: Promise<unknown>) =>
  new Plugin<Waiting>({
    key,
    state: {
      init: () => ({ pastes: [] }),
      apply: (tr, { pastes, caret }) =>
        (tr.getMeta(key) as Waiting | undefined) ?? {
          pastes: pastes.map(paste => moved(paste, tr, caret ? 1 : -1)),
          caret: caret && moved(caret, tr, 1),
        },
    },
    props: {
      handlePaste(view, { clipboardData }) {
        const [html = '', text = ''] = ['text/html', 'text/plain'].map(type => clipboardData?.getData(type))
        if (isThere() || !html) return false
        const { selection, tr } = view.state
        const pastes = [
          ...(key.getState(view.state)?.pastes ?? []),
          { from: selection.from, to: selection.to, html, text },
        ]
        view.dispatch(tr.setMeta(key, { pastes } satisfies Waiting))
        void comes.then(() => !view.isDestroyed && layDown(view))
        return true
      },
    },
  })
