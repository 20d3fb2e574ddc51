import type { EditorView } from '@tiptap/pm/view'

/** So much air stays between the caret and what covers the text. */
const air = 16
/** Where less than this is free the upper bars may cover the caret, and the lower ones not. */
const least = 90

/** How far what sticks to an edge of the window reaches into it, one bar behind the other; in pixels. */
const reachOf = (bars: readonly (readonly [from: number, to: number])[]) =>
  bars
    .toSorted(([one], [other]) => one - other)
    .reduce((edge, [from, to]) => (from <= edge + 1 ? Math.max(edge, to) : edge), 0)

/**
 * What is seen of the text at this place: below the bars at the window's top, above those at its bottom. A keyboard on
 * the screen, and whoever draws the page larger, leave a part of the window, which does not have to begin at its top.
 */
const clearAt = (x: number, text: Element) => {
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
  const bars = [...document.querySelectorAll('.sticky')]
    .filter(bar => !bar.contains(text))
    .map(bar => bar.getBoundingClientRect())
    .filter(({ left, right }) => left <= x && x <= right)
  const top = reachOf(bars.map(bar => [bar.top, bar.bottom]))
  const bottom = innerHeight - reachOf(bars.map(bar => [innerHeight - bar.bottom, innerHeight - bar.top]))
  return { top: Math.max(top, offsetTop), bottom: Math.min(bottom, offsetTop + height) }
}

/** Scrolls so far that no bar covers the caret; what it stands in scrolls by itself. */
export const scrollClearOfBars = (view: EditorView) => {
  const caret = view.coordsAtPos(view.state.selection.head)
  const { top, bottom } = clearAt(caret.left, view.dom)
  const above = caret.top - top - air
  const below = caret.bottom - bottom + air
  const by = below > 0 ? below : bottom - top > least && above < 0 ? above : 0
  if (by) scrollBy({ top: by, behavior: 'instant' })
  return false
}
