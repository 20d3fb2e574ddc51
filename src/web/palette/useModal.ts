import { useLayoutEffect, useRef } from 'react'

/**
 * Opens the browser's own dialog over the page as long as it is drawn: nothing behind it can be reached. What had the
 * focus before has it again afterwards, unless somebody has left for another place (`leave`).
 */
export function useModal() {
  const modal = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = modal.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (dialog?.dataset.left !== undefined && before instanceof HTMLElement) before.blur()
    }
  }, [])
  return {
    modal,
    leave: () => {
      if (modal.current) modal.current.dataset.left = ''
    },
  }
}
