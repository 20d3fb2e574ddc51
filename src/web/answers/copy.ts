import { copy, copyText } from '../ui/clipboard.ts'
import { isTooLong } from './beginning.ts'
import { htmlWithPicturesOf, plainOf } from './markdown/clipboard.ts'

/**
 * Lays Markdown on the clipboard: as words for a plain text field, as HTML with its pictures for a word processor or a
 * mail; one that is too long to be drawn as it is. Rejects where the browser does not allow it.
 */
export const copyMarkdown = (markdown: string) =>
  isTooLong(markdown)
    ? copyText(markdown)
    : copy({ 'text/plain': plainOf(markdown), 'text/html': htmlWithPicturesOf(markdown) })
