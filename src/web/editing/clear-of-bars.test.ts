// @vitest-environment happy-dom
import type { EditorView } from '@tiptap/pm/view'
import { afterEach, expect, test, vi } from 'vitest'
import { scrollClearOfBars } from './clear-of-bars.ts'

afterEach(() => vi.unstubAllGlobals())

/** How far the page scrolls for a caret there, in a window of 800 pixels of which this much is seen. */
const scrolledFor = (top: number, seen: { offsetTop: number; height: number }) => {
  let by = 0
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('visualViewport', seen)
  vi.stubGlobal('scrollBy', (to: ScrollToOptions) => (by += to.top ?? 0))
  const coordsAtPos = () => ({ left: 20, right: 20, top, bottom: top + 20 })
  const view = { coordsAtPos, state: { selection: { head: 1 } }, dom: document.createElement('div') }
  scrollClearOfBars(view as unknown as EditorView)
  return by
}

test('a caret is seen where a keyboard has pushed the window down, and behind none', () => {
  const pushed = { offsetTop: 300, height: 400 }
  expect(scrolledFor(500, pushed)).toBe(0)
  expect(scrolledFor(690, pushed)).toBe(26)
  expect(scrolledFor(200, pushed)).toBe(-116)
  expect(scrolledFor(500, { offsetTop: 0, height: 400 })).toBe(136)
  expect(scrolledFor(500, { offsetTop: 0, height: 800 })).toBe(0)
})
