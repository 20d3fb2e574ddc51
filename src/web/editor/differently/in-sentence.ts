import type { EditorState } from '@tiptap/pm/state'

/** So long a line is looked at; characters. */
const longestLine = 10_000

/** Whether the caret or the selection lies in one line that has words. */
export const isInSentence = ({ selection: { $from, $to } }: EditorState): boolean =>
  $from.sameParent($to) &&
  $from.parent.isTextblock &&
  !$from.parent.type.spec.code &&
  $from.parent.content.size > 0 &&
  $from.parent.content.size <= longestLine
