// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RunView } from '#server/runs/shown.ts'
import { savingOf } from '../editing/being-saved.ts'
import { Language } from '../language.tsx'
import { BookmarkToggle } from './BookmarkToggle.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const runOf = (id: string, text: string, of: Partial<RunView> = {}) =>
  ({
    ...{ _id: id, text, bookmark: null, parent: null, variants: null, engine: 'blog', inputs: {}, files: [] },
    ...of,
  }) as unknown as RunView
const two = runOf('both', 'Eins.', {
  variants: ['Eins.', 'Zwei.'].map(text => ({ text, bookmark: null })) as unknown as RunView['variants'],
})

type Shown = Parameters<typeof BookmarkToggle>[0]
const page = (shown: Shown) => (
  <QueryClientProvider client={new QueryClient()}>
    <Language value="de">
      <BookmarkToggle {...shown} />
    </Language>
  </QueryClientProvider>
)
/** What the server is asked for, and the toggle that is drawn. */
const show = (shown: Shown) => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const { run, variant, result } = JSON.parse(String(body ?? '{}'))
    asked.push(method === 'DELETE' ? `removed ${url.split('/').at(-1)}` : { run, variant, result })
    return Response.json({ _id: 'a bookmark' })
  })
  const drawn = render(page(shown))
  const change = (now: Partial<Shown>) => drawn.rerender(page({ ...shown, ...now }))
  return { asked, change, leave: drawn.unmount, press: () => fireEvent.click(screen.getByRole('button')) }
}
/** A save that is on its way, until it is answered. */
const saves = (run: string, variant?: number) => {
  const { promise, resolve } = Promise.withResolvers<RunView>()
  void savingOf(run, variant, promise)
  return (version: RunView) => act(async () => resolve(version))
}
const soon = () => act(() => new Promise(done => setTimeout(done, 20)))

test('of several answers the one is bookmarked at which it was pressed, whatever is being saved beside it', async () => {
  const end = saves('both', 1)
  const { asked, leave, press } = show({ run: two, variant: 2, prompt: '', isUnsaved: true })
  press()
  leave()
  await soon()
  await end(runOf('of the first', 'Eins, von Hand.', { parent: 'both' }))
  expect(asked).toEqual([{ run: 'both', variant: 2, result: 'Zwei.' }])
})

test('whoever leaves the page has bookmarked what was typed last', async () => {
  const { asked, leave, press } = show({ run: two, variant: 2, prompt: '', isUnsaved: true })
  press()
  const end = saves('both', 2)
  leave()
  await soon()
  expect(asked).toEqual([])
  await end(runOf('of the second', 'Zwei, von Hand.', { parent: 'both' }))
  expect(asked).toEqual([{ run: 'of the second', variant: undefined, result: 'Zwei, von Hand.' }])
})

test('a bookmark that is removed while a text is being saved goes, and none is added', async () => {
  const end = saves('a run')
  const run = runOf('a run', 'Eins.', { bookmark: 'kept' })
  const { asked, leave, press } = show({ run, prompt: '', isUnsaved: true })
  press()
  leave()
  await soon()
  await end(runOf('a version', 'Eins, von Hand.', { parent: 'a run' }))
  expect(asked).toEqual(['removed kept'])
})

test('whoever stays waits for no slow line', async () => {
  vi.useFakeTimers()
  const end = saves('a run')
  const { asked, press } = show({ run: runOf('a run', 'Eins.'), prompt: '', isUnsaved: true })
  press()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  vi.useRealTimers()
  expect(asked).toEqual([{ run: 'a run', result: 'Eins.' }])
  await end(runOf('a version', 'Eins, von Hand.'))
})

test('whoever looks at another version meanwhile has bookmarked the one that stood there', async () => {
  const { asked, change, press } = show({ run: runOf('a run', 'Eins.'), prompt: '', isUnsaved: true })
  press()
  const end = saves('a run')
  change({ run: runOf('earlier', 'Davor.'), isUnsaved: false })
  await soon()
  press()
  await soon()
  await end(runOf('a version', 'Eins, von Hand.', { parent: 'a run' }))
  expect(asked).toEqual([
    { run: 'earlier', result: 'Davor.' },
    { run: 'a version', result: 'Eins, von Hand.' },
  ])
})

test('where it was saved in time, the version that holds it is bookmarked', async () => {
  const { asked, change, press } = show({ run: runOf('a run', 'Eins.'), prompt: '', isUnsaved: true })
  press()
  change({ run: runOf('a version', 'Eins, von Hand.', { parent: 'a run' }), isUnsaved: false })
  await soon()
  expect(asked).toEqual([{ run: 'a version', result: 'Eins, von Hand.' }])
})
