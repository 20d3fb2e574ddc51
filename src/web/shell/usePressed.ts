import { useEffect } from 'react'
import { isSomethingOpen, isTyping, type ShortcutName, shortcutOf } from '../shortcuts/keys.ts'
import type { DialogName } from '../dialogs.ts'

const marked = (name: ShortcutName) => document.querySelectorAll<HTMLElement>(`[data-shortcut=${name}]`)
const isVisible = (control: HTMLElement) => control.checkVisibility()

/** The gap behind the one that has the focus, or the first. */
const nextGap = () => {
  const gaps = [...document.querySelectorAll<HTMLElement>('[data-gap]')].filter(isVisible)
  return gaps[gaps.findIndex(gap => gap === document.activeElement) + 1] ?? gaps[0]
}

/** What is saved stays so: pressed again out of habit, the keys do not undo it. */
const isKept = (name: ShortcutName, control: HTMLElement) =>
  name === 'bookmark' && control.getAttribute('aria-pressed') === 'true'

const press = (name: ShortcutName) => {
  const control = name === 'gap' ? nextGap() : [...marked(name)].find(isVisible)
  if (!control) return false
  if (name === 'gap' || control.matches('input, textarea')) {
    control.scrollIntoView({ block: 'nearest' })
    control.focus()
  } else if (!isKept(name, control)) control.click()
  return true
}

/** Presses the control that a shortcut stands for, and opens the list of them for “?”; not behind a dialog. */
export function usePressed(open: (name: DialogName) => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const asksForHelp = key === '?' && !ctrlKey && !metaKey && !altKey && !isTyping(event)
      const name = shortcutOf(event)
      if ((!asksForHelp && !name) || event.defaultPrevented) return
      if (isSomethingOpen()) {
        // The browser's own search would come over a dialog.
        if (name === 'search') event.preventDefault()
        return
      }
      if (asksForHelp) open('shortcuts')
      else if (!name || !press(name)) return
      event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [open])
}
