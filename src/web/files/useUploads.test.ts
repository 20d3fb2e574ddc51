// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUploads } from './useUploads.ts'

afterEach(cleanup)

const file = (name: string) => new File(['a'], name, { type: 'text/plain' })

test('of several files each that is no picture is told, and those that have no room', () => {
  const { result } = renderHook(() =>
    useUploads({ path: '/api/upload/image', accept: 'images', onDone: () => undefined }),
  )
  act(() => result.current.take([file('eins.txt'), file('zwei.txt'), file('drei.txt')], 2))
  const told = () => result.current.failed.map(one => one.file.name)
  expect(told()).toEqual(['eins.txt', 'zwei.txt'])
  expect(result.current.leftOut.map(({ name }) => name)).toEqual(['drei.txt'])
  act(() => result.current.dismiss(result.current.failed[0]!))
  expect(told()).toEqual(['zwei.txt'])
  act(() => result.current.dismissLeftOut())
  expect(result.current.leftOut).toEqual([])
  act(() => result.current.take([file('vier.txt')], 0))
  expect(result.current.leftOut).toHaveLength(1)
  act(() => result.current.take([], 2))
  expect(told()).toEqual([])
  expect(result.current.leftOut).toEqual([])
})
