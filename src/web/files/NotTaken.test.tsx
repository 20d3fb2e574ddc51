// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { plansQuery } from '../data/plans.ts'
import { Language } from '../language.tsx'
import { NotTaken } from './NotTaken.tsx'
import type { Failed } from './useUploads.ts'

afterEach(cleanup)

const file = (name: string) => new File(['a'], name)
const refused = (name: string): Failed => ({
  ...{ state: 'failed', file: file(name) },
  problem: new Problem('storage_reached', { used: 100, limit: 100 }),
})

function Refusals() {
  const [failed, setFailed] = useState([refused('eins.pdf'), refused('zwei.pdf')])
  const [leftOut, setLeftOut] = useState([file('drei.pdf')])
  const control = useRef<HTMLInputElement>(null)
  return (
    <>
      <input ref={control} type="file" aria-label="Dateien" />
      <NotTaken
        {...{ failed, leftOut, control }}
        retry={() => undefined}
        onOther={() => undefined}
        dismiss={one => setFailed(all => all.filter(other => other !== one))}
        dismissLeftOut={() => setLeftOut([])}
      />
    </>
  )
}

const shows = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(plansQuery.queryKey, { plans: [] } as never)
  const route = createRootRoute({
    component: () => (
      <QueryClientProvider client={client}>
        <Language value="de">
          <Refusals />
        </Language>
      </QueryClientProvider>
    ),
  })
  render(<RouterProvider router={createRouter({ routeTree: route, history: createMemoryHistory() })} />)
  return screen.findByRole('dialog', {}, { timeout: 20_000 })
}

test('that the storage is full is said once for several files, also when the newest of them is dismissed', async () => {
  const dialog = await shows()
  fireEvent.click(await screen.findByRole('button', { name: 'Nein danke' }))
  await expect.poll(() => dialog.isConnected).toBe(false)
  const [, newest] = screen.getAllByRole('button', { name: 'Meldung schließen' })
  fireEvent.click(newest!)
  expect(screen.queryByText(/zwei\.pdf/)).toBe(null)
  screen.getByText(/eins\.pdf/)
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('what had no room is told to whoever does not see it, and goes when it was read', async () => {
  await shows()
  fireEvent.click(await screen.findByRole('button', { name: 'Nein danke' }))
  const told = (await screen.findAllByRole('status')).find(({ textContent }) => textContent?.includes('drei.pdf'))!
  fireEvent.click(told.querySelector('button')!)
  expect(screen.queryByText(/drei\.pdf/)).toBe(null)
})

test('whoever dismisses by keyboard goes on at the next line, and last at the field', async () => {
  await shows()
  fireEvent.click(await screen.findByRole('button', { name: 'Nein danke' }))
  const dismiss = () => screen.getAllByRole('button', { name: 'Meldung schließen' })
  fireEvent.click(dismiss()[0]!)
  expect(document.activeElement).toBe(dismiss()[0])
  fireEvent.click(dismiss()[1]!)
  expect(document.activeElement).toBe(dismiss()[0])
  fireEvent.click(dismiss()[0]!)
  expect(document.activeElement).toBe(screen.getByLabelText('Dateien'))
})
