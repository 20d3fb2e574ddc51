import { inEach, type Text } from '#shared/text.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** What the key is called that is held for a shortcut. */
export const modKey: Text = isMac ? inEach(() => '⌘') : { de: 'Strg', en: 'Ctrl' }

/** Whether it is held, and no other. */
export const isModHeld = ({ metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent) =>
  (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey
