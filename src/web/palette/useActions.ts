import { createElement } from 'react'
import { useNavigate } from '@tanstack/react-router'
import {
  Bookmark,
  Bug,
  CalendarDays,
  History,
  Keyboard,
  Layers,
  Languages,
  Lightbulb,
  LogOut,
  type LucideIcon,
  PenLine,
  Settings,
  ShieldCheck,
  Sparkles,
} from 'lucide-react'
import { locales, type Text } from '#shared/text.ts'
import { useSignOut } from '../account/useSignOut.ts'
import { useAiLanguage } from '../data/ai-language.ts'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { useDialogs } from '../dialogs.ts'
import { helpWords } from '../feedback/help-words.ts'
import { themeChoices, themeWords } from '../style/theme-words.ts'
import { themes, useTheme } from '../style/theme.ts'
import type { Findable } from '../search/ranking.ts'
import { useInterfaceLanguage } from '../useInterfaceLanguage.ts'
import type { Suggestion } from './suggestions.ts'

const words = {
  write: { de: 'Neuer Text …', en: 'New text …' },
  history: { de: 'Verlauf', en: 'History' },
  bookmarks: { de: 'Lesezeichen', en: 'Bookmarks' },
  settings: { de: 'Einstellungen', en: 'Settings' },
  upgrade: { de: 'Tarife vergleichen', en: 'Compare the plans' },
  setup: { de: 'KI-Modell und Einrichtung', en: 'AI model and setup' },
  admin: { de: 'Administration', en: 'Administration' },
  ai: { de: 'KI-Sprache', en: 'AI language' },
  page: { de: 'Oberfläche', en: 'System language' },
  signOut: { de: 'Abmelden', en: 'Logout' },
} satisfies Record<string, Text>

/** What else one might call it. */
const also = {
  write: { de: 'erstellen schreiben Werkzeuge Katalog', en: 'create write tools catalogue' },
  history: { de: 'Texte Läufe früher', en: 'texts runs earlier' },
  bookmarks: { de: 'gesichert gemerkt Favoriten', en: 'saved kept favourites' },
  settings: { de: 'Konto Profil Passwort Tarif Dateien', en: 'account profile password plan files' },
  upgrade: { de: 'Tarif erweitern Anfragen', en: 'upgrade requests' },
  theme: { de: 'Farben Darstellung', en: 'colours appearance' },
  language: { de: 'Sprache Deutsch Englisch', en: 'language German English' },
  feedback: { de: 'Rückmeldung Hilfe Wunsch', en: 'feedback help wish' },
  signOut: { de: 'Ausloggen beenden', en: 'sign out leave' },
} satisfies Record<string, Text>

const languageNames = { de: { de: 'Deutsch', en: 'German' }, en: { de: 'Englisch', en: 'English' } }

const drawn = (icon: LucideIcon) => createElement(icon, { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true })

/** Everything one can do from anywhere; what already is so is not offered. */
export function useActions(): (Suggestion & Findable)[] {
  const t = useText()
  const go = useNavigate()
  const open = useDialogs()
  const session = useSession()
  const signOut = useSignOut()
  const [theme, chooseTheme] = useTheme()
  const [locale, speak] = useInterfaceLanguage()
  const aiLanguage = useAiLanguage()

  const action = (id: string, name: string, more: Text | undefined, icon: LucideIcon, run: () => void) => ({
    id,
    name,
    words: t(more).split(' ').filter(Boolean),
    icon: drawn(icon),
    run,
  })
  const to =
    (page: (typeof pages)['catalogue' | 'history' | 'bookmarks' | 'settings' | 'upgrade' | 'admin' | 'welcome']) =>
    () =>
      void go({ to: page, search: {} })

  return [
    action('write', t(words.write), also.write, PenLine, to(pages.catalogue)),
    action('history', t(words.history), also.history, History, to(pages.history)),
    action('bookmarks', t(words.bookmarks), also.bookmarks, Bookmark, to(pages.bookmarks)),
    action('settings', t(words.settings), also.settings, Settings, to(pages.settings)),
    action('upgrade', t(words.upgrade), also.upgrade, Layers, to(pages.upgrade)),
    ...themes
      .filter(one => one !== theme)
      .map(one => {
        const { name, icon } = themeChoices[one]
        return action(`theme-${one}`, `${t(themeWords)}: ${t(name)}`, also.theme, icon, () => chooseTheme(one))
      }),
    ...locales
      .filter(one => one !== locale)
      .map(one =>
        action(`page-${one}`, `${t(words.page)}: ${t(languageNames[one])}`, also.language, Languages, () => speak(one)),
      ),
    ...locales
      .map(one => ({ one, code: one.toUpperCase() as 'DE' | 'EN' }))
      .filter(({ code }) => code !== aiLanguage.language)
      .map(({ one, code }) =>
        action(`ai-${one}`, `${t(words.ai)}: ${t(languageNames[one])}`, also.language, Languages, () =>
          aiLanguage.change(code),
        ),
      ),
    ...(session.booking
      ? [action('call', t(helpWords.call), also.feedback, CalendarDays, () => visit(session.booking))]
      : []),
    action('feature', t(helpWords.feature), also.feedback, Lightbulb, () => open('feature')),
    action('bug', t(helpWords.bug), also.feedback, Bug, () => open('bug')),
    action('shortcuts', t(helpWords.shortcuts), undefined, Keyboard, () => open('shortcuts')),
    ...(isAdmin(session)
      ? [
          action('admin', t(words.admin), undefined, ShieldCheck, to(pages.admin)),
          action('setup', t(words.setup), undefined, Sparkles, to(pages.welcome)),
        ]
      : []),
    action('sign-out', t(words.signOut), also.signOut, LogOut, () => signOut.mutate()),
  ]
}

const visit = (address: string | null) => address && open(address, '_blank', 'noopener,noreferrer')
