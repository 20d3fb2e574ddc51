// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useOnceSaved } from './useOnceSaved.ts'

afterEach(cleanup)

const opened = () => {
  const [saveNow, run] = [vi.fn<() => void>(), vi.fn<(thing: string) => void>()]
  const { result, rerender, unmount } = renderHook(
    ({ isUnsaved, of }) => useOnceSaved<string>({ isUnsaved, saveNow, run: thing => run(`${thing} of ${of}`) }),
    { initialProps: { isUnsaved: true, of: 'the text before' } },
  )
  return { press: (thing: string) => result.current?.(thing), rerender, unmount, saveNow, run }
}

test('what is pressed while a text is being saved is done once, with the version that holds it', async () => {
  const { press, rerender, unmount, saveNow, run } = opened()
  press('Shorter')
  expect(saveNow).toHaveBeenCalledOnce()
  expect(run).not.toHaveBeenCalled()
  rerender({ isUnsaved: false, of: 'the new text' })
  await waitFor(() => expect(run.mock.calls).toEqual([['Shorter of the new text']]))
  unmount()
  expect(run).toHaveBeenCalledOnce()
})

test('who leaves the text meanwhile has not pressed for nothing', () => {
  const { press, unmount, run } = opened()
  press('Bookmark')
  unmount()
  expect(run.mock.calls).toEqual([['Bookmark of the text before']])
})
