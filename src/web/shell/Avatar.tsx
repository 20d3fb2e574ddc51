import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { Face } from '../avatars/Face.tsx'
import { later } from '../ui/later.ts'
import { MenuButton, type MenuProps } from '../ui/MenuButton.tsx'
import { initialsOf } from '../avatars/initials.ts'

const AvatarMenu = later<MenuProps>(() => import('./AvatarMenu.tsx').then(it => it.AvatarMenu))
const words = {
  account: (initials: string, name: string) => ({
    de: `${initials}: Konto von ${name}`,
    en: `${initials}: account of ${name}`,
  }),
}

/** The person's picture or initials, and behind it everything that concerns their account. */
export function Avatar() {
  const t = useText()
  const { name_text: name, email, avatar_image: picture } = useSession()
  const initials = initialsOf(name || email)
  return (
    <MenuButton label={t(words.account(initials, name || email))} menu={AvatarMenu}>
      <Face name={name || email} picture={picture} />
    </MenuButton>
  )
}
