/**
 * Writes a text where the caret stands, as if it had been typed, so that the browser can take it back. Where it cannot
 * do that, `otherwise` is given what the field would hold.
 */
export const insert = (
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  otherwise: (whole: string) => void,
) => {
  field.focus()
  const typed = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)
  if (typed) return
  const from = field.selectionStart ?? field.value.length
  const to = field.selectionEnd ?? from
  otherwise(field.value.slice(0, from) + text + field.value.slice(to))
}
