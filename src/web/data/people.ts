import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { ListedView } from '#server/admin/person-shown.ts'
import type { secondFactorRoutes } from '#server/admin/second-factor.ts'
import type { userRoutes } from '#server/admin/users.ts'
import type { Plan } from '#shared/plans.ts'
import { given, ours, until } from '../api.ts'

const { users: calls } = hc<typeof userRoutes>('/api/admin', ours)
const { users: factors } = hc<typeof secondFactorRoutes>('/api/admin', ours)

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
    queryFn: ({ signal }) => {
      const query = Object.fromEntries(peopleWords({ ...asked, limit: peoplePerPage }))
      return given(calls.$get({ query }, until(signal)))
    },
    placeholderData: keepPreviousData,
  })

const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** Everything about one person. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'one', id],
    queryFn: ({ signal }) => given(calls[':id'].$get(paramOf(id), until(signal))),
  })

type Change = {
  plan?: Plan
  role?: ListedView['hierarchy_text']
  limit?: number | null
  blocked?: boolean
  reason?: string
}
export const changePerson = (id: string, json: Change) => calls[':id'].$patch({ ...paramOf(id), json })
export const changePeople = (json: { ids: string[]; plan: Plan }) => calls.$patch({ json })
export const removePerson = (id: string) => calls[':id'].$delete(paramOf(id))
export const resetUsage = (id: string) => calls[':id']['reset-usage'].$post(paramOf(id))
export const endSessions = (id: string) => calls[':id']['end-sessions'].$post(paramOf(id))
export const sendResetLink = (id: string) => calls[':id']['send-reset-link'].$post(paramOf(id))
export const resetTwoFactor = (id: string) => factors[':id']['reset-two-factor'].$post(paramOf(id))
