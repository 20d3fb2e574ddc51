import { useState } from 'react'
import { tellLostPart } from './lost-part.ts'

/**
 * Opens something that is loaded only then: `hints` load it as soon as someone points at its button, `open` shows it
 * once it is there. What cannot be loaded stays closed, and the frame says so.
 */
export function useOpener(load: () => Promise<unknown>) {
  const [isOpen, setOpen] = useState(false)
  const hint = () => void load().catch(() => undefined)
  return {
    isOpen,
    open: () => void load().then(() => setOpen(true), tellLostPart),
    close: () => setOpen(false),
    hints: { onPointerEnter: hint, onFocus: hint },
  }
}
