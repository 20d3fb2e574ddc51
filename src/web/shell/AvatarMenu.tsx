import { LogOut, Settings, ShieldCheck, Sparkles } from 'lucide-react'
import { useNavigate } from '@tanstack/react-router'
import { useSignOut } from '../account/useSignOut.ts'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Face } from '../avatars/Face.tsx'
import { Menu, MenuItem, MenuLine, MenuRadio } from '../ui/Menu.tsx'
import type { MenuProps } from '../ui/MenuButton.tsx'
import { themeChoices, themeWords } from '../style/theme-words.ts'
import { themes, useTheme } from '../style/theme.ts'

const words = {
  settings: { de: 'Einstellungen', en: 'Settings' },
  admin: { de: 'Administration', en: 'Admin' },
  setup: { de: 'KI-Modell und Einrichtung', en: 'AI model and setup' },
  signOut: { de: 'Abmelden', en: 'Logout' },
}

export function AvatarMenu(props: MenuProps) {
  const t = useText()
  const go = useNavigate()
  const session = useSession()
  const signOut = useSignOut()
  const [theme, choose] = useTheme()
  return (
    <Menu {...props}>
      <div className="flex items-center gap-3 px-2.5 pt-1.5 pb-2">
        <Face name={session.name_text || session.email} picture={session.avatar_image} />
        <div className="min-w-0">
          <p className="truncate font-medium">{session.name_text}</p>
          <p className="truncate text-sm text-muted">{session.email}</p>
        </div>
      </div>
      <MenuLine />
      <MenuItem icon={Settings} onClick={() => void go({ to: pages.settings })}>
        {t(words.settings)}
      </MenuItem>
      {isAdmin(session) && (
        <MenuItem icon={ShieldCheck} onClick={() => void go({ to: pages.admin })}>
          {t(words.admin)}
        </MenuItem>
      )}
      {isAdmin(session) && (
        <MenuItem icon={Sparkles} onClick={() => void go({ to: pages.welcome })}>
          {t(words.setup)}
        </MenuItem>
      )}
      <MenuLine />
      <MenuRadio
        label={t(themeWords)}
        value={theme}
        onChange={choose}
        options={themes.map(value => ({ value, label: t(themeChoices[value].name), icon: themeChoices[value].icon }))}
      />
      <MenuLine />
      <MenuItem icon={LogOut} onClick={() => signOut.mutate()}>
        {t(words.signOut)}
      </MenuItem>
    </Menu>
  )
}
