import type { Document } from '#shared/document/schema.ts'
import { blocksOf } from './blocks.ts'
import { layNotes } from './notes.ts'
import { treeOf } from './tree.ts'
import { layWordLists } from './word-lists.ts'

/** HTML as a document of ours: what is not on the list of what one may hold is not read, and nothing is looked up. */
export const documentOf = (html: string): Document => {
  const content = blocksOf(layWordLists(layNotes(treeOf(html))))
  return { type: 'doc', content: content.length ? content : [{ type: 'paragraph' }] }
}
