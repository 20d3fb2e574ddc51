import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ShownEngine } from '#catalogue/shown.ts'
import { fetched } from '../api.ts'
import { useSoFar } from '../useOfBrowser.ts'
import { isMissing } from './client.ts'

export const enginesQuery = queryOptions({
  queryKey: ['engines'],
  queryFn: async ({ signal }) => (await fetched<{ data: ShownEngine[] }>('/api/engines', { signal })).data,
})

/** Every engine with its forms, and whether it can run now. */
export const useEngines = (): ShownEngine[] => useSuspenseQuery(enginesQuery).data

/** The same for a page that draws what it can before they have come: nothing until then. */
export const useEnginesSoFar = (): ShownEngine[] | undefined =>
  useSoFar(useQuery({ ...enginesQuery, throwOnError: isMissing }).data)
