import { layNotes } from './pasted-notes.ts'
import { tidyDocs } from './tidy-docs.ts'
import { tidyPages } from './tidy-pages.ts'
import { tidyWord } from './word-lists.ts'

export { layFormulas } from './pasted-math.ts'

/**
 * Turns what Word, Google Docs and pages lay on the clipboard in ways of their own into what a document knows. Says how
 * many pictures cannot come along.
 */
export const fromElsewhere = (dom: HTMLElement): number => {
  layNotes(dom)
  tidyWord(dom)
  tidyDocs(dom)
  return tidyPages(dom)
}
