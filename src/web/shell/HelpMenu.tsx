import { Bug, CalendarDays, Keyboard, Lightbulb } from 'lucide-react'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../ui/Menu.tsx'
import type { MenuProps } from '../ui/MenuButton.tsx'
import { useDialogs } from '../dialogs.ts'
import { helpWords } from '../feedback/help-words.ts'

/** Whom to ask, what to tell, and the keys one can press. */
export function HelpMenu(props: MenuProps) {
  const t = useText()
  const open = useDialogs()
  const { booking } = useSession()
  return (
    <Menu {...props}>
      {booking && (
        <MenuLink icon={CalendarDays} href={booking}>
          {t(helpWords.call)}
        </MenuLink>
      )}
      <MenuItem icon={Lightbulb} onClick={() => open('feature')}>
        {t(helpWords.feature)}
      </MenuItem>
      <MenuItem icon={Bug} onClick={() => open('bug')}>
        {t(helpWords.bug)}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Keyboard} onClick={() => open('shortcuts')}>
        {t(helpWords.shortcuts)}
      </MenuItem>
    </Menu>
  )
}
