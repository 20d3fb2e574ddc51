// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Select } from './Select.tsx'

afterEach(cleanup)

function Tone({ isBusy }: { isBusy: boolean }) {
  const [tone, choose] = useState('calm')
  return (
    <Select aria-label="Tone" value={tone} isBusy={isBusy} onChange={({ target }) => choose(target.value)}>
      <option value="calm">Calm</option>
      <option value="glad">Glad</option>
    </Select>
  )
}

test('while it waits it keeps the focus and what was chosen, and lets the keyboard go on', () => {
  const { rerender } = render(<Tone isBusy={false} />)
  const list = screen.getByRole<HTMLSelectElement>('combobox')
  const chooses = (value: string) => {
    fireEvent.change(list, { target: { value } })
    return list.value
  }
  expect(chooses('glad')).toBe('glad')
  list.focus()
  rerender(<Tone isBusy />)
  expect(document.activeElement).toBe(list)
  expect([list.disabled, list.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(chooses('calm')).toBe('glad')
  // What is prevented answers false.
  const keys = ['ArrowDown', 'c', 'Tab'].map(key => fireEvent.keyDown(list, { key }))
  expect([...keys, fireEvent.mouseDown(list)]).toEqual([false, false, true, false])
  rerender(<Tone isBusy={false} />)
  expect(list.getAttribute('aria-disabled')).toBe(null)
  expect(chooses('calm')).toBe('calm')
})
