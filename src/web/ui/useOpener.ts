import { startTransition, useState } from 'react'
import { tellLostPart } from './lost-part.ts'

type Part = { load(): Promise<unknown>; hint(): void }

/**
 * Opens a part that is loaded only then: `hints` load it as soon as someone points at its button, `open` shows it once
 * it is there. What cannot be loaded stays closed, and the frame says so. In a transition nothing takes its place
 * meanwhile: what did would have to stay for a third of a second.
 */
export function useOpener({ load, hint }: Part) {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: () => void load().then(() => startTransition(() => setOpen(true)), tellLostPart),
    close: () => setOpen(false),
    hints: { onPointerEnter: hint, onFocus: hint },
  }
}
