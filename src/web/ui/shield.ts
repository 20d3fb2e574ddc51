/**
 * Keeps the rest of a double click from what lies behind a dialog that its first click has closed; whatever is pressed
 * anew goes through.
 */
export const shieldFromDoubleClick = () => {
  const over = new AbortController()
  const stop = (event: MouseEvent) => {
    if (event.detail < 2) return over.abort()
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const kind of ['mousedown', 'click'] as const)
    window.addEventListener(kind, stop, { capture: true, signal: over.signal })
}
