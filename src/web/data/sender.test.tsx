// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Sender } from '#shared/sender.ts'
import { useSender } from './sender.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** What lies on the server, whoever has put it there. */
const serverWith = (first: Sender) => {
  const server = { kept: first }
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') server.kept = JSON.parse(String(init.body))
    return Response.json(server.kept)
  })
  return server
}
const open = () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  return renderHook(() => useSender(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
}

test('one thing is added to what is kept by then, also by another tab, and shown at once', async () => {
  const server = serverWith({ name: 'Lena Krause' })
  const { result } = open()
  await waitFor(() => expect(result.current.query.data).toEqual({ name: 'Lena Krause' }))
  server.kept = { name: 'Lena Krause', phone: '03501 4711' }
  await result.current.keep('email', 'post@krause.example')
  const all = { name: 'Lena Krause', phone: '03501 4711', email: 'post@krause.example' }
  expect(server.kept).toEqual(all)
  await waitFor(() => expect(result.current.query.data).toEqual(all))
})
