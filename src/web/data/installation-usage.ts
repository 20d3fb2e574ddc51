import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InstallationUsage } from '#server/admin/usage.ts'
import type { Prices } from '#shared/costs.ts'
import { fetched, put } from '../api.ts'

/** How far one can look back; days. */
export const installationSpans = ['7', '30', '90', '365'] as const
export type InstallationSpan = (typeof installationSpans)[number]

/** All that is known of what everyone used, to be told stale when a price has changed. */
export const installationUsageKey = ['installation-usage'] as const

/** What everyone used; while another span comes, the one before stays. */
export const installationUsageQuery = (span: InstallationSpan) =>
  queryOptions({
    queryKey: [...installationUsageKey, span],
    queryFn: ({ signal }) => fetched<InstallationUsage>(`/api/admin/usage?days=${span}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const setPrices = (prices: Prices) => fetched<{ ok: true }>('/api/admin/prices', put(prices))
