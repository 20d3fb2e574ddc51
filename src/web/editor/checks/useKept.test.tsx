// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKept } from './useKept.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A document whose checks cannot be fetched; gives what is sent to be kept with it. */
const opened = () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) => {
    if (init.method !== 'PATCH') return Response.json({ code: 'unexpected' }, { status: 500 })
    sent.push(JSON.parse(String(init.body)))
    return Response.json({})
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const options = { person: 'anna', id: 'a', place: () => 'a', onNeeded: () => undefined }
  const { result } = renderHook(() => useKept(options), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  return { sent, result }
}

test('a remark is left alone beside those that are, also where nobody could say which those are', async () => {
  const { sent, result } = opened()
  act(() => result.current.leave('one'))
  expect(result.current.kept.left).toEqual(['one'])
  await expect.poll(() => sent).toEqual([{ checks: {}, leave: ['one'] }])
  act(() => result.current.leave('two'))
  expect(result.current.kept.left).toEqual(['one', 'two'])
  await expect.poll(() => sent.at(-1)).toEqual({ checks: {}, leave: ['two'] })
  act(() => result.current.showAgain())
  expect(result.current.kept.left).toEqual([])
  await expect.poll(() => sent.at(-1)).toEqual({ checks: { left: [] }, leave: [] })
})
