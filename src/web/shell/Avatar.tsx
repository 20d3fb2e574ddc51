import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { MenuButton, type MenuProps } from '../ui/MenuButton.tsx'
import { initialsOf } from './initials.ts'

const AvatarMenu = later<MenuProps>(() => import('./AvatarMenu.tsx').then(it => it.AvatarMenu))
const words = {
  account: (initials: string, name: string) => ({
    de: `${initials}: Konto von ${name}`,
    en: `${initials}: account of ${name}`,
  }),
}

/** The person's initials, and behind them everything that concerns their account. */
export function Avatar() {
  const t = useText()
  const { name_text: name, email } = useSession()
  const initials = initialsOf(name || email)
  return (
    <MenuButton label={t(words.account(initials, name || email))} menu={AvatarMenu}>
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink"
      >
        {initials}
      </span>
    </MenuButton>
  )
}
