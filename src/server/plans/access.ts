import type { Call } from '#catalogue/call.ts'
import type { Engine } from '#catalogue/engine.ts'
import { sentFor } from '#shared/check.ts'
import { type Plan, planNames, smallestOf } from '#shared/plans.ts'
import { Problem } from '#shared/problems.ts'
import type { User } from '../world.ts'

/** Refuses what the plan does not include: the engine, the call, or a field that was filled in. */
export const requirePlan = ({ plan }: User, engine: Engine, call: Call, sent: object) => {
  const allow = (access: readonly Plan[] | undefined, field?: string) => {
    if (!access || access.includes(plan)) return
    throw new Problem('plan_too_small', { access, field, plan: planNames[smallestOf(access) ?? 'premium_plus'] })
  }
  allow(call.access ?? engine.access)
  for (const [name, field] of Object.entries(call.fields)) {
    const value = sentFor(name, field, sent)
    const untouched = value === undefined || value === false || ('default' in field && value === field.default)
    if (!untouched) allow(field.access, name)
  }
}

/** Refuses everyone but administrators, before anything is looked up. */
export const requireAdmin = ({ role }: User) => {
  if (role !== 'admin') throw new Problem('forbidden')
}
