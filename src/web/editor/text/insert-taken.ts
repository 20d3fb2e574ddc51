import type { Editor, JSONContent } from '@tiptap/core'
import { creditLine } from '#shared/credit.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Locale } from '#shared/text.ts'
import { asModel } from './by-model.ts'
import { insertPicture } from './picture.ts'
import type { Taken } from '../../picture-sources/taken.ts'

/** Puts a picture where the caret is, and below it whoever is to be named; the picture is selected. */
export const insertTaken = (editor: Editor, { src, alt, credit, byModel }: Taken, locale: Locale) => {
  if (byModel) asModel(editor, () => insertPicture(editor, src, alt))
  else insertPicture(editor, src, alt)
  const line = creditLine(credit, locale)
  if (!line) return
  const { $to } = editor.state.selection
  const at = $to.depth ? $to.after() : editor.state.selection.to
  editor.commands.insertContentAt(at, [...fromMarkdown(line).content] as JSONContent[], { updateSelection: false })
}
