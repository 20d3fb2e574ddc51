import { useQuery } from '@tanstack/react-query'
import { bookmarkListQuery, bookmarkTypesQuery } from '../data/bookmarks.ts'
import { useEngines } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Face } from './Face.tsx'
import { pictureIn } from './picture-of.ts'
import { ExportAll } from './bookmarks/ExportAll.tsx'
import { TypeFilter } from './bookmarks/TypeFilter.tsx'
import { ChosenBookmark } from './ChosenBookmark.tsx'
import { engineOf } from './engine-of.ts'
import { kindOfList } from './kinds.ts'
import { Library } from './Library.tsx'
import { titleOfBookmark } from './titles.ts'
import { useLibrary } from './useLibrary.ts'
import { useTypeName } from './useTypeName.ts'

const words = {
  title: { de: 'Lesezeichen', en: 'Bookmarks' },
  empty: { de: 'Noch keine Lesezeichen', en: 'No bookmarks yet' },
  emptyText: {
    de: 'Sichern Sie ein Ergebnis mit dem Lesezeichen-Symbol. Sie finden es hier wieder, auch nach Jahren.',
    en: 'Save a result with the bookmark icon. You will find it here again, even years later.',
  },
}
const perPage = 10

/** What a person wanted to keep, newest first. */
export function BookmarksPage() {
  const t = useText()
  const engines = useEngines()
  const at = useLibrary(pages.bookmarks)
  const { type } = at.filters
  const filters = type ? { type } : undefined
  const { data, error, refetch, isPlaceholderData } = useQuery(
    bookmarkListQuery({ page: at.page, limit: perPage, search: at.search, filters }),
  )
  const nameOf = useTypeName()
  const entries = data?.bookmarks.map(bookmark => {
    const engine = engineOf(engines, bookmark.type)
    return {
      id: bookmark._id,
      at: bookmark.createdAt,
      ...titleOfBookmark(bookmark, nameOf(bookmark.type)),
      icon: <Face engine={engine} picture={pictureIn(bookmark.reply_text)} />,
    }
  })
  const { data: known } = useQuery(bookmarkTypesQuery)
  const kind = kindOfList({
    ...{ here: data?.bookmarks.map(({ type }) => ({ engine: type })) ?? [], total: data?.total ?? 0, only: type },
    ever: known?.types.map(({ type }) => ({ engine: type })),
  })
  const leave = () => at.onChoose(undefined)
  return (
    <Library
      title={t(words.title)}
      empty={{ title: t(words.empty), text: t(words.emptyText) }}
      at={at}
      list={{
        ...{ entries, total: data?.total ?? 0, more: data?.more, meant: data?.meant, beginnings: data?.beginnings },
        ...{ kind, perPage, isOld: isPlaceholderData, failure: error, retry: () => void refetch() },
      }}
      filters={<TypeFilter type={type} onType={to => at.onFilter({ type: to })} />}
      aside={!!data?.total && <ExportAll search={at.search} type={type} />}
    >
      {id => {
        const known = data?.bookmarks.find(({ _id }) => _id === id)
        return <ChosenBookmark id={id} known={known} coming={!data} onBack={leave} />
      }}
    </Library>
  )
}
