import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DetailView, ListedView } from '#server/views.ts'
import { fetched } from '../api.ts'

/** All that an administrator knows of people, to be told stale when an account has changed. */
export const peopleKey = ['people'] as const

/** How many people a list shows at a time. */
export const peoplePerPage = 25

export type PeopleAsked = {
  search?: string
  plan?: string
  role?: string
  /** `blocked` or `open`. */
  state?: string
  sort?: string
}

/** The words of an address for these people. */
export const peopleWords = ({ state, ...asked }: PeopleAsked & { page?: number; limit?: number }) => {
  const blocked = state && String(state === 'blocked')
  const all = Object.entries({ ...asked, blocked }).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(all.map(([name, value]) => [name, String(value)]))
}

/** A page of the people. While the next one comes, the one before stays. */
export const peopleQuery = (asked: PeopleAsked & { page: number }) =>
  queryOptions({
    queryKey: [...peopleKey, 'list', asked],
    queryFn: ({ signal }) =>
      fetched<{ users: ListedView[]; total: number; page: number }>(
        `/api/admin/users?${peopleWords({ ...asked, limit: peoplePerPage })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Everything about one person. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'one', id],
    queryFn: ({ signal }) => fetched<DetailView>(`/api/admin/users/${encodeURIComponent(id)}`, { signal }),
  })
