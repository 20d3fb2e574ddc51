// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

const waits = (button: Element) => ['aria-disabled', 'aria-busy'].map(name => button.getAttribute(name))

const form = (isBusy: boolean, onSend: () => void) => (
  <form
    onSubmit={event => {
      event.preventDefault()
      onSend()
    }}
  >
    <Button type="submit" isBusy={isBusy}>
      Send
    </Button>
  </form>
)

test('while it waits it keeps the focus, says so, and sends nothing a second time', () => {
  let sent = 0
  const onSend = () => void sent++
  const { rerender } = render(form(false, onSend))
  const button = screen.getByRole<HTMLButtonElement>('button')
  button.focus()
  fireEvent.click(button)
  rerender(form(true, onSend))
  fireEvent.click(button)
  expect(sent).toBe(1)
  expect(document.activeElement).toBe(button)
  expect([button.disabled, waits(button)]).toEqual([false, ['true', 'true']])
  rerender(form(false, onSend))
  fireEvent.click(button)
  expect(sent).toBe(2)
  expect(waits(button)).toEqual([null, null])
})

test('one that its own press leaves without anything to do keeps the focus as well', () => {
  const { rerender } = render(<Button isBusy={false}>End</Button>)
  const button = screen.getByRole<HTMLButtonElement>('button')
  button.focus()
  rerender(
    <Button isBusy={false} disabled>
      End
    </Button>,
  )
  expect([button.disabled, waits(button)]).toEqual([false, ['true', null]])
  expect(document.activeElement).toBe(button)
})

test('no control is disabled while its press is being done', () => {
  const files = globSync('src/web/**/*.tsx')
  expect(files.length).toBeGreaterThan(100)
  const lost = files.filter(file =>
    /(?<!aria-)disabled=\{[^}]*(isPending|isBusy|isFetching)/.test(readFileSync(file, 'utf8')),
  )
  expect(lost, 'isBusy of Button, IconButton, Ask, Select and PickFile keeps the focus').toEqual([])
})
