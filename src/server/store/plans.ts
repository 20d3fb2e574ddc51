import type { Openings } from '#catalogue/opened.ts'
import { type Plan, plans, shipped, type Terms } from '#shared/plans.ts'
import { type Database, inTransaction } from './database.ts'
import * as query from './plans.sql.ts'
import { type Changes, cachedUntilChanged } from './cache.ts'
import { json } from './sql.ts'

/** A plan as it stands: its terms, and the price under which Stripe sells it where an administrator has set one. */
export type SetPlan = Terms & { readonly stripePrice: string | null }

export type Plans = {
  /** As they hold at this moment, from the smallest to the largest. */
  all(): Promise<Readonly<Record<Plan, SetPlan>>>
  /** Changes what is named and leaves the rest; holds for everybody at their next request. */
  change(plan: Plan, change: Partial<SetPlan>): Promise<SetPlan>
  /** How many people are on each. */
  people(): Promise<Readonly<Record<Plan, number>>>
  /** Where plans open or close tools otherwise than the catalogue says. */
  openings(): Promise<Openings>
  /** Opens or closes tools to a plan; null means as the catalogue says. */
  open(plan: Plan, tools: Readonly<Record<string, boolean | null>>): Promise<void>
}

const asPlan = ({ id: _, ...row }: query.PlanRow): SetPlan => row

const forEach = <Value>(of: (plan: Plan) => Value) =>
  Object.fromEntries(plans.map(plan => [plan, of(plan)])) as Record<Plan, Value>

/** The plans of this installation, in PostgreSQL; what nobody has changed is as it was shipped. */
export const plansIn = ({ $client: pool }: Database, { changes }: { changes?: Changes } = {}): Plans => ({
  async all() {
    const rows = await query.lists(pool)
    return forEach(plan => {
      const row = rows.find(({ id }) => id === plan)
      return row ? asPlan(row) : { ...shipped[plan], stripePrice: null }
    })
  },
  change: (plan, change) =>
    inTransaction(pool, async connection => {
      const { requests, storage, line, price } = shipped[plan]
      await query.begins(connection, plan, requests, storage, json(line), json(price))
      const [row] = await query.locks(connection, plan)
      const changed = { ...(row ? asPlan(row) : { ...shipped[plan], stripePrice: null }), ...change }
      await query.changes(
        connection,
        ...[plan, changed.requests, changed.storage],
        ...[json(changed.line), json(changed.price), changed.stripePrice],
      )
      return changed
    }),
  async people() {
    const rows = await query.countsPeople(pool)
    return forEach(plan => rows.find(row => row.plan === plan)?.people ?? 0)
  },
  openings: cachedUntilChanged(async () => {
    const openings: Record<string, Partial<Record<Plan, boolean>>> = {}
    for (const { plan, tool, open } of await query.listsTools(pool))
      openings[tool] = { ...openings[tool], [plan]: open }
    return openings
  }, changes),
  open: (plan, tools) =>
    inTransaction(pool, async connection => {
      const said = Object.entries(tools).filter(([, open]) => open !== null)
      const unsaid = Object.keys(tools).filter(tool => tools[tool] === null)
      await query.forgetsTools(connection, plan, unsaid)
      await query.opensTools(
        connection,
        plan,
        said.map(([tool]) => tool),
        said.map(([, open]) => open),
      )
    }),
})
