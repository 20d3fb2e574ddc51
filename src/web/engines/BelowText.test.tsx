// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { text as aText } from '#shared/answers.ts'
import { Language } from '../language.tsx'
import type { Done } from '../runs/run-state.ts'
import { BelowText } from './BelowText.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const version = { refinement: null, hand: false, state: 'done', text: 'Text', variants: null, variant: null }
const versions = [
  { ...version, _id: 'written', parent: null, variants: ['Eins', 'Zwei'] },
  { ...version, _id: 'hand', parent: 'written', hand: true, variant: 2 },
  { ...version, _id: 'shorter', parent: 'hand', refinement: { how: 'shorter' } },
]

const below = (run: string, origin?: string, variant?: number) => {
  cleanup()
  vi.stubGlobal('fetch', async () => Response.json({ versions }))
  const done: Done = {
    ...{ state: 'done', run, call: 'press', answer: 'Text', text: 'Text', sources: [], stopped: false, cut: false },
    notes: ['Bitte das Datum prüfen.'],
  }
  const told = { keeps: undefined, made: undefined, lang: 'de', measure: null, measured: false, beside: undefined }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Language value="de">
        <BelowText
          {...{ ...told, run: done, shape: aText(), answer: 'Text', text: 'Text', values: {}, origin, variant }}
          tooLong
          box={{ current: null }}
          foot={null}
        />
      </Language>
    </QueryClientProvider>,
  )
}
const isDone = () => screen.getByRole('button', { name: 'Erledigt' }).getAttribute('aria-pressed')

test('a note that is done stays done in the versions that are made of the text, of several answers of that one', async () => {
  below('written', undefined, 2)
  fireEvent.click(screen.getByRole('button', { name: 'Erledigt' }))
  for (const run of ['hand', 'shorter']) {
    below(run, 'written')
    await vi.waitFor(() => expect(isDone()).toBe('true'), 30_000)
  }
  below('written', undefined, 1)
  expect(isDone()).toBe('false')
})
