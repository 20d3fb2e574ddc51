// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { SignedIn } from '#tests/signed-in.tsx'
import { FailureOf } from '../runs/FailureOf.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import { ConfirmCost } from './ConfirmCost.tsx'

afterEach(cleanup)

/** Draws a dialog for somebody who has used so many of 20 requests. */
const draws = (dialog: ReactNode, used: number) =>
  render(
    <SignedIn used={used} limit={20}>
      {dialog}
    </SignedIn>,
  )
const close = () => {}

test('before several requests go it is said how many are left then', () => {
  draws(<ConfirmCost cost={3} onYes={close} onClose={close} />, 15)
  screen.getByText(/Danach haben Sie noch 2\./)
  screen.getByRole('button', { name: 'Text erstellen' })
})

test('where too few are left there is nothing to confirm, and a way to the plans', () => {
  draws(<ConfirmCost cost={3} onYes={close} onClose={close} />, 18)
  screen.getByText(/Dafür sind 3 Anfragen nötig, Sie haben noch 2\./)
  expect(screen.getByRole('link', { name: /Tarif erweitern/ }).getAttribute('href')).toBe('/de/upgrade')
  expect(screen.queryByRole('button', { name: 'Text erstellen' })).toBeNull()
})

test('what the server has counted goes before what the page has', () => {
  draws(<LimitDialog cost={3} refusal={new Problem('limit_reached', { needed: 3, left: 1 })} onClose={close} />, 15)
  screen.getByText(/Dafür sind 3 Anfragen nötig, Sie haben noch 1\./)
})

test('where it is said in place, the plans are one press away, too', () => {
  draws(<FailureOf problem={new Problem('limit_reached', { needed: 1, left: 0 })} />, 20)
  screen.getByText(/übrig: 0/)
  expect(screen.getByRole('link', { name: /Tarif erweitern/ }).getAttribute('href')).toBe('/de/upgrade')
})
