// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tip } from './Tip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const rests = () => {
  render(
    <Tip label="Kopieren">
      <button type="button">K</button>
    </Tip>,
  )
  const icon = screen.getByRole('button')
  fireEvent.pointerEnter(icon, { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(1000))
  return icon
}
const comes = async () => {
  await act(() => import('./TipPopup.tsx'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('what an icon does is said to whoever rests on it', async () => {
  rests()
  await comes()
  screen.getByText('Kopieren')
})

test('it is not said to whoever has gone on before the words came', async () => {
  const icon = rests()
  fireEvent.pointerLeave(icon, { pointerType: 'mouse' })
  await comes()
  expect(screen.queryByText('Kopieren')).toBeNull()
})
