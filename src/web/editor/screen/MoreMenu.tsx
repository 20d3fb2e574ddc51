import { use } from 'react'
import { useText } from '../../language.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import type { MenuProps } from '../../ui/MenuButton.tsx'
import { MoreTools } from './more-tools.ts'

/** Tools by their names; the one that holds at the caret has a tick. */
export function MoreMenu(props: MenuProps) {
  const t = useText()
  const on = use(MoreTools)
  if (!on) return null
  const { editor, hidden, onAsk } = on
  return (
    <Menu {...props}>
      <div className="max-h-[min(60vh,30rem)] overflow-y-auto">
        {hidden.map(({ name, icon, isOn, isOff, run, asks }) =>
          isOff?.(editor) ? null : (
            <MenuItem
              key={name.en}
              icon={icon}
              // The menu gives the keyboard back first: what opens now keeps it.
              onClick={() => setTimeout(() => (asks ? onAsk(asks) : run(editor)))}
            >
              <span className={isOn?.(editor) ? 'font-semibold text-accent-ink' : ''}>
                {t(name)}
                {isOn?.(editor) && ' ✓'}
              </span>
            </MenuItem>
          ),
        )}
      </div>
    </Menu>
  )
}
