import type { Change, How } from '#shared/refinement.ts'
import { useText } from '../language.tsx'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import type { MenuProps } from '../ui/MenuButton.tsx'
import { refinementNames } from './words.ts'

export type MoreWaysProps = MenuProps & { ways: readonly How[]; onWay(way: Change): void }

/** The ways of changing a text that have no room in their line. */
export function MoreWays({ ways, onWay, ...menu }: MoreWaysProps) {
  const t = useText()
  return (
    <Menu {...menu}>
      {ways.map(how => (
        <MenuItem key={how} onClick={() => onWay({ how })}>
          {t(refinementNames[how])}
        </MenuItem>
      ))}
    </Menu>
  )
}
