import * as z from 'zod/mini'
import { type Plan, planNames, plans } from '#shared/plans.ts'
import { bilingual, moment } from '../http/shapes.ts'
import type { Prices } from '../payments/prices.ts'
import type { ListedRequest, PlanRequest } from '../store/plan-requests.ts'
import type { SetPlan } from '../store/plans.ts'
import type { StoredSubscription } from '../store/subscriptions.ts'

const plan = z.enum(plans)
const terms = {
  id: plan,
  name: z.string(),
  requests: z.nullable(z.int()),
  storage: z.int(),
  line: bilingual,
  price: bilingual,
}

/** The plans as one chooses between them, and how one stands with one's own. */
export const plansShown = z.object({
  plans: z.array(z.object({ ...terms, sold: z.boolean() })),
  yours: plan,
  renews: moment,
  /** What is paid for; null where it is nothing, or no longer. */
  pays: z.nullable(z.object({ plan, endsAt: z.nullable(moment) })),
  request: z.nullable(
    z.object({ plan, words: z.string(), at: moment, state: z.nullable(z.enum(['declined', 'pending'])) }),
  ),
})
export type PlansView = z.infer<typeof plansShown>

/** The plans as an administrator changes them; `pays` says whether people can pay for one at all. */
export const setPlansShown = z.object({
  plans: z.array(z.object({ ...terms, stripePrice: z.nullable(z.string()), people: z.int() })),
  pays: z.boolean(),
  requests: z.array(
    z.object({
      ...{ _id: z.string(), name: z.string(), email: z.string() },
      ...{ from: plan, plan, words: z.string(), at: moment },
    }),
  ),
})
export type SetPlansView = z.infer<typeof setPlansShown>

type All = Readonly<Record<Plan, SetPlan>>

/** A plan as everybody sees it; `sold` says that it can be paid for here. */
const planView = (id: Plan, { stripePrice: _, ...terms }: SetPlan, sold: Prices) => ({
  id,
  name: planNames[id],
  ...terms,
  sold: sold[id] !== undefined,
})

const requestView = ({ plan, words, createdAt, decidedAt, granted }: PlanRequest): PlansView['request'] => ({
  plan,
  words,
  at: createdAt.toISOString(),
  state: decidedAt ? (granted === false ? 'declined' : null) : 'pending',
})

type Own = { plan: Plan; renews: Date; request: PlanRequest | undefined; pays: StoredSubscription | undefined }

/** The plans on the wire. */
export const plansView = (all: All, sold: Prices, { plan, renews, request, pays }: Own): PlansView => ({
  plans: plans.map(id => planView(id, all[id], sold)),
  yours: plan,
  renews: renews.toISOString(),
  pays: pays?.live ? { plan: pays.plan, endsAt: pays.endsAt?.toISOString() ?? null } : null,
  request: request ? requestView(request) : null,
})

/** A request as an administrator decides about it. */
const pendingView = ({ id, name, email, from, plan, words, createdAt }: ListedRequest) => ({
  _id: id,
  ...{ name, email, from, plan, words },
  at: createdAt.toISOString(),
})

type Counted = { people: Readonly<Record<Plan, number>>; pays: boolean; requests: readonly ListedRequest[] }

/** The same for administrators. */
export const setPlansView = (all: All, { people, pays, requests }: Counted): SetPlansView => ({
  plans: plans.map(id => ({ id, name: planNames[id], ...all[id], people: people[id] })),
  pays,
  requests: requests.map(pendingView),
})
