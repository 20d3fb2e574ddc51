import { Hono } from 'hono'
import * as z from 'zod/mini'
import { plans } from '#shared/plans.ts'
import { requireAdmin } from './access.ts'
import { bodyOf, listAsked } from './checked.ts'
import { filledIn, may } from './rules.ts'
import { listedView } from './views.ts'
import type { Signed } from './world.ts'

const onePlan = z.pipe(
  z.transform(plan => (plan === 'premium plus' ? 'premium_plus' : plan)),
  z.enum(plans),
)

/** What an administrator can change in an account. */
const change = {
  plan: may(onePlan, {
    de: 'Einer der Tarife free, lite, basic, premium, premium_plus.',
    en: 'One of the plans free, lite, basic, premium, premium_plus.',
  }),
  role: may(z.enum(['user', 'admin']), { de: 'user oder admin.', en: 'user or admin.' }),
  blocked: may(z.boolean(), { de: 'Ja oder nein.', en: 'Yes or no.' }),
  limit: may(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))), {
    de: 'Eine ganze Zahl von 0 bis 1.000.000, oder nichts für die des Tarifs.',
    en: 'A whole number from 0 to 1,000,000, or nothing for that of the plan.',
  }),
}

/** The people of this installation. Whether an account exists is not told to anyone but administrators. */
export const adminRoutes = new Hono<Signed>()
  .get('/admin/users', async c => {
    requireAdmin(c.var.user)
    const { users, ...page } = await c.var.world.users.list(listAsked(c, 25))
    return c.json({ users: users.map(listedView), ...page })
  })
  .patch('/admin/users/:id', async c => {
    requireAdmin(c.var.user)
    const changed = await c.var.world.users.change(c.req.param('id'), filledIn(change, await bodyOf(c)))
    return c.json(listedView(changed))
  })
