import { nameOf, fieldOf, rangeOf, type Source, type SourceSpan } from '../refine/source-map.ts'

const patience = 1000

/** What can be asked of a passage stands there soon after it is selected: whoever came by keyboard goes on in it. */
const toTheBar = () => {
  const watcher = new MutationObserver(() => {
    const first = document.querySelector<HTMLElement>('[role="toolbar"][data-refine] button')
    if (first) watcher.disconnect()
    first?.focus()
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watcher.disconnect(), patience)
}

const select = (range: Range) => {
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}

/** Sets the caret before these words, as a click does, which opens what writes; selects them where nothing does. */
const clicks = (at: Element, range: Range) => {
  // On the words themselves it would follow a link that they are in.
  const opens = at.closest('.editable')
  const [line] = range.getClientRects()
  if (!line || !opens) return select(range)
  const [clientX, clientY] = [line.left + 1, line.top + line.height / 2]
  getSelection()?.removeAllRanges()
  opens.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }))
}

/**
 * Takes the reader to these words, to change them: a gap is typed into; all others are selected where they stand, or
 * written in where nothing can be asked of what is selected.
 */
export const toWords = (box: Element, source: Source, place: SourceSpan, hasBar: boolean) => {
  const range = rangeOf(box, source, place)
  const field = range ? undefined : fieldOf(box, source, place)
  const at = range?.startContainer.parentElement ?? field
  at?.scrollIntoView({ block: 'center' })
  const part = source.parts.find(({ path }) => nameOf(path) === field?.dataset.part)
  if (field && part) {
    field.focus({ preventScroll: true })
    return field.setSelectionRange(place.from - part.from, place.to - part.from)
  }
  const gap = at?.closest('.gap')?.querySelector<HTMLElement>('[data-gap]')
  if (gap) return gap.focus({ preventScroll: true })
  if (!range) return
  if (!hasBar) return at && clicks(at, range)
  // What is selected counts as long as nobody is busy with what can be asked of it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  toTheBar()
  select(range)
}
