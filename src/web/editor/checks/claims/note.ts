import type { Editor } from '@tiptap/core'
import type { ClaimSource } from '#shared/claims.ts'
import type { Text as Words } from '#shared/document/schema.ts'

/** What a note says of a source: its words, and the page they stand on with its day. */
const wordsOfNote = ({ address, title, quotation }: ClaimSource, quotes: readonly [string, string], when: string) => {
  const [open, close] = quotes
  return [
    { type: 'text', text: `${open}${quotation.replaceAll(/\s+/g, ' ')}${close} ` },
    { type: 'text', text: title || address, marks: [{ type: 'link', attrs: { href: address } }] },
    { type: 'text', text: `, ${when}` },
  ] satisfies readonly Words[]
}

/** Puts a source into the text as a note behind a claim, as one step that can be undone. */
export const addNote = (
  editor: Editor,
  place: number,
  source: ClaimSource,
  { quotes, when }: { readonly quotes: readonly [string, string]; readonly when: string },
): boolean =>
  editor
    .chain()
    .insertContentAt(
      place,
      { type: 'footnote', content: [...wordsOfNote(source, quotes, when)] },
      { updateSelection: false },
    )
    .run()
