import type { Plan } from '#shared/plans.ts'
import type { Text } from '#shared/text.ts'
import { statement } from './sql.ts'

export type PlanRow = {
  id: Plan
  requests: number | null
  storage: number
  line: Text
  price: Text
  stripePrice: string | null
}

const columns = `id, requests, storage::float8 as storage, line, price, stripe_price as "stripePrice"`

export const lists = statement<PlanRow>('plan_list', `select ${columns} from plan`)

/** $1 the plan, and what it is as long as nobody has changed it. */
export const begins = statement(
  'plan_begin',
  `insert into plan (id, requests, storage, line, price) values ($1, $2, $3, $4::jsonb, $5::jsonb)
  on conflict do nothing`,
)

export const locks = statement<PlanRow>('plan_lock', `select ${columns} from plan where id = $1 for update`)

export const changes = statement(
  'plan_change',
  `update plan set requests = $2, storage = $3, line = $4::jsonb, price = $5::jsonb, stripe_price = $6 where id = $1`,
)

export const countsPeople = statement<{ plan: Plan; people: number }>(
  'plan_people',
  `select plan, count(*)::int as people from "user" group by plan`,
)

export const listsTools = statement<{ plan: Plan; tool: string; open: boolean }>(
  'plan_tool_list',
  `select plan, tool, open from plan_tool`,
)

/** $1 the plan, $2 the tools, $3 whether it opens each. */
export const opensTools = statement(
  'plan_tool_open',
  `insert into plan_tool (plan, tool, open)
  select $1, tool, open from unnest($2::text[], $3::boolean[]) as wanted(tool, open) order by tool
  on conflict (plan, tool) do update set open = excluded.open`,
)

/** $1 the plan, $2 the tools that are again as the catalogue says. */
export const forgetsTools = statement('plan_tool_forget', `delete from plan_tool where plan = $1 and tool = any($2)`)
