import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { textOf } from './blocks.ts'
import { signAt, spanHere, stepsOf } from './places.ts'
import type { Change, Remark } from './remark.ts'

type Found = Pick<Remark, 'from'> & Readonly<{ text: string }>

/**
 * Changes a piece of the block in which a remark stands at this place now, as one step that can be undone alone. Does
 * nothing and says so where the words are no longer those that the remark was about.
 */
export const correct = (editor: Editor, place: number, { from, text }: Found, change: Change): boolean => {
  const $place = editor.state.doc.resolve(place)
  const [node, at] = [$place.parent, $place.start()]
  if (!node.isTextblock) return false
  const moved = signAt(node, place - at) - from
  const was = text.slice(change.from, change.to)
  const now = textOf(node)
  const [start, end] = [change.from + moved, change.to + moved]
  if (start < 0 || now.slice(start, end) !== was) return false
  const { tr } = editor.state
  for (const step of stepsOf(was, change.text).toReversed()) {
    const span = spanHere({ at, node }, start + step.from, start + step.to)
    if (step.text) tr.insertText(step.text, span.from, span.to)
    else tr.delete(span.from, span.to)
  }
  editor.view.dispatch(closeHistory(tr))
  // What is typed now is a step of its own.
  editor.view.dispatch(closeHistory(editor.state.tr))
  return true
}
