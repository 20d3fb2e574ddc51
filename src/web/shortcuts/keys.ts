import { useEffect, useEffectEvent } from 'react'
import type { Locale } from '#shared/text.ts'

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** What shortcuts do: the keys to press with Ctrl or Cmd, as `KeyboardEvent.key` names them. */
type Shortcut = {
  readonly key: string
  readonly shift?: boolean
  /** Where a text is typed, the keys keep the meaning they have there. */
  readonly outsideFields?: boolean
  /** Where words are selected, the browser does what it does with them. */
  readonly withoutSelection?: boolean
  readonly does: { readonly de: string; readonly en: string }
}

/**
 * All shortcuts, in the order in which they are shown. They keep clear of what browsers are known to use, except for
 * copying and saving, which mean the same there.
 */
export const shortcuts = {
  search: { key: 'k', does: { de: 'Suchen und ausführen', en: 'Search and run' } },
  new: { key: 'Enter', shift: true, does: { de: 'Neues, leeres Formular', en: 'New, empty form' } },
  generate: { key: 'Enter', does: { de: 'Text erstellen', en: 'Generate the text' } },
  stop: { key: '.', does: { de: 'Anhalten', en: 'Stop' } },
  copy: {
    key: 'c',
    outsideFields: true,
    withoutSelection: true,
    does: { de: 'Ganzen Text kopieren, wenn nichts markiert ist', en: 'Copy the whole text if nothing is selected' },
  },
  bookmark: { key: 's', does: { de: 'Als Lesezeichen sichern', en: 'Save as bookmark' } },
  refine: {
    key: 'f',
    shift: true,
    does: { de: 'Eigene Anweisung zum Ändern eingeben', en: 'Type an instruction to change the text' },
  },
  gap: { key: ' ', shift: true, does: { de: 'Zur nächsten Lücke', en: 'Go to the next gap' } },
  before: {
    key: 'ArrowUp',
    shift: true,
    outsideFields: true,
    withoutSelection: true,
    does: { de: 'Fassung davor', en: 'Previous version' },
  },
  behind: {
    key: 'ArrowDown',
    shift: true,
    outsideFields: true,
    withoutSelection: true,
    does: { de: 'Fassung danach', en: 'Next version' },
  },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts

const keyNames: Readonly<Record<string, { de: string; en: string }>> = {
  ' ': { de: 'Leertaste', en: 'Space' },
  ArrowUp: { de: '↑', en: '↑' },
  ArrowDown: { de: '↓', en: '↓' },
}

/** The keys of a shortcut as they stand on the keyboard: Strg Enter, Ctrl Enter, ⌘ Enter. */
export const keysOf = (name: ShortcutName, locale: Locale): readonly string[] => {
  const { key, shift }: Shortcut = shortcuts[name]
  const held = isMac ? '⌘' : { de: 'Strg', en: 'Ctrl' }[locale]
  const shiftKey = isMac ? '⇧' : { de: 'Umschalt', en: 'Shift' }[locale]
  return [held, ...(shift ? [shiftKey] : []), keyNames[key]?.[locale] ?? (key.length === 1 ? key.toUpperCase() : key)]
}

/** The same in one line, for a button. */
export const command = (name: ShortcutName, locale: Locale) => keysOf(name, locale).join(' ')

/** What a control carries that a shortcut presses: its name, and the keys for whoever has them read aloud. */
export const pressedBy = (name: ShortcutName) => {
  const { key, shift }: Shortcut = shortcuts[name]
  const rest = `${shift ? 'Shift+' : ''}${key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key}`
  return { 'data-shortcut': name, 'aria-keyshortcuts': `Control+${rest} Meta+${rest}` }
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])')

/** Whether a text field has the focus, where keys are typed. */
export const isTyping = ({ target }: KeyboardEvent) => !!isField(target)

/** Whether a dialog or a menu is open, which is answered first; a toast is none. */
export const isSomethingOpen = () =>
  document.querySelector('[role=dialog]:not([data-toast]), [role=menu], dialog') !== null

/** The shortcut that these keys are, where it may do something now. */
export const shortcutOf = (event: KeyboardEvent): ShortcutName | undefined => {
  const held = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!held || event.altKey || event.repeat || event.defaultPrevented) return undefined
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const found = Object.entries(shortcuts).find(([, one]: [string, Shortcut]) => {
    // The dot is typed with Shift on some keyboards.
    if (one.key !== key || (one.key !== '.' && !!one.shift !== event.shiftKey)) return false
    if (one.outsideFields && isTyping(event)) return false
    return !one.withoutSelection || (getSelection()?.isCollapsed ?? true)
  })
  // The names of the table are those of its entries.
  return found?.[0] as ShortcutName | undefined
}

type Handlers = Partial<Record<ShortcutName, () => void>>

/** Listens for shortcuts on the whole page, but not behind a dialog. */
export function useCommands(commands: Handlers) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event)
    const run = name && commands[name]
    if (!run || isSomethingOpen()) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
