// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSaving } from './useSaving.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answers = () => {
  const sent: { answer: unknown; keepalive: boolean | undefined }[] = []
  vi.stubGlobal('fetch', (_: string, { body, keepalive }: RequestInit) => {
    sent.push({ answer: JSON.parse(String(body)).answer, keepalive })
    return new Promise(() => {})
  })
  return sent
}

test('who leaves the page while a save is on its way does not take it back; room is left for a last one', async () => {
  const saving = async (own: string) => {
    const sent = answers()
    const { unmount } = renderHook(() => useSaving({ run: 'a run', was: undefined, own, onSaved: () => undefined }))
    await vi.waitFor(() => expect(sent).toHaveLength(1), 30_000)
    unmount()
    return sent[0]?.keepalive
  }
  expect(await saving('Der Ofen')).toBe(true)
  expect(await saving('ä'.repeat(16_000))).toBe(false)
})

test('who closes the page while a save is on its way loses nothing that was typed since', async () => {
  const sent = answers()
  const { rerender } = renderHook(
    ({ own }) => useSaving({ run: 'a run', was: undefined, own, onSaved: () => undefined }),
    { initialProps: { own: 'Der Ofen' } },
  )
  await vi.waitFor(() => expect(sent.map(({ answer }) => answer)).toEqual(['Der Ofen']), 30_000)
  rerender({ own: 'Der Ofen brannte.' })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  // Whoever looks at another tab comes back: what is on its way is waited for.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(1)
  dispatchEvent(new Event('pagehide'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent[1]).toEqual({ answer: 'Der Ofen brannte.', keepalive: true })
})
