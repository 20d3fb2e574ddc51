import { inEach, type Text } from '#shared/text.ts'
import { useOfBrowser } from '../useOfBrowser.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
const command = inEach(() => '⌘')
const control: Text = { de: 'Strg', en: 'Ctrl' }

/** What the key is called that is held for a shortcut. */
export const useModKey = (): Text => (useOfBrowser(() => isMac) ? command : control)
