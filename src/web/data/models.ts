import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { readyRoutes, ReadyView } from '#server/process/ready.ts'
import { given, ours, until } from '../api.ts'

export const modelsKey = ['models'] as const

const { models: calls } = hc<typeof readyRoutes>('/api', ours)

export const modelsQuery = queryOptions({
  queryKey: modelsKey,
  queryFn: ({ signal }) => given(calls.$get({}, until(signal))),
})

/** Whether a model writes here, and what this person can do about it: `ask` the administrator, or `set` one up. */
export const useModels = (): ReadyView => useSuspenseQuery(modelsQuery).data
