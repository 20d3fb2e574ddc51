// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { form, list } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import type { RunView } from '#server/runs/shown.ts'
import { Language } from '../language.tsx'
import { keep } from '../ui/tab-storage.ts'
import { VariantCard } from './VariantCard.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a changed card is copied with its headings in the language of its text, whatever the page speaks', async () => {
  const write = vi.fn<(items: readonly ClipboardItem[]) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { write }, language: 'de', languages: ['de'] })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const shape = form({ description: area({ de: 'Beschreibung', en: 'Description' }) })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Language value="de">
        <VariantCard
          call={{ answer: shape, fields: {} }}
          {...{ values: {}, run: undefined, writing: false, sources: [], prompt: '', name: 'Variante 1', number: 1 }}
          about={{ language: 'en', origin: null } as RunView}
          one={{ inputs: {}, answer: { description: 'Slow ink dries slowly.' } }}
        />
      </Language>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Variante 1 kopieren' }))
  await vi.waitFor(() => expect(write).toHaveBeenCalled(), 30_000)
  const [copied] = write.mock.calls[0]?.[0] ?? []
  expect(await (await copied?.getType('text/plain'))?.text()).toBe('Description\n\nSlow ink dries slowly.')
})

test('of a card that its reader has emptied nothing can be taken along', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  keep('own a run 1', [])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Language value="de">
        <VariantCard
          call={{ answer: list(), fields: {} }}
          {...{ values: {}, run: 'a run', writing: false, sources: [], prompt: '', name: 'Variante 1', number: 1 }}
          about={{ language: 'de', origin: null } as RunView}
          one={{ inputs: {}, answer: ['Die Tinte trocknet.'] }}
        />
      </Language>
    </QueryClientProvider>,
  )
  const names = screen.getAllByRole('button').map(button => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual(['Als Lesezeichen sichern'])
})
