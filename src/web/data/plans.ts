import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { planRoutes } from '#server/plans/routes.ts'
import type { PlansView } from '#server/plans/views.ts'
import type { Plan } from '#shared/plans.ts'
import { given, ours, until } from '../api.ts'

const { plans: calls } = hc<typeof planRoutes>('/api', ours)

export type { PlansView }
export type OfferedPlan = PlansView['plans'][number]

export const plansKey = ['plans'] as const

export const plansQuery = queryOptions({
  queryKey: plansKey,
  queryFn: ({ signal }) => given(calls.$get({}, until(signal))),
  // Opened from another tab and come back to: what was decided in between is what one wants to see.
  staleTime: 0,
})

/** The plans as one chooses between them, and how one stands with one's own. */
export const usePlans = (): PlansView => useSuspenseQuery(plansQuery).data

export const askFor = (plan: Plan, words: string) => given(calls.request.$post({ json: { plan, words } }))
export const takeBack = () => given(calls.request.$delete())

/** Where the plan is paid for; the same `key` gives the same payment. */
export const checkOut = (plan: Plan, key: string) =>
  given(calls.checkout.$post({ json: { plan } }, { headers: { 'Idempotency-Key': key } }))
export const openPortal = () => given(calls.portal.$post())
export const confirmPayment = (session: string) => given(calls.confirm.$post({ json: { session } }))
