import { useEffect, useRef } from 'react'
import type { Locale } from '#shared/text.ts'

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** A shortcut as it stands on the keyboard: Strg Enter, Ctrl Enter, ⌘ Enter. */
export const command = (key: string, locale: Locale) => `${isMac ? '⌘' : { de: 'Strg', en: 'Ctrl' }[locale]} ${key}`

/** Listens for shortcuts with Ctrl or Cmd on the whole page, but not behind a dialog. */
export function useCommands(commands: Readonly<Record<string, () => void>>) {
  const held = useRef(commands)
  useEffect(() => {
    held.current = commands
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const run = held.current[event.key]
      const behind = event.target instanceof Element && event.target.closest('[role=dialog], dialog')
      if (!run || !(event.ctrlKey || event.metaKey) || event.repeat || behind) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
