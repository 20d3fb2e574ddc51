// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SignedIn } from '#tests/signed-in.tsx'
import type { DownloadView } from '../data/downloads.ts'
import { DownloadLine } from './DownloadLine.tsx'

afterEach(cleanup)

const line = (state: DownloadView['state']) => (
  <SignedIn used={0} limit={20}>
    <DownloadLine
      memory={8e9}
      download={{
        ...{ id: 'tiny', kind: 'listen', name: 'Tiny', line: { de: 'Hört zu.', en: 'Listens.' }, maker: 'Federwerk' },
        ...{ licence: 'MIT', licenceAt: 'https://example.com', terms: null, bytes: 2e6, memory: 1e6, received: 1e6 },
        ...{ state, speed: null, problem: null, connects: null },
      }}
    />
  </SignedIn>
)
const focused = () => document.activeElement?.textContent
const button = (does: string) => screen.getByRole('button', { name: `${does}: Tiny` })

test.each([
  ['none', 'Herunterladen', 'loading', 'Anhalten'],
  ['loading', 'Anhalten', 'paused', 'Fortsetzen'],
  ['paused', 'Fortsetzen', 'loading', 'Anhalten'],
  ['loading', 'Abbrechen', 'checking', 'Abbrechen'],
  ['loading', 'Abbrechen', 'none', 'Herunterladen'],
  ['checking', 'Abbrechen', 'none', 'Herunterladen'],
  ['paused', 'Verwerfen', 'none', 'Herunterladen'],
] as const)('by keyboard, whoever was at %s › %s goes on at %s › %s', (before, from, after, to) => {
  const { rerender } = render(line(before))
  button(from).focus()
  rerender(line(after))
  expect(focused()).toBe(to)
})

test('who would hold a download up while it is checked by itself does not give it up by that press', () => {
  const { rerender } = render(line('loading'))
  button('Anhalten').focus()
  rerender(line('checking'))
  expect(document.activeElement).toBe(button('Abbrechen').parentElement)
})

test('who has gone elsewhere stays there', () => {
  const { rerender } = render(line('paused'))
  button('Verwerfen').focus()
  screen.getByRole('link').focus()
  rerender(line('none'))
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test('after deletion one is where it can be downloaded again', async () => {
  const { rerender } = render(line('ready'))
  button('Löschen').focus()
  fireEvent.click(button('Löschen'))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  rerender(line('none'))
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(focused()).toBe('Herunterladen'))
})
