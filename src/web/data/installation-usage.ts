import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { installationUsageRoutes } from '#server/admin/usage.ts'
import type { Prices } from '#shared/costs.ts'
import { given, ours, until } from '../api.ts'

const { usage, prices } = hc<typeof installationUsageRoutes>('/api/admin', ours)

/** How far one can look back; days. */
export const installationSpans = ['7', '30', '90', '365'] as const
export type InstallationSpan = (typeof installationSpans)[number]

/** All that is known of what everyone used, to be told stale when a price has changed. */
export const installationUsageKey = ['installation-usage'] as const

/** What everyone used; while another span comes, the one before stays. */
export const installationUsageQuery = (span: InstallationSpan) =>
  queryOptions({
    queryKey: [...installationUsageKey, span],
    queryFn: ({ signal }) => given(usage.$get({ query: { days: span } }, until(signal))),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const setPrices = (json: Prices) => given(prices.$put({ json }))
