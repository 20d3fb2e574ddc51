import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BookmarkView } from '#server/views.ts'
import { fetched } from '../api.ts'
import { type ListQuery, type Listed, listWords } from './runs.ts'

/** All that is known of bookmarks, to be told stale when one was made or removed. */
export const bookmarksKey = ['bookmarks'] as const

/** One bookmark, wherever it stands in the list. */
export const bookmarkQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookmarksKey, 'one', id],
    queryFn: ({ signal }) => fetched<BookmarkView>(`/api/bookmark/${encodeURIComponent(id)}`, { signal }),
    retry: false,
  })

/** The newest bookmarks first. While the next page comes, the one before stays. */
export const bookmarkListQuery = (asked: ListQuery) =>
  queryOptions({
    queryKey: [...bookmarksKey, 'list', asked],
    queryFn: ({ signal }) =>
      fetched<Listed & { bookmarks: BookmarkView[] }>(`/api/bookmark?${listWords(asked)}`, { signal }),
    placeholderData: keepPreviousData,
  })

/** The tools that bookmarks are of, the most frequent first. */
export const bookmarkTypesQuery = queryOptions({
  queryKey: [...bookmarksKey, 'types'],
  queryFn: ({ signal }) => fetched<{ types: { type: string; count: number }[] }>('/api/bookmark/types', { signal }),
})
