import { useNavigate } from '@tanstack/react-router'
import { Columns2, Trash2 } from 'lucide-react'
import type { VersionView } from '#server/runs/shown.ts'
import { useText } from '../../language.tsx'
import { pages } from '../../pages.ts'
import { askedOf, versionWords } from '../../refine/words.ts'
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx'
import type { MenuProps } from '../../ui/MenuButton.tsx'

const words = {
  compare: (version: string) => ({ de: `Mit ${version} vergleichen`, en: `Compare with ${version}` }),
  remove: { de: 'Diese Fassung löschen', en: 'Delete this version' },
}

type Props = MenuProps & { id: string; versions: readonly VersionView[]; onRemove(): void }

/** What can be done with one of several versions: it is compared with another, or goes by itself. */
export function VersionMenu({ id, versions, onRemove, ...menu }: Props) {
  const t = useText()
  const go = useNavigate()
  const numbered = versions.map((version, at) => ({ version, name: t(versionWords.one(String(at + 1))) }))
  const isWriting = versions.some(({ _id, state }) => _id === id && state === 'running')
  return (
    <Menu {...menu}>
      {numbered
        .filter(({ version }) => version._id !== id && version.state !== 'running')
        .map(({ version, name }) => (
          <MenuItem
            key={version._id}
            icon={Columns2}
            onClick={() => void go({ to: pages.compare, search: { id: version._id, with: id } })}
          >
            <span className="min-w-0">
              {t(words.compare(name))}
              <span className="block truncate text-xs text-muted">{askedOf(version, t)}</span>
            </span>
          </MenuItem>
        ))}
      {!isWriting && (
        <>
          <MenuLine />
          <MenuItem icon={Trash2} onClick={onRemove}>
            {t(words.remove)}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
