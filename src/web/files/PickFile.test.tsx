// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PickFile } from './PickFile.tsx'

afterEach(cleanup)

test('while a file is taken it keeps the focus, and takes no other', () => {
  const taken: string[] = []
  const picking = (isBusy: boolean) => (
    <PickFile aria-label="A file" isBusy={isBusy} onFile={({ name }) => taken.push(name)}>
      Choose
    </PickFile>
  )
  const { rerender } = render(picking(false))
  const input = screen.getByLabelText<HTMLInputElement>('A file')
  const takes = (name: string) => fireEvent.change(input, { target: { files: [new File(['text'], name)] } })
  input.focus()
  takes('first.txt')
  rerender(picking(true))
  expect(document.activeElement).toBe(input)
  expect([input.disabled, input.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  // What is prevented answers false: no window is opened.
  expect(fireEvent.click(input)).toBe(false)
  takes('dropped.txt')
  rerender(picking(false))
  takes('second.txt')
  expect(taken).toEqual(['first.txt', 'second.txt'])
})
