import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { usageRoutes } from '#server/usage/routes.ts'
import { given, ours, until } from '../api.ts'

/** How far one can look back; days. */
export const spans = ['30', '90'] as const
export type Span = (typeof spans)[number]

const { usage: calls } = hc<typeof usageRoutes>('/api', ours)

/** What one's requests went into; while another span comes, the one before stays. */
export const spentQuery = (span: Span) =>
  queryOptions({
    queryKey: ['spent', span],
    queryFn: ({ signal }) => given(calls.$get({ query: { days: span } }, until(signal))),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
