import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { isLarger, plans } from '#shared/plans.ts'
import { Problem } from '#shared/problems.ts'
import { lengthOf } from '#shared/text.ts'
import { bodyOf } from '../http/checked.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { localeOf } from '../http/languages.ts'
import { filledIn, may, needs } from '../http/rules.ts'
import { monthAfter } from '../account/session.ts'
import type { Signed, World } from '../world.ts'
import { requestMail } from './request-mail.ts'
import { plansView } from './views.ts'

/** A line or two about why; code points. */
export const longestWords = 500

const plan = needs(z.enum(plans), {
  de: `Einer der Tarife ${plans.join(', ')}.`,
  en: `One of the plans ${plans.join(', ')}.`,
})
const asking = {
  plan,
  words: may(z.string().check(z.refine(words => lengthOf(words) <= longestWords)), {
    de: `Höchstens ${longestWords} Zeichen.`,
    en: `At most ${longestWords} characters.`,
  }),
}
const confirming = {
  session: needs(z.string().check(z.regex(/^\w{1,200}$/)), {
    de: 'Die Kennung der Zahlung, wie sie in der Adresse steht.',
    en: 'The id of the payment as it stands in the address.',
  }),
}

const viewOf = async (c: Context<Signed>) => {
  const { world, user } = c.var
  const all = await world.plans.all()
  const sold = (await world.payments?.prices()) ?? {}
  const [request, pays] = [await world.planRequests.latest(user.id), await world.subscriptions.of(user.id)]
  return plansView(all, sold, { plan: user.plan, renews: monthAfter(world.now()), request, pays })
}

/** Throws `not_found` where nothing is paid for here. */
const paymentsOf = ({ payments }: World) => {
  if (!payments) throw new Problem('not_found')
  return payments
}

const requireLarger = ({ var: { user } }: Context<Signed>, wanted: (typeof plans)[number]) => {
  if (!isLarger(wanted, user.plan)) throw new Problem('plan_not_larger')
}

/** Tells those who decide. Nobody waits for it: the request stands on their page all the same. */
const tellAdministration = async ({ users, jobs, config }: World, asked: Parameters<typeof requestMail>[1]) => {
  const admins = await users.all({ role: 'admin', blocked: false })
  if (config.smtpUrl) for (const { email, locale } of admins) await jobs.send('mail', requestMail(email, asked, locale))
}

/** The plans as a person chooses between them: looking, asking, paying. */
export const planRoutes = new Hono<Signed>()
  .get('/plans', async c => c.json(await viewOf(c)))
  .post('/plans/request', async c => {
    const { world, user } = c.var
    const { plan: wanted, words = '' } = filledIn(asking, await bodyOf(c))
    requireLarger(c, wanted)
    const earlier = await world.planRequests.ask(user.id, wanted, words.trim())
    const { email, plan: from } = user
    const asked = { email, from, plan: wanted, words: words.trim(), publicUrl: world.config.publicUrl }
    if (earlier === 0) tellAdministration(world, asked).catch(world.report)
    return c.json(await viewOf(c))
  })
  .delete('/plans/request', async c => {
    await c.var.world.planRequests.withdraw(c.var.user.id)
    return c.json(await viewOf(c))
  })
  .post('/plans/checkout', async c => {
    const { world, user } = c.var
    const { plan: wanted } = filledIn({ plan }, await bodyOf(c))
    const payments = paymentsOf(world)
    requireLarger(c, wanted)
    return c.json({ url: await payments.checkout(user, wanted, localeOf(c, user), idempotencyKeyOf(c) ?? world.id()) })
  })
  .post('/plans/portal', async c => {
    const { world, user } = c.var
    return c.json({ url: await paymentsOf(world).portal(user, localeOf(c, user)) })
  })
  .post('/plans/confirm', async c => {
    const { world, user } = c.var
    const { session } = filledIn(confirming, await bodyOf(c))
    await paymentsOf(world).confirm(user, session)
    return c.json({ confirmed: true })
  })
