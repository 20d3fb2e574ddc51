import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { PlansView } from '#server/plans/views.ts'
import type { Plan } from '#shared/plans.ts'
import { fetched, post, remove } from '../api.ts'

export type { PlansView }
export type OfferedPlan = PlansView['plans'][number]

export const plansKey = ['plans'] as const

export const plansQuery = queryOptions({
  queryKey: plansKey,
  queryFn: ({ signal }) => fetched<PlansView>('/api/plans', { signal }),
  // Opened from another tab and come back to: what was decided in between is what one wants to see.
  staleTime: 0,
})

/** The plans as one chooses between them, and how one stands with one's own. */
export const usePlans = (): PlansView => useSuspenseQuery(plansQuery).data

export const askFor = (plan: Plan, words: string) => fetched<PlansView>('/api/plans/request', post({ plan, words }))
export const takeBack = () => fetched<PlansView>('/api/plans/request', remove)

type Address = { url: string }
/** Where the plan is paid for; the same `key` gives the same payment. */
export const checkOut = (plan: Plan, key: string) => {
  const { headers, ...sent } = post({ plan })
  return fetched<Address>('/api/plans/checkout', { ...sent, headers: { ...headers, 'Idempotency-Key': key } })
}
export const openPortal = () => fetched<Address>('/api/plans/portal', post())
export const confirmPayment = (session: string) => fetched<{ confirmed: true }>('/api/plans/confirm', post({ session }))
