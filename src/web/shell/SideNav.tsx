import { Link } from '@tanstack/react-router'
import { Bookmark, FileText, History, Images, LayoutGrid, type LucideIcon, PenLine } from 'lucide-react'
import type { Text } from '#shared/text.ts'
import { Wordmark } from '../brand/Wordmark.tsx'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { PinnedNav } from '../pins/PinnedNav.tsx'
import { PlanCard } from './PlanCard.tsx'
import { WhenKnown } from './WhenKnown.tsx'

type To = (typeof pages)['catalogue' | 'editor' | 'pictures' | 'history' | 'bookmarks' | 'documents']
type Group = { name: Text; items: readonly { to: To; icon: LucideIcon; name: Text }[] }

const groups: readonly Group[] = [
  {
    name: { de: 'Schreiben', en: 'Write' },
    items: [
      { to: pages.catalogue, icon: LayoutGrid, name: { de: 'Text-Werkzeuge', en: 'Text tools' } },
      { to: pages.editor, icon: PenLine, name: { de: 'Editor', en: 'Editor' } },
      { to: pages.pictures, icon: Images, name: { de: 'Bilder', en: 'Pictures' } },
    ],
  },
  {
    name: { de: 'Ablage', en: 'Library' },
    items: [
      { to: pages.history, icon: History, name: { de: 'Verlauf', en: 'History' } },
      { to: pages.bookmarks, icon: Bookmark, name: { de: 'Lesezeichen', en: 'Bookmarks' } },
      { to: pages.documents, icon: FileText, name: { de: 'Dokumente', en: 'Documents' } },
    ],
  },
]
const words = {
  nav: { de: 'Hauptnavigation', en: 'Main navigation' },
  home: { de: 'Federwerk, zu den Werkzeugen', en: 'Federwerk, go to the tools' },
}
const row =
  'flex h-9 items-center gap-2.5 rounded-md px-2.5 text-base text-muted transition-colors duration-120 hover:bg-sunken ' +
  'hover:text-ink pointer-coarse:h-11 data-[status=active]:bg-accent-soft data-[status=active]:font-medium ' +
  'data-[status=active]:text-accent-ink'

/** Where one can go. It shows only what exists. */
export function SideNav() {
  const t = useText()
  return (
    <nav aria-label={t(words.nav)} className="flex h-full flex-col gap-5 overflow-y-auto p-3">
      <Link
        to={pages.catalogue}
        aria-label={t(words.home)}
        className="flex h-9 items-center rounded-md px-2 pointer-coarse:h-11"
      >
        <Wordmark />
      </Link>
      {groups.map(({ name, items }) => (
        <div key={name.en}>
          <p className="eyebrow px-2.5 pb-1">{t(name)}</p>
          {items.map(({ to, icon: Icon, name }) => (
            <Link key={to} to={to} search={{}} className={row} activeOptions={{ includeSearch: false }}>
              <Icon className="size-[18px]" strokeWidth={1.75} aria-hidden />
              {t(name)}
            </Link>
          ))}
        </div>
      ))}
      <WhenKnown>
        <PinnedNav row={row} />
        <PlanCard />
      </WhenKnown>
    </nav>
  )
}
