import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RunView, VersionView } from '#server/views.ts'
import { fetched } from '../api.ts'

/** All that is known of runs, to be told stale when one has begun or ended. */
export const runsKey = ['runs'] as const

/** One run with its inputs and its result. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...runsKey, 'one', id],
    queryFn: ({ signal }) => fetched<RunView>(`/api/runs/${encodeURIComponent(id)}`, { signal }),
  })

/** All versions of a text, the first one first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...runsKey, 'versions', id],
    queryFn: ({ signal }) =>
      fetched<{ versions: VersionView[] }>(`/api/runs/${encodeURIComponent(id)}/versions`, { signal }),
    placeholderData: keepPreviousData,
  })

export type Asked = { readonly page?: number; readonly limit: number; readonly search?: string }

/** The words of an address for a list. */
export const listWords = ({ page = 1, limit, search = '' }: Asked) =>
  new URLSearchParams({ page: String(page), limit: String(limit), ...(search && { search }) })

/** The newest runs first. While the next page comes, the one before stays. */
export const runListQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...runsKey, 'list', asked],
    queryFn: ({ signal }) =>
      fetched<{ runs: RunView[]; total: number; page: number }>(`/api/runs?${listWords(asked)}`, { signal }),
    placeholderData: keepPreviousData,
  })
