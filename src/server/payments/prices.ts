import { type Plan, plans } from '#shared/plans.ts'
import type { SetPlan } from '../store/plans.ts'

/** Stripe's prices, by plan. */
export type Prices = Readonly<Partial<Record<Plan, string>>>

/** Reads `lite:price_…,basic:price_…`; nothing where that is not what it says. */
export const pricesIn = (list: string): Prices | undefined => {
  const pairs = list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(pair => pair.split(':'))
  const fits = pairs.every(([plan, price, more]) => plans.some(one => one === plan) && price && more === undefined)
  return fits ? Object.fromEntries(pairs) : undefined
}

/** What a plan is sold at: as an administrator says, else as the environment does. */
export const pricesOf = (all: Readonly<Record<Plan, SetPlan>>, otherwise: Prices): Prices =>
  Object.fromEntries(
    plans.flatMap(plan => {
      const price = all[plan].stripePrice ?? otherwise[plan]
      return price ? [[plan, price]] : []
    }),
  )
