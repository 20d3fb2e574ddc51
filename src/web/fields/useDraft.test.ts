// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { canBeReplaced, draftsOf, layBy, useDraft } from './useDraft.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const mine = draftsOf('anna').ofCall('press')
const type = (name: string, content: string) => {
  const { result, unmount } = renderHook(() => useDraft(name))
  act(() => result.current[1]({ content }))
  unmount()
}
const shown = (name: string) => renderHook(() => useDraft(name)).result.current[0]

test('what was typed is there again after the page was left', () => {
  type(mine, 'Wir eröffnen.')
  expect(shown(mine)).toEqual({ content: 'Wir eröffnen.' })
})

test('everybody has a form of their own, and every run has its inputs', () => {
  type(mine, 'Wir eröffnen.')
  expect(shown(draftsOf('ben').ofCall('press'))).toEqual({})
  expect(shown(draftsOf('anna').ofRun('press'))).toEqual({})
})

test('another form is another draft, from the first moment on', () => {
  type(mine, 'Wir eröffnen.')
  const { result, rerender } = renderHook(({ name }) => useDraft(name), { initialProps: { name: 'draft other' } })
  rerender({ name: mine })
  expect(result.current[0]).toEqual({ content: 'Wir eröffnen.' })
})

test('only a form that would be missed may not be replaced', () => {
  expect(canBeReplaced(mine)).toBe(true)
  type(mine, 'Wir eröffnen.')
  expect(canBeReplaced(mine)).toBe(false)
  layBy(mine, { content: 'Wir eröffnen.' }, true)
  expect(canBeReplaced(mine)).toBe(true)
})

test('a browser that keeps nothing still keeps the form as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  type('draft full', 'Wir eröffnen.')
  expect(shown('draft full')).toEqual({ content: 'Wir eröffnen.' })
})

test('what lies there and is no draft is none', () => {
  sessionStorage.setItem(mine, '{"draft":{"content":{"not":"text"}}}')
  expect(shown(mine)).toEqual({})
  sessionStorage.setItem(mine, 'broken')
  expect(shown(mine)).toEqual({})
})
