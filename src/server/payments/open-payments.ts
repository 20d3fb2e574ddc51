import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { type Plan, plans as planIds } from '#shared/plans.ts'
import { Problem } from '#shared/problems.ts'
import type { Config } from '../config.ts'
import type { Audit } from '../store/audit.ts'
import type { Plans } from '../store/plans.ts'
import type { Subscription, Subscriptions } from '../store/subscriptions.ts'
import { close, endAll, keepOnly, openPageFor } from './checkouts.ts'
import { expanded, refundBy, type Sale, saleIn, sellBy } from './one-time.ts'
import type { Payments } from './payments.ts'
import { pricesOf } from './prices.ts'
import { answered, isMissing, stripeBy } from './stripe.ts'

type Parts = {
  config: Pick<Config, 'stripe' | 'publicUrl'>
  plans: Plans
  subscriptions: Subscriptions
  audit: Audit
  /** The plan of whoever pays for none. */
  defaultPlan(): Promise<Plan>
  /** Is told of what was paid for once, also of the same more than once. */
  sold(sale: Sale): Promise<void>
  now(): Date
  report(error: unknown, about?: object): void
}

/** While these hold the plan is open; an invoice that could not be collected is tried again by Stripe for a while. */
const live = new Set<Stripe.Subscription.Status>(['active', 'trialing', 'past_due'])

const idOf = (thing: string | { id: string }) => (typeof thing === 'string' ? thing : thing.id)
const planNamed = (name: string | undefined) => planIds.find(plan => plan === name)

/** How long a name of Stripe's is at most, and what stands in it. */
const id = z.string().check(z.regex(/^\P{Cc}{1,255}$/u))
const named = z.union([id, z.object({ id })])
const news = z.object({ id, data: z.object({ object: z.looseObject({ object: z.optional(z.unknown()) }) }) })
const aboutSubscription = z.object({ object: z.literal('subscription'), id })
const aboutCheckout = z.object({ object: z.literal('checkout.session'), subscription: z.nullish(named) })
const aboutSale = z.object({ object: z.literal('checkout.session'), id, mode: z.literal('payment') })
const about = z.union([aboutSubscription, aboutCheckout])
const kinds: ReadonlySet<unknown> = new Set(['subscription', 'checkout.session'])

/** As much as we need of what Stripe says of a subscription. */
const standing = z.object({
  customer: named,
  status: z.string(),
  metadata: z.record(z.string(), z.string()),
  items: z.object({ data: z.array(z.object({ price: z.object({ id }) })) }),
})

/** The subscription that a piece of news is about; `odd` where it should name one and does not. */
const subscriptionIn = ({ data: { object } }: z.infer<typeof news>): string | 'odd' | undefined => {
  if (!kinds.has(object.object)) return undefined
  const read = about.safeParse(object)
  if (!read.success) return 'odd'
  if (read.data.object === 'subscription') return read.data.id
  return read.data.subscription ? idOf(read.data.subscription) : undefined
}

const endOf = ({ cancel_at: at, cancel_at_period_end: atEnd, ended_at: ended, items }: Stripe.Subscription) => {
  const seconds = ended ?? at ?? (atEnd ? items.data[0]?.current_period_end : undefined)
  return seconds ? new Date(seconds * 1000) : undefined
}

/**
 * Stripe Checkout and its customer portal. Whatever Stripe tells us is only a reason to ask it how the subscription
 * stands, so that news may come twice, late and in any order.
 */
export const openPayments = (parts: Parts): Payments | undefined => {
  const { plans, subscriptions, audit, defaultPlan, sold, now, report } = parts
  const { stripe: settings, publicUrl } = parts.config
  if (!settings) return undefined
  const stripe = stripeBy(settings)
  const prices = async () => pricesOf(await plans.all(), settings.prices)

  /** Whose it is and which plan it pays for: as we named both when it was made, unless the price has changed since. */
  const read = async (
    said: Stripe.Subscription,
    known: Subscription | undefined,
  ): Promise<Subscription | undefined> => {
    const { id, metadata, status, items } = said
    const customer = idOf(said.customer)
    const price = items.data[0]?.price.id
    const sold = await prices()
    const user = known?.user ?? metadata.user ?? (await subscriptions.userOf(customer))
    const plan = planIds.find(one => sold[one] === price) ?? planNamed(metadata.plan) ?? known?.plan
    if (!user || !plan) return undefined
    return { id, user, customer, plan, live: live.has(status), endsAt: endOf(said) }
  }

  /** Asks how a subscription stands and writes it down; again where somebody else did so in between. */
  const follow = async (id: string): Promise<void> => {
    const client = await stripe()
    const known = await subscriptions.find(id)
    const said = await client.subscriptions.retrieve(id).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw new Problem('payment_unavailable', {}, { cause: error })
    })
    if (!said) return
    if (!standing.safeParse(said).success)
      return report(new Error('Stripe said of a subscription what we do not understand.'), { subscription: id })
    const paid = await read(said, known)
    if (!paid)
      return report(new Error('Stripe reported a subscription that belongs to nobody here.'), { subscription: id })
    const kept = await subscriptions.keep(paid, known?.revision ?? 0, await defaultPlan())
    if (kept === 'stale') return follow(id)
    // Whoever has left ended it before: only what goes on and is nobody's is worth a word.
    if (kept === 'nobody' && !paid.live) return
    if (kept === 'nobody') return report(new Error('Stripe reported somebody who is not here.'), { subscription: id })
    const { email, before, plan, live } = kept
    // Which of them is wanted only people know; whoever runs this ends one, and gives its money back.
    if (live > 1)
      report(new Error('Somebody pays for more than one subscription.'), { subscription: id, customer: paid.customer })
    if (plan !== before) await audit.record(undefined, 'subscription_changed', email, { before, plan })
  }

  /** Asks what became of a session in which a thing was to be paid for once. */
  const sale = async (id: string) => {
    const client = await stripe()
    const session = await client.checkout.sessions.retrieve(id, expanded).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw new Problem('payment_unavailable', {}, { cause: error })
    })
    const found = session && saleIn(session)
    if (found) await sold(found)
  }
  const paying = async (user: string) => {
    const known = await subscriptions.of(user)
    return known?.live ? known : undefined
  }

  return {
    prices,
    async checkout(user, plan, locale, key) {
      const price = (await prices())[plan]
      if (!price) throw new Problem('plan_not_sold')
      if (await paying(user.id)) throw new Problem('already_subscribed')
      const customer = (await subscriptions.of(user.id))?.customer
      const page = `${publicUrl}/${locale}/upgrade`
      const client = await stripe()
      const wanted: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        client_reference_id: user.id,
        subscription_data: { metadata: { user: user.id, plan } },
        locale,
        success_url: `${page}?paid={CHECKOUT_SESSION_ID}`,
        cancel_url: page,
      }
      const { id, url } = await answered(openPageFor(client, wanted, { customer, email: user.email }, key))
      const begun = await answered(keepOnly(client, id, user.id, now()))
      // Of what was paid for a moment ago we may not have been told yet.
      for (const one of begun) if (!(await subscriptions.find(one))?.live) await follow(one)
      if (!(await paying(user.id))) return url
      // They have what they asked for, whatever becomes of a page that nobody was told of.
      await close(client, [{ id, isOpen: true }]).catch(report)
      throw new Problem('already_subscribed')
    },
    async portal(user, locale) {
      const known = await subscriptions.of(user.id)
      if (!known) throw new Problem('not_found')
      const client = await stripe()
      const { customer } = known
      const { url } = await answered(
        client.billingPortal.sessions.create({ customer, locale, return_url: `${publicUrl}/${locale}/upgrade` }),
      )
      return url
    },
    async sell(user, item, locale, key) {
      const customer = (await subscriptions.of(user.id))?.customer
      return sellBy(await stripe(), user, item, locale, { customer, key })
    },
    async refund(payment) {
      await refundBy(await stripe(), payment)
    },
    async end(user) {
      const known = await subscriptions.openOf(user)
      try {
        await endAll(await stripe(), user, known, now())
      } catch (error) {
        if (known.length) throw new Problem('subscription_goes_on', {}, { cause: error })
        // Whoever pays for nothing is not held back by a service that is away; a page may still be open for a day.
        report(new Error('Open payment pages of a deleted account could not be closed.', { cause: error }))
      }
    },
    async confirm(user, id) {
      const client = await stripe()
      const session = await client.checkout.sessions.retrieve(id).catch((error: unknown) => {
        throw isMissing(error) ? new Problem('not_found') : new Problem('payment_unavailable', {}, { cause: error })
      })
      if (session.client_reference_id !== user.id) throw new Problem('not_found')
      if (session.subscription) await follow(idOf(session.subscription))
      if (session.mode === 'payment') await sale(session.id)
    },
    async hear(body, signature) {
      const client = await stripe()
      const event = await client.webhooks.constructEventAsync(body, signature, settings.webhookSecret).catch(() => {
        // What Stripe's library says of it repeats the message, in which people stand.
        report(new Error('A message to /api/stripe/webhook has no valid signature, or an old one.'))
        throw new Problem('webhook_refused')
      })
      const read = news.safeParse(event)
      if (!read.success) {
        report(new Error('A message to /api/stripe/webhook is signed, but no event.'))
        throw new Problem('webhook_refused')
      }
      if (await subscriptions.heard(read.data.id)) return
      const once = aboutSale.safeParse(read.data.data.object)
      if (once.success) await sale(once.data.id)
      const subscription = subscriptionIn(read.data)
      if (subscription === 'odd')
        report(new Error('Stripe reported something that names no subscription.'), { event: read.data.id })
      else if (subscription) await follow(subscription)
      await subscriptions.remember(read.data.id)
    },
  }
}
