import { Monitor, Moon, Sun } from 'lucide-react'
import type { Theme } from './theme.ts'

export const themeWords = { de: 'Design', en: 'Theme' }

export const themeChoices = {
  light: { icon: Sun, name: { de: 'Hell', en: 'Light' } },
  dark: { icon: Moon, name: { de: 'Dunkel', en: 'Dark' } },
  system: { icon: Monitor, name: { de: 'Systemeinstellung', en: 'Match system' } },
} satisfies Record<Theme, object>
