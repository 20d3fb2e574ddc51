import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { ReadyView } from '#server/process/ready.ts'
import { fetched } from '../api.ts'

export const modelsKey = ['models'] as const

export const modelsQuery = queryOptions({
  queryKey: modelsKey,
  queryFn: ({ signal }) => fetched<ReadyView>('/api/models', { signal }),
})

/** Whether a model writes here, and what this person can do about it: `ask` the administrator, or `set` one up. */
export const useModels = (): ReadyView => useSuspenseQuery(modelsQuery).data
