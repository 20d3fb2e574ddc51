// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { Language } from '../language.tsx'
import { takeToasts } from '../ui/toast.ts'
import { LeftTexts } from './LeftTexts.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('where the browser does not hand on a text that was left, that is told', async () => {
  const content = { type: 'doc', content: [{ type: 'paragraph' }] } as const
  const kept = { key: 'a click', revision: 0, title: 'Der Ofen', content, at: 0 }
  const texts = [{ name: 'federwerk document|anna|new a click|gone', kept, problem: new Problem('unavailable') }]
  const route = createRootRoute({
    component: () => (
      <Language value="de">
        <LeftTexts texts={texts} person="anna" />
      </Language>
    ),
  })
  render(<RouterProvider router={createRouter({ routeTree: route, history: createMemoryHistory() })} />)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('The browser forbids it', 'SecurityError')
  })
  takeToasts()
  fireEvent.click(await screen.findByRole('button', { name: 'Öffnen: Der Ofen' }))
  await vi.waitFor(
    () => expect(takeToasts()).toMatchObject([{ text: expect.stringContaining('liegt in diesem Browser') }]),
    30_000,
  )
})
