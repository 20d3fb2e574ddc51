// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

test('the second click on a button that closes a dialog does not reach what lay behind it', () => {
  const behind = vi.fn<() => void>()
  function Page() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={behind}>
          dahinter
        </button>
        {open && (
          <Dialog title="Frage" onClose={() => setOpen(false)}>
            <button type="button" onClick={() => setOpen(false)}>
              ja
            </button>
          </Dialog>
        )}
      </>
    )
  }
  render(<Page />)
  const page = screen.getByText('dahinter')
  fireEvent.click(screen.getByText('ja'), { detail: 1 })
  expect(screen.queryByText('ja')).toBeNull()
  fireEvent.mouseDown(page, { detail: 2 })
  fireEvent.click(page, { detail: 2 })
  expect(behind).not.toHaveBeenCalled()
  fireEvent.mouseDown(page, { detail: 1 })
  fireEvent.click(page, { detail: 1 })
  expect(behind).toHaveBeenCalledTimes(1)
  fireEvent.click(page, { detail: 2 })
  expect(behind).toHaveBeenCalledTimes(2)
})
