// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Language } from '../language.tsx'
import type { Writing } from './run-state.ts'
import { Waiting } from './Waiting.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const begun = (more: Partial<Writing> = {}): Writing => {
  const now = Date.now()
  return { state: 'writing', run: 'a', call: 'press', answer: '', sources: [], since: now, heard: now, ...more }
}
const show = (run: Writing, paints = false) => {
  const page = (
    <Language value="de">
      <Waiting run={run} paints={paints} />
    </Language>
  )
  return render(page).container
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('the six sentences come one after the other, half a minute each, and the last one stays', async () => {
  const shown = show(begun())
  const said: (string | null | undefined)[] = []
  for (let stage = 0; stage < 8; stage++) {
    said.push(shown.firstElementChild?.firstChild?.textContent)
    await pass(30)
  }
  expect(said).toEqual([
    'Denkt gründlich nach',
    'Liest Ihre Eingaben',
    'Schreibt den Text',
    'Noch in Arbeit, danke für Ihre Geduld',
    'Fast fertig',
    'Letzter Schliff',
    'Letzter Schliff',
    'Letzter Schliff',
  ])
})

test('after ten seconds without a word it also says that the service is slow', async () => {
  const shown = show(begun())
  await pass(9)
  expect(shown.textContent).toContain('Denkt gründlich nach')
  await pass(2)
  expect(shown.textContent).toContain('Denkt gründlich nach · Der KI-Dienst antwortet langsam')
  expect(shown.textContent).toContain('11 s')
})

test('pictures are no words', () => {
  expect(show(begun({ answer: ['/files/a-1'] })).textContent).toBe('Arbeitet am nächsten Bild0 s')
})

test('once there are words it writes, and counts them', async () => {
  const shown = show(begun({ answer: 'Das Reparaturcafé öffnet' }))
  expect(shown.textContent).toBe('Schreibt den Text3 Wörter · 0 s')
})

test('a long text says which of its steps it is at', () => {
  const shown = show(begun({ step: { step: 'Die Gründe', at: 2, of: 5 } }))
  expect(shown.textContent).toContain('2 / 5 · Die Gründe')
})

test('of a picture they say that it is painted, and nobody is called slow who paints for a minute', async () => {
  const shown = show(begun(), true)
  await pass(60)
  expect(shown.firstElementChild?.textContent).toBe('Malt das Bild')
})
