import { FileUp, LayoutTemplate } from 'lucide-react'
import { useText } from '../language.tsx'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import type { MenuProps } from '../ui/MenuButton.tsx'
import { words } from './words.ts'

export type NewMenuProps = MenuProps & { onTemplate(): void; onFile(): void }

/** Other ways to begin a document than an empty one. */
export function NewMenu({ onTemplate, onFile, ...menu }: NewMenuProps) {
  const t = useText()
  return (
    <Menu {...menu}>
      <MenuItem icon={LayoutTemplate} onClick={onTemplate}>
        {t(words.fromTemplate)}
      </MenuItem>
      <MenuItem icon={FileUp} onClick={onFile}>
        {t(words.openFile)}
      </MenuItem>
    </Menu>
  )
}
