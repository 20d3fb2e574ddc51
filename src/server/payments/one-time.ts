import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Locale } from '#shared/text.ts'
import type { User } from '../store/users.ts'
import { openPageFor } from './checkouts.ts'
import { answered } from './stripe.ts'

/** A thing that is paid for once: a model that somebody wants to train. */
export type Sale = Readonly<{ user: string; model: string; payment: string; cents: number }>

/** What is to be paid for, and where its page is. */
export type Item = Readonly<{ model: string; name: string; cents: number; page: string }>

/** As much of a paid session as we need; its payment is there whole, since it was asked for so. */
const paidSession = z.object({
  mode: z.literal('payment'),
  payment_status: z.literal('paid'),
  metadata: z.object({ user: z.string(), imageModel: z.string() }),
  payment_intent: z.object({
    id: z.string(),
    amount_received: z.int(),
    latest_charge: z.nullish(z.object({ refunded: z.boolean() })),
  }),
})

/** What has to come along with a session for `saleIn`. */
export const expanded = { expand: ['payment_intent.latest_charge'] }

/** What was paid for in a session; nothing where it is not paid, was given back, or is about something else. */
export const saleIn = (session: Stripe.Checkout.Session): Sale | undefined => {
  const read = paidSession.safeParse(session)
  if (!read.success || read.data.payment_intent.latest_charge?.refunded) return undefined
  const { metadata, payment_intent: intent } = read.data
  return { user: metadata.user, model: metadata.imageModel, payment: intent.id, cents: intent.amount_received }
}

/** The address of a page on which a thing is paid for once. Throws `payment_unavailable`. */
export const sellBy = async (
  client: Stripe,
  user: User,
  { model, name, cents, page }: Item,
  locale: Locale,
  { customer, key }: { customer: string | undefined; key: string },
): Promise<string> => {
  const metadata = { user: user.id, imageModel: model }
  const price = { currency: 'eur', unit_amount: cents, product_data: { name } }
  const wanted: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    ...{ client_reference_id: user.id, metadata, payment_intent_data: { metadata }, locale },
    ...{ success_url: `${page}&paid={CHECKOUT_SESSION_ID}`, cancel_url: page },
  }
  return (await answered(openPageFor(client, wanted, { customer, email: user.email }, key))).url
}

const givenBack = new Set(['charge_already_refunded'])

/**
 * Gives a payment back, once however often it is asked: Stripe gives no payment back twice. It has no key of ours, for
 * Stripe repeats what it answered for one, a failure too, for a day. Throws `payment_unavailable`.
 */
export const refundBy = async (client: Stripe, payment: string): Promise<void> => {
  const asked = client.refunds.create({ payment_intent: payment })
  await answered(
    asked.catch((error: unknown) => {
      if (!givenBack.has(String((error as { code?: unknown }).code))) throw error
    }),
  )
}
