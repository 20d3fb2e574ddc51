import { useQuery } from '@tanstack/react-query'
import type { BookmarkView } from '#server/library/shown.ts'
import { bookmarkQuery } from '../data/bookmarks.ts'
import { useEngines } from '../data/engines.ts'
import { engineOf } from './engine-of.ts'
import { BookmarkPane } from './BookmarkPane.tsx'

type Props = {
  id: string
  /** The bookmark, where the page of the list that is open holds it. */
  known: BookmarkView | undefined
  /** Whether that page is still on its way. */
  coming: boolean
  onBack(): void
}

/** The bookmark an address names: from the list, or fetched by itself where it stands on another page. */
export function ChosenBookmark({ id, known, coming, onBack }: Props) {
  const engines = useEngines()
  const fetching = useQuery({ ...bookmarkQuery(id), enabled: !known && !coming })
  const bookmark = known ?? fetching.data
  const engine = bookmark && engineOf(engines, bookmark.type)
  const loading = coming || fetching.isLoading
  return <BookmarkPane bookmark={bookmark} engine={engine} loading={loading} onBack={onBack} />
}
