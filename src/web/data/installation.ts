import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Installation } from '#server/auth/installation.ts'
import { fetched } from '../api.ts'

export type { Installation }
export const installationKey = ['installation'] as const

export const installationQuery = queryOptions({
  queryKey: installationKey,
  queryFn: ({ signal }) => fetched<Installation>('/api/installation', { signal }),
})

/** What anyone may know of this installation: who may make an account, and how. */
export const useInstallation = (): Installation => useSuspenseQuery(installationQuery).data
