import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { Text } from '#shared/text.ts'
import { KeptSheet } from '../brand/drawings.tsx'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { type Selection, type ListEntry, EntryList, EntrySkeleton } from './EntryList.tsx'
import { counted, type Kind } from './kinds.ts'
import { isBeyond, Pager } from './Pager.tsx'
import { SearchField } from './SearchField.tsx'
import type { useLibrary } from './useLibrary.ts'

const words = {
  none: (typed: string) => ({ de: `Nichts hier enthält „${typed}“.`, en: `Nothing here contains “${typed}”.` }),
  noneSuch: { de: 'Nichts passt zu dieser Auswahl.', en: 'Nothing matches this selection.' },
  meant: (meant: string) => ({ de: `Gesucht wurde nach „${meant}“.`, en: `Searched for “${meant}”.` }),
  beginnings: {
    de: 'Bei sehr langen Texten wird nur der Anfang durchsucht.',
    en: 'Only the beginning of very long texts is searched.',
  },
  many: ({ de, en }: Text) => ({ de: `Mehr als ${de}`, en: `More than ${en}` }),
  all: { de: 'Alle zeigen', en: 'Show all' },
  write: { de: 'Etwas schreiben', en: 'Write something' },
  loading: { de: 'Wird geladen', en: 'Loading' },
}

type Listed = {
  /** What they are. */
  readonly kind: Kind
  readonly entries: readonly ListEntry[] | undefined
  readonly total: number
  readonly perPage: number
  /** The entries are still those of the page before. */
  readonly isOld: boolean
  /** There are more than the total. */
  readonly more?: true
  /** The search as it was understood, where that is not as it was typed. */
  readonly meant?: string
  /** Of some texts only the beginning is searched. */
  readonly beginnings?: true
  readonly failure: unknown
  retry(): void
}

type Props = {
  title: string
  /** What stands there while nothing was ever kept. */
  empty: { title: string; text: string }
  at: ReturnType<typeof useLibrary>
  list: Listed
  /** Ways to narrow the list; their button stands beside the search. */
  filters?: ReactNode
  /** What can be done with the list as a whole, beside its title. */
  tools?: ReactNode
  /** The way to what is not in the list. */
  aside?: ReactNode
  /** What can be done with those that are chosen, at the foot of the window. */
  foot?: ReactNode
  /** Stands at the beginning of each line: a way to choose several. */
  choosing?: Selection
  /** The row of the text that lies open, where that has another id. */
  current?: string
  /** The text that lies open, and where there is none chosen, the first one. */
  children(id: string): ReactNode
}

/**
 * History and bookmarks are one screen over two lists: the list left, the text right; on phones one after the other.
 */
export function Library({ title, empty, at, list, current, choosing, children, ...parts }: Props) {
  const t = useText()
  const { number } = useFormats()
  const { entries, total, perPage, isOld, failure, more, meant, beginnings } = list
  if (entries && total === 0 && !at.isNarrowed && !at.id)
    return (
      <div className="grid grid-cols-1 justify-items-center py-20 text-center">
        <KeptSheet />
        <h1 className="voice mt-5 text-xl">{empty.title}</h1>
        <p className="mt-1 max-w-sm text-balance text-muted">{empty.text}</p>
        <div className="mt-3 empty:hidden">{parts.aside}</div>
        <Link to={pages.catalogue} className="btn-primary mt-5">
          {t(words.write)}
        </Link>
      </div>
    )

  const open = at.id ?? entries?.[0]?.id
  const count = counted(list.kind, number(total), total === 1)
  const last = Math.ceil(total / perPage)
  const hasFilters = Object.values(at.filters).some(Boolean)
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
      {at.id && <h1 className="sr-only xl:hidden">{title}</h1>}
      <div className={at.id ? 'max-xl:hidden' : ''}>
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-2">
          <h1 className="voice text-2xl">{title}</h1>
          {parts.tools}
        </div>
        <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm text-muted">
          <p role="status" className="tabular-nums">
            <span data-own className={entries ? '' : 'sr-only'}>
              {entries ? t(more ? words.many(count) : count) : !failure && t(words.loading)}
            </span>
          </p>
          {entries && parts.aside}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-1">
          <SearchField className="min-w-0 flex-1" search={at.search} onSearch={at.onSearch} />
          {parts.filters}
        </div>
        <p role="status" className="mt-2 pl-3 text-sm wrap-anywhere empty:hidden">
          {entries && meant && t(words.meant(meant))}
        </p>
        {entries && beginnings && <p className="pl-3 text-sm text-muted">{t(words.beginnings)}</p>}
        {failure && !entries ? (
          <div className="mt-4">
            <NotLoaded failure={failure} onRetry={list.retry} />
          </div>
        ) : !entries || isBeyond(entries, at.page, last) ? (
          <EntrySkeleton />
        ) : entries.length > 0 ? (
          <EntryList entries={entries} chosen={current ?? open} onChoose={at.onChoose} choosing={choosing} />
        ) : (
          <div className="grid justify-items-center gap-3 px-3 py-10 text-center text-muted">
            <p className="wrap-anywhere">
              {!at.isNarrowed ? empty.title : t(hasFilters ? words.noneSuch : words.none(at.search))}
            </p>
            <button type="button" className="btn-line min-h-9 text-sm" onClick={at.onAll}>
              {t(words.all)}
            </button>
          </div>
        )}
        {entries && <Pager page={at.page} of={last} isOld={isOld} onPage={at.onPage} />}
        {parts.foot}
      </div>
      {open && (
        <div className={`min-w-0 ${at.id ? '' : 'max-xl:hidden'}`}>
          <h1 className="sr-only xl:hidden">{title}</h1>
          {children(open)}
        </div>
      )}
    </div>
  )
}
