import { isTooLong } from './beginning.ts'
import { htmlOf, plainOf } from './markdown/clipboard.ts'

type Kinds = { readonly 'text/plain': string; readonly 'text/html'?: string }

const byClipboard = (kinds: Kinds) =>
  navigator.clipboard.write([
    new ClipboardItem(
      Object.fromEntries(Object.entries(kinds).map(([type, text]) => [type, new Blob([text], { type })])),
    ),
  ])

/** The way for pages that came over plain http, where browsers have no clipboard but still copy a selection. */
const bySelection = (kinds: Kinds) => {
  const lay = (event: ClipboardEvent) => {
    event.preventDefault()
    Object.entries(kinds).forEach(([type, text]) => event.clipboardData?.setData(type, text))
  }
  document.addEventListener('copy', lay, { once: true })
  const copied = document.execCommand('copy')
  document.removeEventListener('copy', lay)
  if (!copied) throw new Error('The browser did not copy.')
}

const copy = async (kinds: Kinds) => ('clipboard' in navigator ? byClipboard(kinds) : bySelection(kinds))

/**
 * Lays Markdown on the clipboard: as words for a plain text field, as HTML for a word processor or a mail; one that is
 * too long to be drawn as it is. Rejects where the browser does not allow it.
 */
export const copyMarkdown = (markdown: string) =>
  isTooLong(markdown) ? copyText(markdown) : copy({ 'text/plain': plainOf(markdown), 'text/html': htmlOf(markdown) })

/** Lays a text on the clipboard as it is. Rejects where the browser does not allow it. */
export const copyText = (text: string) => copy({ 'text/plain': text })
