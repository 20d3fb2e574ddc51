import { keepResult } from '../data/bookmarks.ts'
import type { Leaving } from '../export/leaving.ts'

/** Keeps a text of the editor as a bookmark. */
export const keepText = ({ markdown, title }: Leaving) =>
  keepResult({ result: markdown, prompt: title, type: 'editor' })
