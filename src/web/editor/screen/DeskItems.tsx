import { use } from 'react'
import { Bookmark, FolderOpen, History, Printer } from 'lucide-react'
import { keepText } from '../bookmark.ts'
import { useNews } from '../../data/news.ts'
import { bookmarksKey } from '../../data/bookmarks.ts'
import { useText } from '../../language.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx'
import type { MenuProps } from '../../ui/MenuButton.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { OnDesk } from './on-desk.ts'

const words = {
  open: { de: 'Datei öffnen …', en: 'Open a file …' },
  versions: { de: 'Fassungen', en: 'Versions' },
  print: { de: 'Drucken', en: 'Print' },
  bookmark: { de: 'Als Lesezeichen sichern', en: 'Save as a bookmark' },
  kept: { de: 'Als Lesezeichen gesichert', en: 'Saved to bookmark' },
}

/** The menu of a document. */
export function DeskItems(props: MenuProps) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const on = use(OnDesk)
  if (!on) return null
  const bookmark = async () => {
    try {
      await keepText(on.leaving())
      tell({ stale: bookmarksKey })
      toast({ text: t(words.kept), tone: 'ok' })
    } catch (error) {
      toast({ text: sentence(error), tone: 'danger' })
    }
  }
  return (
    <Menu {...props}>
      <MenuItem icon={FolderOpen} onClick={on.onOpen}>
        {t(words.open)}
      </MenuItem>
      {on.onVersions && (
        <MenuItem icon={History} onClick={on.onVersions}>
          {t(words.versions)}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={Bookmark} onClick={() => void bookmark()}>
        {t(words.bookmark)}
      </MenuItem>
      <MenuItem icon={Printer} onClick={() => setTimeout(() => print(), 100)}>
        {t(words.print)}
      </MenuItem>
    </Menu>
  )
}
