import { queryOptions } from '@tanstack/react-query'
import type { PlanToolsView } from '#server/admin/plans.ts'
import type { SetPlansView } from '#server/plans/views.ts'
import type { Plan, Terms } from '#shared/plans.ts'
import { fetched, patch, post } from '../api.ts'

export type SetPlan = SetPlansView['plans'][number]
export type PendingRequest = SetPlansView['requests'][number]
export type PlanTool = PlanToolsView['tools'][number]

const plans = '/api/admin/plans'

/** All that an administrator knows of plans, to be told stale when one has changed. */
export const setPlansKey = ['set-plans'] as const

export const setPlansQuery = queryOptions({
  queryKey: [...setPlansKey, 'terms'],
  queryFn: ({ signal }) => fetched<SetPlansView>(plans, { signal }),
})

export const planToolsQuery = queryOptions({
  queryKey: [...setPlansKey, 'tools'],
  queryFn: async ({ signal }) => (await fetched<PlanToolsView>(`${plans}/tools`, { signal })).tools,
})

export type PlanChange = Partial<Terms & { stripePrice: string | null }>
export const changePlan = (plan: Plan, change: PlanChange) => fetched<SetPlansView>(`${plans}/${plan}`, patch(change))

export type ToolsChange = { open: readonly string[]; close: readonly string[] }
export const changeTools = (plan: Plan, change: ToolsChange) =>
  fetched<PlanToolsView>(`${plans}/${plan}/tools`, patch(change))

export const decide = (id: string, granted: boolean) =>
  fetched<SetPlansView>(`/api/admin/plan-requests/${id}`, post({ granted }))
