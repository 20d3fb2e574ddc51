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

/** Lays a text on the clipboard in each of its kinds. Rejects where the browser does not allow it. */
export const copy = async (kinds: Kinds) => ('clipboard' in navigator ? byClipboard(kinds) : bySelection(kinds))

/** Lays a text on the clipboard as it is. Rejects where the browser does not allow it. */
export const copyText = (text: string) => copy({ 'text/plain': text })
