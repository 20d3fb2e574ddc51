/** What of a field's style its words take their places from; `font` itself is empty where figures are set apart. */
const shaping = [
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'font-stretch', 'font-variant-numeric', 'font-kerning'],
  ...['font-feature-settings', 'font-variation-settings', 'font-optical-sizing', 'hyphens', 'hyphenate-limit-chars'],
  ...['letter-spacing', 'word-spacing', 'line-height', 'text-transform', 'text-align', 'text-indent'],
  ...['text-wrap-style', 'direction', 'padding', 'border', 'box-sizing', 'overflow-wrap', 'word-break', 'tab-size'],
]

/** Where on the screen words of a field lie, line by line: no range reaches into a field, so its twin is asked. */
export const rectsInField = (field: HTMLTextAreaElement, from: number, to: number): readonly DOMRect[] => {
  const style = getComputedStyle(field)
  const twin = document.createElement('div')
  for (const name of shaping) twin.style.setProperty(name, style.getPropertyValue(name))
  twin.lang = field.closest<HTMLElement>('[lang]')?.lang ?? ''
  const at = field.getBoundingClientRect()
  Object.assign(twin.style, {
    ...{ position: 'fixed', visibility: 'hidden', whiteSpace: 'pre-wrap' },
    ...{ left: `${at.left}px`, top: `${at.top - field.scrollTop}px`, width: `${at.width}px` },
  })
  const words = document.createTextNode(field.value)
  twin.append(words)
  document.body.append(twin)
  const range = document.createRange()
  range.setStart(words, Math.max(0, Math.min(from, field.value.length)))
  range.setEnd(words, Math.min(to, field.value.length))
  const rects = [...range.getClientRects()]
  twin.remove()
  return rects
}
