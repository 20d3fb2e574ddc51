import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { planAdminRoutes, PlanToolsView } from '#server/admin/plans.ts'
import type { SetPlansView } from '#server/plans/views.ts'
import type { Plan, Terms } from '#shared/plans.ts'
import { given, ours, until } from '../api.ts'

export type SetPlan = SetPlansView['plans'][number]
export type PendingRequest = SetPlansView['requests'][number]
export type PlanTool = PlanToolsView['tools'][number]

const { plans: calls, 'plan-requests': requests } = hc<typeof planAdminRoutes>('/api/admin', ours)

/** All that an administrator knows of plans, to be told stale when one has changed. */
export const setPlansKey = ['set-plans'] as const

export const setPlansQuery = queryOptions({
  queryKey: [...setPlansKey, 'terms'],
  queryFn: ({ signal }) => given(calls.$get({}, until(signal))),
})

export const planToolsQuery = queryOptions({
  queryKey: [...setPlansKey, 'tools'],
  queryFn: async ({ signal }) => (await given(calls.tools.$get({}, until(signal)))).tools,
})

export type PlanChange = Partial<Terms & { stripePrice: string | null }>
export const changePlan = (plan: Plan, json: PlanChange) => given(calls[':plan'].$patch({ param: { plan }, json }))

export type ToolsChange = { open: string[]; close: string[] }
export const changeTools = (plan: Plan, json: ToolsChange) =>
  given(calls[':plan'].tools.$patch({ param: { plan }, json }))

export const decide = (id: string, granted: boolean) =>
  given(requests[':id'].$post({ param: { id }, json: { granted } }))
