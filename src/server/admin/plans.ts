import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { categories } from '#catalogue/engine.ts'
import { withPlans, type Tool, toolsIn } from '#catalogue/opened.ts'
import { type Plan, plans } from '#shared/plans.ts'
import { Problem } from '#shared/problems.ts'
import { lengthOf, type Text } from '#shared/text.ts'
import { inPath, route } from '../http/route.ts'
import { may, needs } from '../http/rules.ts'
import { bilingual, listOf } from '../http/shapes.ts'
import { setPlansShown, setPlansView } from '../plans/views.ts'
import type { Signed } from '../world.ts'

const mostRequests = 1_000_000
/** Of a person's files; bytes. */
const mostStorage = 1_000_000_000_000
const longestLine = 120

const said = z.object({
  de: z.string().check(z.refine(text => lengthOf(text) <= longestLine)),
  en: z.string().check(z.refine(text => lengthOf(text) <= longestLine)),
})
const lines = {
  de: `Auf Deutsch und auf Englisch, je höchstens ${longestLine} Zeichen.`,
  en: `In German and in English, at most ${longestLine} characters each.`,
}

/** What an administrator can change of a plan. */
const change = {
  requests: may(z.nullable(z.int().check(z.gte(0), z.lte(mostRequests))), {
    de: 'Eine ganze Zahl von 0 bis 1.000.000, oder nichts für unbegrenzt.',
    en: 'A whole number from 0 to 1,000,000, or nothing for unlimited.',
  }),
  storage: may(z.int().check(z.gte(0), z.lte(mostStorage)), {
    de: 'Eine Größe von 0 bis 1.000.000 MB.',
    en: 'A size from 0 to 1,000,000 MB.',
  }),
  line: may(said, lines),
  price: may(said, lines),
  stripePrice: may(z.nullable(z.string().check(z.regex(/^price_\w{1,200}$/))), {
    de: 'Der Preis, wie Stripe ihn nennt: price_… Oder nichts.',
    en: 'The price as Stripe names it: price_… Or nothing.',
  }),
}

const decision = { granted: needs(z.boolean(), { de: 'Ja oder nein.', en: 'Yes or no.' }) }

const named = z.array(z.string()).check(z.maxLength(1000))
const ids = { de: 'Eine Liste von Werkzeugen, wie sie hier heißen.', en: 'A list of tools by their names here.' }
const someTools = { open: may(named, ids), close: may(named, ids) }

const planIn = (c: Context<Signed>): Plan => {
  const plan = plans.find(one => one === c.req.param('plan'))
  if (!plan) throw new Problem('not_found')
  return plan
}

const viewOf = async ({ var: { world } }: Context<Signed>) => {
  const [all, people] = [await world.plans.all(), await world.plans.people()]
  return setPlansView(all, { people, pays: !!world.payments, requests: await world.planRequests.pending() })
}

/** Every tool with the plans that open it, here and in the catalogue. */
const toolsView = async ({ var: { world } }: Context<Signed>): Promise<PlanToolsView> => {
  const [engines, openings] = [await world.catalogue.all(), await world.plans.openings()]
  const here = toolsIn(engines.map(engine => withPlans(engine, openings)))
  return {
    tools: toolsIn(engines).map(({ access, ...tool }, at) => ({
      ...tool,
      shipped: access,
      access: here[at]?.access ?? access,
    })),
  }
}

/** What an administrator says of each; nothing of what is then as the catalogue has it. */
const wordsFor = (plan: Plan, tools: readonly Tool[], ids: readonly string[], open: boolean) =>
  ids.map(id => {
    const tool = tools.find(one => one.id === id)
    if (!tool) throw new Problem('not_found', { tool: id })
    return [id, tool.access.includes(plan) === open ? null : open] as const
  })

const inBoth = ({ de, en }: Text) => [de, en].filter(Boolean).join(' · ')

const planOf = z.enum(plans)
const toolsShown = z.object({
  tools: z.array(
    z.object({
      id: z.string(),
      name: bilingual,
      title: z.optional(bilingual),
      field: z.optional(bilingual),
      category: listOf(z.enum(categories)),
      access: listOf(planOf),
      /** The plans that open it in the catalogue. */
      shipped: listOf(planOf),
    }),
  ),
})
export type PlanToolsView = z.infer<typeof toolsShown>

/** The plans: what they hold, what they open, and who asks for one. */
export const planAdminRoutes = new Hono<Signed>()
  .get(
    '/plans',
    route(
      {
        summary: 'The plans with all their terms, how many people are on each, and who asks for one',
        gives: setPlansShown,
      },
      viewOf,
    ),
  )
  .patch(
    '/plans/:plan',
    route(
      {
        summary: 'Changes a plan from everybody’s next request on; requests null means unlimited, storage is in bytes',
        body: change,
        gives: setPlansShown,
      },
      async (c, wanted) => {
        const { plans: set, audit } = c.var.world
        const plan = planIn(c)
        await set.change(plan, wanted)
        const { line, price, ...plain } = wanted
        await audit.record(c.var.user, 'plan_terms_changed', plan, {
          ...plain,
          line: line && inBoth(line),
          price: price && inBoth(price),
        })
        return viewOf(c)
      },
    ),
  )
  .get(
    '/plans/tools',
    route(
      {
        summary: 'Every tool with the plans that open it, and those that open it in the catalogue',
        gives: toolsShown,
      },
      toolsView,
    ),
  )
  .patch(
    '/plans/:plan/tools',
    route(
      {
        summary: 'Opens tools to a plan and closes others; those that are not named stay as they are',
        body: someTools,
        gives: toolsShown,
      },
      async (c, { open = [], close = [] }) => {
        const { plans: set, catalogue, audit } = c.var.world
        const plan = planIn(c)
        const tools = toolsIn(await catalogue.all())
        const words = [...wordsFor(plan, tools, open, true), ...wordsFor(plan, tools, close, false)]
        await set.open(plan, Object.fromEntries(words))
        await audit.record(c.var.user, 'plan_tools_changed', plan, {
          opened: open.join(', '),
          closed: close.join(', '),
        })
        return toolsView(c)
      },
    ),
  )
  .post(
    '/plan-requests/:id',
    route(
      { summary: 'Grants a request for a plan, or declines it', body: decision, gives: setPlansShown },
      async (c, { granted }) => {
        const { planRequests, audit } = c.var.world
        const { email, from, plan } = await planRequests.decide(inPath(c), granted)
        await audit.record(c.var.user, 'plan_request_decided', email, { from, plan, granted })
        return viewOf(c)
      },
    ),
  )
