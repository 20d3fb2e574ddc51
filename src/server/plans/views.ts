import { type Plan, planNames, plans } from '#shared/plans.ts'
import type { Prices } from '../payments/prices.ts'
import type { ListedRequest, PlanRequest } from '../store/plan-requests.ts'
import type { SetPlan } from '../store/plans.ts'
import type { StoredSubscription } from '../store/subscriptions.ts'

type All = Readonly<Record<Plan, SetPlan>>

/** A plan as everybody sees it; `sold` says that it can be paid for here. */
const planView = (id: Plan, { stripePrice: _, ...terms }: SetPlan, sold: Prices) => ({
  id,
  name: planNames[id],
  ...terms,
  sold: sold[id] !== undefined,
})

const requestView = ({ plan, words, createdAt, decidedAt, granted }: PlanRequest) => ({
  plan,
  words,
  at: createdAt.toISOString(),
  state: decidedAt ? (granted === false ? ('declined' as const) : null) : ('pending' as const),
})

type Own = { plan: Plan; renews: Date; request: PlanRequest | undefined; pays: StoredSubscription | undefined }

/** The plans as one chooses between them, and how one stands with one's own. */
export const plansView = (all: All, sold: Prices, { plan, renews, request, pays }: Own) => ({
  plans: plans.map(id => planView(id, all[id], sold)),
  yours: plan,
  renews: renews.toISOString(),
  /** What is paid for; null where it is nothing, or no longer. */
  pays: pays?.live ? { plan: pays.plan, endsAt: pays.endsAt?.toISOString() ?? null } : null,
  request: request ? requestView(request) : null,
})
export type PlansView = ReturnType<typeof plansView>

/** A request as an administrator decides about it. */
export const pendingView = ({ id, name, email, from, plan, words, createdAt }: ListedRequest) => ({
  _id: id,
  ...{ name, email, from, plan, words },
  at: createdAt.toISOString(),
})

type Counted = { people: Readonly<Record<Plan, number>>; pays: boolean; requests: readonly ListedRequest[] }

/** The plans as an administrator changes them; `pays` says whether people can pay for one at all. */
export const setPlansView = (all: All, { people, pays, requests }: Counted) => ({
  plans: plans.map(id => ({ id, name: planNames[id], ...all[id], people: people[id] })),
  pays,
  requests: requests.map(pendingView),
})
export type SetPlansView = ReturnType<typeof setPlansView>
