import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { UsageView } from '#server/usage/routes.ts'
import { fetched } from '../api.ts'

/** How far one can look back; days. */
export const spans = ['30', '90'] as const
export type Span = (typeof spans)[number]

/** What one's requests went into; while another span comes, the one before stays. */
export const spentQuery = (span: Span) =>
  queryOptions({
    queryKey: ['spent', span],
    queryFn: ({ signal }) => fetched<UsageView>(`/api/usage?days=${span}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
