import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { Selection, type Transaction } from '@tiptap/pm/state'
import { Transform } from '@tiptap/pm/transform'
import { setByModel } from '../../text/by-model.ts'
import type { Change } from './line.ts'
import type { Target } from './target.ts'

/** A target after these of its changes; where the text became shorter than its beginning, it stands at the end. */
export const changed = (target: Target, changes: readonly Change[]): Target => {
  const transform = new Transform(target.doc)
  for (const { from, to, slice, isOpen } of changes.toReversed())
    if (isOpen) transform.replaceRange(from, to, slice)
    else transform.replace(from, to, slice)
  const { doc } = transform
  const from = Math.min(target.from, doc.content.size)
  const to = target.to + doc.content.size - target.doc.content.size
  return { ...target, doc, from, to: Math.max(from, Math.min(doc.content.size, to)) }
}

/** Lays another state into the text; only what differs is touched. */
const laid = (tr: Transaction, next: Node): Transaction => {
  const { doc } = tr
  const start = doc.content.findDiffStart(next.content)
  const ends = doc.content.findDiffEnd(next.content)
  if (start === null || !ends) return tr
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
  try {
    tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap))
  } catch {
    return tr.replaceWith(0, tr.doc.content.size, next.content)
  }
  return tr.doc.eq(next) ? tr : tr.replaceWith(0, tr.doc.content.size, next.content)
}

/**
 * Puts this state of the text, which a model has changed, into the editor, as one step that is undone by itself; the
 * target is selected.
 */
export const layDown = ({ state, view }: Editor, { doc, from, to, isWhole }: Target) => {
  const tr = closeHistory(laid(state.tr, doc))
  const place = isWhole ? Selection.atStart(tr.doc) : Selection.near(tr.doc.resolve(Math.min(from, to)))
  view.dispatch(setByModel(tr).setSelection(place))
  // What is typed next is no part of it.
  view.dispatch(closeHistory(view.state.tr))
}
