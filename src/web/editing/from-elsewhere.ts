import { layNotes } from './pasted-notes.ts'
import { tidyDocs } from './tidy-docs.ts'
import { tidyWord } from './word-lists.ts'

/** Turns what Word, Google Docs and pages lay on the clipboard in ways of their own into what a document knows. */
export const fromElsewhere = (dom: HTMLElement) => {
  layNotes(dom)
  tidyWord(dom)
  tidyDocs(dom)
}
