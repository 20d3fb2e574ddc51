import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { Installation, installationRoutes } from '#server/auth/installation.ts'
import { given, ours, until } from '../api.ts'

export type { Installation }
export const installationKey = ['installation'] as const

const { installation: calls } = hc<typeof installationRoutes>('/api', ours)

export const installationQuery = queryOptions({
  queryKey: installationKey,
  queryFn: ({ signal }) => given(calls.$get({}, until(signal))),
})

/** What anyone may know of this installation: who may make an account, and how. */
export const useInstallation = (): Installation => useSuspenseQuery(installationQuery).data
