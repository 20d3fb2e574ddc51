import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { isLarger, plans } from '#shared/plans.ts'
import { Problem } from '#shared/problems.ts'
import { lengthOf } from '#shared/text.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { localeOf } from '../http/languages.ts'
import { route } from '../http/route.ts'
import { may, needs } from '../http/rules.ts'
import { monthAfter } from '../account/session.ts'
import type { Signed, World } from '../world.ts'
import { requestMail } from './request-mail.ts'
import { plansShown, plansView } from './views.ts'

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

const address = z.object({ url: z.string() })

/** The plans as a person chooses between them: looking, asking, paying. */
export const planRoutes = new Hono<Signed>()
  .get(
    '/plans',
    route(
      {
        summary: 'The five plans with what they hold, which one is yours, and what you have asked or pay for',
        gives: plansShown,
      },
      viewOf,
    ),
  )
  .post(
    '/plans/request',
    route(
      {
        summary: 'Asks the administration for a larger plan; one request at a time',
        body: asking,
        gives: plansShown,
      },
      async (c, { plan: wanted, words = '' }) => {
        const { world, user } = c.var
        requireLarger(c, wanted)
        const earlier = await world.planRequests.ask(user.id, wanted, words.trim())
        const { email, plan: from } = user
        const asked = { email, from, plan: wanted, words: words.trim(), publicUrl: world.config.publicUrl }
        if (earlier === 0) tellAdministration(world, asked).catch(world.report)
        return viewOf(c)
      },
    ),
  )
  .delete(
    '/plans/request',
    route({ summary: 'Withdraws a request that nobody has decided on yet', gives: plansShown }, async c => {
      await c.var.world.planRequests.withdraw(c.var.user.id)
      return viewOf(c)
    }),
  )
  .post(
    '/plans/checkout',
    route(
      { summary: 'Where a plan is paid for; 404 where nothing is sold here', body: { plan }, gives: address },
      async (c, { plan: wanted }) => {
        const { world, user } = c.var
        const payments = paymentsOf(world)
        requireLarger(c, wanted)
        return { url: await payments.checkout(user, wanted, localeOf(c, user), idempotencyKeyOf(c) ?? world.id()) }
      },
    ),
  )
  .post(
    '/plans/portal',
    route({ summary: 'Where a subscription is changed or ended; 404 where there is none', gives: address }, async c => {
      const { world, user } = c.var
      return { url: await paymentsOf(world).portal(user, localeOf(c, user)) }
    }),
  )
  .post(
    '/plans/confirm',
    route(
      {
        summary: 'Asks the payment service what became of a payment, so that its plan holds at once',
        body: confirming,
        gives: z.object({ confirmed: z.literal(true) }),
      },
      async ({ var: { world, user } }, { session }) => {
        await paymentsOf(world).confirm(user, session)
        return { confirmed: true } as const
      },
    ),
  )
