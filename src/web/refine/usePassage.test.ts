// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Source } from './source-map.ts'
import { usePassage } from './usePassage.ts'

const box = { current: document.createElement('div') }
const sourceOf = (text: string): Source => ({ text, parts: [] })
const place = { from: 3, to: 8 }
const chosen = () => {
  const hook = renderHook(({ source }) => usePassage(box, source), {
    initialProps: { source: sourceOf('Am Montag wurde der Ofen gelöscht.') },
  })
  act(() => hook.result.current[1](place))
  return hook
}

test('a passage stays chosen when its text is read anew, because its language is known now', () => {
  const { result, rerender } = chosen()
  rerender({ source: sourceOf('Am Montag wurde der Ofen gelöscht.') })
  expect(result.current[0]).toEqual(place)
})

test('a passage goes with its text', () => {
  const { result, rerender } = chosen()
  rerender({ source: sourceOf('Der Ofen ist seit Montag aus.') })
  expect(result.current[0]).toBeUndefined()
})
