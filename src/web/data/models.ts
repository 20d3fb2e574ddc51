import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetched } from '../api.ts'

/** Whether a model writes here, and what this person can do about it: ask the administrator, or set one up. */
export type ModelsView = { connected: boolean; name: string | null; ways: 'ask' | 'set' }

export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => fetched<ModelsView>('/api/models', { signal }),
})

export const useModels = (): ModelsView => useSuspenseQuery(modelsQuery).data
