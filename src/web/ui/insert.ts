/** Characters that a browser types in a moment; for more it takes longer and longer, and the page stands still. */
const mostTyped = 10_000

/**
 * Writes a text where the caret stands, as if it had been typed, so that the browser can take it back. Where it cannot
 * do that, or would take long, `otherwise` is given what the field would hold.
 */
export const insert = (
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  otherwise: (whole: string) => void,
) => {
  field.focus()
  const canType = text.length <= mostTyped && typeof document.execCommand === 'function'
  if (canType && document.execCommand('insertText', false, text)) return
  const from = field.selectionStart ?? field.value.length
  const to = field.selectionEnd ?? from
  otherwise(field.value.slice(0, from) + text + field.value.slice(to))
}
