import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { bookmarkRoutes } from '#server/library/bookmarks.ts'
import { given, ours, until } from '../api.ts'
import { type ListQuery, listWords } from './runs.ts'

const { bookmark: calls } = hc<typeof bookmarkRoutes>('/api', ours)
const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** All that is known of bookmarks, to be told stale when one was made or removed. */
export const bookmarksKey = ['bookmarks'] as const

/** One bookmark, wherever it stands in the list. */
export const bookmarkQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookmarksKey, 'one', id],
    queryFn: ({ signal }) => given(calls[':id'].$get(paramOf(id), until(signal))),
    retry: false,
  })

/** The newest bookmarks first. While the next page comes, the one before stays. */
export const bookmarkListQuery = (asked: ListQuery) =>
  queryOptions({
    queryKey: [...bookmarksKey, 'list', asked],
    queryFn: ({ signal }) => given(calls.$get({ query: Object.fromEntries(listWords(asked)) }, until(signal))),
    placeholderData: keepPreviousData,
  })

/** The tools that bookmarks are of, the most frequent first. */
export const bookmarkTypesQuery = queryOptions({
  queryKey: [...bookmarksKey, 'types'],
  queryFn: ({ signal }) => given(calls.types.$get({}, until(signal))),
})

/** The items that were kept of the list of a run, or of another version of it. */
export const keptItemsQuery = (run: string) =>
  queryOptions({
    queryKey: [...bookmarksKey, 'items', run],
    queryFn: ({ signal }) => given(calls.items.$get({ query: { run } }, until(signal))),
  })

type NewBookmark = { result: string; prompt: string; type: string; run: string; variant?: number; item?: number }
export const saveBookmark = (json: NewBookmark) => given(calls.$post({ json }))
/** Keeps a text that no run has made. */
export const keepResult = (json: Omit<NewBookmark, 'run' | 'variant'>) => given(calls.$post({ json }))
export const removeBookmark = (id: string) => calls[':id'].$delete(paramOf(id))
export const restoreBookmark = (id: string) => calls[':id'].restore.$post(paramOf(id))
export const noteBeside = (id: string, note: string) => given(calls[':id'].$patch({ ...paramOf(id), json: { note } }))
