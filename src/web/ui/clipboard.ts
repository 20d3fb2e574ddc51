type Kinds = { readonly 'text/plain': string; readonly 'text/html'?: string | Promise<string> }

const blobOf = (type: string, text: string) => new Blob([text], { type })

/** What is still on its way is promised: a browser lets a page copy only in the moment of a click. */
const byClipboard = (kinds: Kinds) =>
  navigator.clipboard.write([
    new ClipboardItem(
      Object.fromEntries(
        Object.entries(kinds).map(([type, text]) => [
          type,
          typeof text === 'string' ? blobOf(type, text) : text.then(whole => blobOf(type, whole)),
        ]),
      ),
    ),
  ])

/** The way for pages that came over plain http, where browsers have no clipboard but still copy a selection. */
const bySelection = async (kinds: Kinds) => {
  const html = await kinds['text/html']
  const lay = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', kinds['text/plain'])
    if (html !== undefined) event.clipboardData?.setData('text/html', html)
  }
  document.addEventListener('copy', lay, { once: true })
  const copied = document.execCommand('copy')
  document.removeEventListener('copy', lay)
  if (!copied) throw new Error('The browser did not copy.')
}

/** Lays a text on the clipboard in each of its kinds. Rejects where the browser does not allow it. */
export const copy = async (kinds: Kinds) => ('clipboard' in navigator ? byClipboard(kinds) : bySelection(kinds))

/** Lays a text on the clipboard as it is. Rejects where the browser does not allow it. */
export const copyText = (text: string) => copy({ 'text/plain': text })
