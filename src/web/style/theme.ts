import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
const dark = matchMedia('(prefers-color-scheme: dark)')
const readers = new Set<() => void>()

const chosen = (): Theme => {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
const show = () => {
  const theme = chosen()
  document.documentElement.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme
  readers.forEach(tell => tell())
}
// The system changes with the evening, another tab with a click.
dark.addEventListener('change', show)
addEventListener('storage', event => event.key === key && show())

const choose = (theme: Theme) => {
  if (theme === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  show()
}
const follow = (tell: () => void) => {
  readers.add(tell)
  return () => readers.delete(tell)
}

/** Before the browser is asked. */
const usual = (): Theme => 'system'

/** Light, dark or as the system has it; `public/theme.js` has set it before the first paint. */
export const useTheme = () => [useSyncExternalStore(follow, chosen, usual), choose] as const
