// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useStillAdding } from './useStillAdding.ts'

test('the way to what is made leads nowhere once the rest goes into an archive', () => {
  const { result, rerender } = renderHook(([count, step]) => useStillAdding(count, step), {
    initialProps: [0, 1] as [number, number],
  })
  const after = (count: number, step: number) => {
    rerender([count, step])
    return result.current
  }
  expect(after(1, 1)).toBe(true)
  expect(after(20, 20)).toBe(true)
  expect(after(20, 21)).toBe(true)
  expect(after(20, 22)).toBe(false)
  expect(after(20, 90)).toBe(false)
  // The archive itself, at the end: nothing more comes behind it.
  expect(after(21, 90)).toBe(false)
  expect(after(0, 0)).toBe(true)
})
