import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { isMissing } from './stripe.ts'

/** Seconds back in which a page may have been opened that can still be paid on: Stripe closes them after a day. */
const stillOpen = 2 * 24 * 3600

/** A page of Stripe's, as far as we look at it here. */
type Checkout = Readonly<{ id: string; isOpen: boolean; sells: Stripe.Checkout.Session.Mode; subscription?: string }>

/** What Stripe knows a page by before it has one; as long for a long key as for a short one. */
const keyOf = (...about: readonly unknown[]) => createHash('sha256').update(JSON.stringify(about)).digest('base64url')

/** So many pages and failures that Stripe repeats are passed over for one key; a day has no more in earnest. */
const mostRounds = 20

/** Whether Stripe failed or said nothing, and whether it only repeats that: for a key it knows it does so for a day. */
const failure = (error: unknown) => {
  const { statusCode = 0, headers = {} } = error as Partial<Stripe.errors.StripeError>
  return { isSilent: !statusCode, isTheirs: statusCode >= 500, isRepeated: headers['idempotent-replayed'] === 'true' }
}

/**
 * Opens a page; the same key gives the same one as long as one can pay on it. What Stripe failed at, and would repeat
 * for a day, is asked once more under another key: a page that was made all the same is one that nobody knows of.
 * Throws where Stripe is away, or says what we do not understand.
 */
export const openPage = async (
  client: Stripe,
  wanted: Stripe.Checkout.SessionCreateParams,
  key: string,
): Promise<{ id: string; url: string }> => {
  const passed: string[] = []
  let hasFailed = false
  while (passed.length < mostRounds) {
    const idempotencyKey = keyOf(wanted, key, ...passed.slice(-1))
    try {
      // Were it asked anew by itself, each failure would look like one that is repeated.
      const { id } = await client.checkout.sessions.create(wanted, { idempotencyKey, maxNetworkRetries: 0 })
      // For a key that it knows Stripe repeats what it said then, also of a page that was closed since.
      const { status, url } = await client.checkout.sessions.retrieve(id)
      if (status === 'open' && url) return { id, url }
      if (passed.includes(id) || (status !== 'complete' && status !== 'expired')) break
      passed.push(id)
    } catch (error) {
      const { isSilent, isTheirs, isRepeated } = failure(error)
      if (!isRepeated && (hasFailed || !(isSilent || isTheirs))) throw error
      hasFailed ||= !isRepeated
      // It may have been heard: the same key cannot open a second page.
      if (!isSilent) passed.push(idempotencyKey)
    }
  }
  throw new Error('Stripe opens no page that one can pay on.')
}

/** Who pays: by the name that Stripe has for them, else by their address. */
export type Buyer = Readonly<{ customer: string | undefined; email: string }>

/** The same for a person, who is a new one to Stripe where somebody has deleted them there. */
export const openPageFor = async (
  client: Stripe,
  wanted: Stripe.Checkout.SessionCreateParams,
  { customer, email }: Buyer,
  key: string,
): ReturnType<typeof openPage> => {
  const asNew = () => openPage(client, { ...wanted, customer_email: email }, key)
  if (!customer) return asNew()
  return openPage(client, { ...wanted, customer }, key).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    return asNew()
  })
}

/** The pages on which a person can pay or has just paid. */
export const checkoutsOf = async (client: Stripe, user: string, now: Date): Promise<Checkout[]> => {
  const found: Checkout[] = []
  const created = { gte: Math.floor(now.getTime() / 1000) - stillOpen }
  for await (const session of client.checkout.sessions.list({ created, limit: 100 })) {
    if (session.client_reference_id !== user) continue
    const { id, mode, status, subscription } = session
    const made = typeof subscription === 'string' ? subscription : subscription?.id
    found.push({ id, isOpen: status === 'open', sells: mode, ...(made !== undefined && { subscription: made }) })
  }
  return found
}

/** The subscriptions that were begun on pages. */
const begunOn = (checkouts: readonly Checkout[]) => checkouts.flatMap(({ subscription }) => subscription ?? [])

/** Closes a page; one that somebody else has closed meanwhile is closed. */
const closeOne = (client: Stripe, id: string) =>
  client.checkout.sessions.expire(id).catch(async (error: unknown) => {
    const { status } = await client.checkout.sessions.retrieve(id)
    if (status !== 'expired') throw error
  })

/** Closes pages, so that nobody pays on them. Throws where one of them was paid on meanwhile, or Stripe is away. */
export const close = async (client: Stripe, checkouts: readonly Pick<Checkout, 'id' | 'isOpen'>[]): Promise<void> => {
  for (const { id } of checkouts.filter(({ isOpen }) => isOpen)) await closeOne(client, id)
}

/**
 * Leaves a person one page on which a plan can be paid for. They are closed after it was opened: of two that are opened
 * at the same moment rather none stays than both. Gives what was begun on those where they have paid. Throws as `close`
 * does; then the page itself is closed, too.
 */
export const keepOnly = async (client: Stripe, page: string, user: string, now: Date): Promise<readonly string[]> => {
  try {
    const all = await checkoutsOf(client, user, now)
    await close(
      client,
      all.filter(({ id, sells }) => id !== page && sells === 'subscription'),
    )
    return begunOn(all)
  } catch (error) {
    await client.checkout.sessions.expire(page).catch(() => undefined)
    throw error
  }
}

/**
 * Closes all pages of a person who goes, and ends what they pay for: also what they have only just begun to, of which
 * we were not told yet. Throws where that may fail.
 */
export const endAll = async (client: Stripe, user: string, known: readonly string[], now: Date): Promise<void> => {
  const pages = await checkoutsOf(client, user, now)
  await close(client, pages)
  for (const id of new Set([...known, ...begunOn(pages)]))
    await client.subscriptions.cancel(id).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
}
