// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useInTime } from './useInTime.ts'

const begun = { state: 'begun' }
const ended = { state: 'ended' }
const opened = () => renderHook(() => useInTime<{ state: string }>({ state: 'none' }))

test('what changed is known at once, and who waits hears when it is drawn', async () => {
  const { result } = opened()
  let whenShown = ''
  await act(async () => {
    result.current.change(begun)
    expect(result.current.newest.current).toBe(begun)
    expect(result.current.drawn).not.toBe(begun)
    void result.current.shown().then(() => (whenShown = result.current.drawn.state))
  })
  expect(whenShown).toBe('begun')
})

test('nobody waits for what stands there already, nor on a page that was left', async () => {
  const { result, unmount } = opened()
  await result.current.shown()
  let isOver = false
  await act(async () => {
    result.current.change(ended)
    void result.current.shown().then(() => (isOver = true))
    unmount()
  })
  expect(isOver).toBe(true)
})
