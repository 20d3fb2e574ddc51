// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type ShortcutName, shortcutOf, shortcuts } from './keys.ts'

test.each(Object.keys(shortcuts) as ShortcutName[])('the keys of “%s” stand for it alone', name => {
  const { key, shift = false }: { key: string; shift?: boolean } = shortcuts[name]
  const typed = shift && key.length === 1 ? key.toUpperCase() : key
  expect(shortcutOf(new KeyboardEvent('keydown', { key: typed, shiftKey: shift, ctrlKey: true }))).toBe(name)
})
