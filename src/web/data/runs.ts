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

/** What a list is narrowed by, as words of an address of the server. */
export type Filters = Readonly<Record<string, string>>
export type ListQuery = {
  readonly page?: number
  readonly limit: number
  readonly search?: string
  readonly filters?: Filters
}

/** The words of an address for a list. */
export const listWords = ({ page = 1, limit, search = '', filters }: ListQuery) =>
  new URLSearchParams({ page: String(page), limit: String(limit), ...(search && { search }), ...filters })

/** What every list of texts tells beside its rows: `meant` is the search as it was understood. */
export type Listed = {
  readonly total: number
  readonly page: number
  /** There are more than the total. */
  readonly more?: true
  readonly meant?: string
  /** Some texts are so long that only their beginnings are searched. */
  readonly beginnings?: true
}

/** With which engines and by which models the texts of the history were made. */
export const runFiltersQuery = queryOptions({
  queryKey: [...runsKey, 'filters'],
  queryFn: ({ signal }) =>
    fetched<{ engines: { engine: string; count: number }[]; models: { model: string; count: number }[] }>(
      '/api/runs/filters',
      { signal },
    ),
})

/** The newest runs first. While the next page comes, the one before stays. */
export const runListQuery = (asked: ListQuery) =>
  queryOptions({
    queryKey: [...runsKey, 'list', asked],
    queryFn: ({ signal }) => fetched<Listed & { runs: RunView[] }>(`/api/runs?${listWords(asked)}`, { signal }),
    placeholderData: keepPreviousData,
  })
