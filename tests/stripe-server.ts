import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

/** What the news of this server are signed with. */
export const webhookSecret = 'whsec_test'

type Status = 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete'
type Standing = {
  customer: string
  price: string
  status: Status
  metadata: Readonly<Record<string, string>>
  cancelAt?: number
}
type Checkout = {
  id: string
  fields: URLSearchParams
  subscription?: string
  payment?: string
  expired?: boolean
  odd?: string
}

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return new URLSearchParams(text)
}

const page = (name: string, button: string) => `<!doctype html><html lang="en"><title>${name}</title>
<main><h1>${name}</h1><form method="post"><button>${button}</button></form></main></html>`

/**
 * As much of Stripe as we ask: it keeps checkouts and subscriptions, lets people pay on a page of its own, and tells us
 * of it as Stripe does, signed. `environment` is what a server needs to speak with it.
 */
export const startStripe = async () => {
  const checkouts = new Map<string, Checkout>()
  const subscriptions = new Map<string, Standing>()
  /** What it said for a key, and to what: for the same again it says the same, whatever has become of it. */
  const byKey = new Map<string, { to: string; reply: object }>()
  /** What was paid for once, and whether that was given back. */
  const payments = new Map<string, { cents: number; refunded: boolean }>()
  const asked: string[] = []
  let hook: string | undefined
  let count = 0
  let away = false
  let broken = false
  let failures = 0
  /** Those who want to see all pages, until there are as many as are waited for. */
  let gathering: { most: number; waiting: (() => void)[] } | undefined
  /** For these keys it has failed, and fails again. */
  const failed = new Set<string>()
  /** People who were deleted there. */
  const deleted = new Set<string>()
  /** How pages stand that are opened from now on, whatever becomes of them. */
  let odd: string | undefined

  const subscriptionOf = (id: string, { customer, price, status, metadata, cancelAt }: Standing) => ({
    ...{ id, object: 'subscription', customer, status, metadata, cancel_at: cancelAt ?? null },
    ...{ cancel_at_period_end: cancelAt !== undefined, ended_at: status === 'canceled' ? 1_790_000_000 : null },
    items: { object: 'list', data: [{ id: `si_${id}`, price: { id: price }, current_period_end: 1_800_000_000 }] },
  })
  const intentOf = (id: string) => {
    const { cents, refunded } = payments.get(id) ?? { cents: 0, refunded: false }
    return { id, object: 'payment_intent', amount_received: cents, latest_charge: { id: `ch_${id}`, refunded } }
  }
  const statusOf = ({ subscription, payment, expired, odd }: Checkout) =>
    odd ?? (subscription || payment ? 'complete' : expired ? 'expired' : 'open')
  const sessionOf = (checkout: Checkout, isWhole = false) => {
    const { id, fields, subscription, payment } = checkout
    return {
      ...{ id, object: 'checkout.session', client_reference_id: fields.get('client_reference_id') },
      ...{ mode: fields.get('mode'), subscription: subscription ?? null, url: `${url()}/pay/${id}` },
      ...{ status: statusOf(checkout), payment_status: subscription || payment ? 'paid' : 'unpaid' },
      metadata: { user: fields.get('metadata[user]') ?? '', imageModel: fields.get('metadata[imageModel]') ?? '' },
      payment_intent: payment ? (isWhole ? intentOf(payment) : payment) : null,
    }
  }

  /** A piece of news, and the header that signs it: as of now, or as of a moment in seconds. */
  const news = (type: string, object: object, { id = `evt_${++count}`, created = 0 } = {}) =>
    JSON.stringify({ id, object: 'event', type, created, data: { object } })
  const sign = (payload: string, { secret = webhookSecret, at = Math.floor(Date.now() / 1000) } = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
  const tell = async (payload: string) => {
    if (!hook) return
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(payload) }
    await fetch(hook, { method: 'POST', headers, body: payload })
  }

  /** Holds whoever asks for all pages until so many do. */
  const together = async () => {
    if (!gathering) return
    const { most, waiting } = gathering
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    if (waiting.length === most) {
      gathering = undefined
      for (const goOn of waiting) goOn()
    }
    await promise
  }

  const pay = async ({ id, fields }: Checkout) => {
    if (fields.get('mode') === 'payment') {
      const payment = `pi_${++count}`
      payments.set(payment, { cents: Number(fields.get('line_items[0][price_data][unit_amount]')), refunded: false })
      const once = { id, fields, payment }
      checkouts.set(id, once)
      await tell(news('checkout.session.completed', sessionOf(once)))
      return (fields.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id)
    }
    const subscription = `sub_${++count}`
    subscriptions.set(subscription, {
      customer: fields.get('customer') ?? `cus_${count}`,
      price: fields.get('line_items[0][price]') ?? '',
      status: 'active',
      metadata: {
        user: fields.get('subscription_data[metadata][user]') ?? '',
        plan: fields.get('subscription_data[metadata][plan]') ?? '',
      },
    })
    const paid = { id, fields, subscription }
    checkouts.set(id, paid)
    await tell(news('checkout.session.completed', sessionOf(paid)))
    return (fields.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const fields = await bodyOf(request)
    const { pathname } = new URL(request.url ?? '/', 'http://stripe')
    const [, area = '', kind = '', id = ''] = pathname.split('/').map(decodeURIComponent)
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const html = (text: string) => response.writeHead(200, { 'content-type': 'text/html' }).end(text)
    const missing = () => json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, 404)
    asked.push(`${request.method} ${pathname}`)
    if (away) return void request.socket.destroy()

    const key = String(request.headers['idempotency-key'])
    if (failed.has(key) || byKey.has(key)) response.setHeader('idempotent-replayed', 'true')
    if (request.method === 'POST' && (broken || failures > 0 || failed.has(key))) {
      if (!failed.has(key)) failures = Math.max(0, failures - 1)
      failed.add(key)
      response.setHeader('stripe-should-retry', 'false')
      return json({ error: { type: 'api_error' } }, 500)
    }

    if (area === 'pay') {
      const checkout = checkouts.get(kind)
      if (!checkout) return missing()
      if (statusOf(checkout) !== 'open') return response.writeHead(410).end()
      if (request.method === 'GET') return html(page('Checkout', 'Pay'))
      return response.writeHead(303, { location: await pay(checkout) }).end()
    }
    if (area === 'portal') return html(page('Customer portal', 'Back'))
    if (kind === 'subscriptions') {
      const standing = subscriptions.get(id)
      if (!standing || (request.method === 'DELETE' && standing.status === 'canceled')) return missing()
      if (request.method === 'DELETE') {
        const ended = { ...standing, status: 'canceled' as const }
        subscriptions.set(id, ended)
        await tell(news('customer.subscription.deleted', subscriptionOf(id, ended)))
        return json(subscriptionOf(id, ended))
      }
      return json(subscriptionOf(id, standing))
    }
    if (kind === 'refunds') {
      const payment = payments.get(fields.get('payment_intent') ?? '')
      if (!payment) return missing()
      if (payment.refunded)
        return json({ error: { type: 'invalid_request_error', code: 'charge_already_refunded' } }, 400)
      payment.refunded = true
      return json({ id: `re_${++count}`, object: 'refund', status: 'succeeded' })
    }
    if (kind === 'billing_portal') return json({ url: `${url()}/portal/${fields.get('customer')}` })
    if (request.method === 'GET' && pathname.endsWith('/sessions')) {
      await together()
      return json({ object: 'list', has_more: false, data: [...checkouts.values()].map(one => sessionOf(one)) })
    }
    if (pathname.endsWith('/expire')) {
      const checkout = checkouts.get(pathname.split('/').at(-2) ?? '')
      if (!checkout) return missing()
      if (statusOf(checkout) !== 'open') return json({ error: { type: 'invalid_request_error' } }, 400)
      checkout.expired = true
      return json(sessionOf(checkout))
    }
    if (request.method === 'GET') {
      const checkout = checkouts.get(pathname.split('/').at(-1) ?? '')
      return checkout ? json(sessionOf(checkout, true)) : missing()
    }
    if (deleted.has(fields.get('customer') ?? '')) return missing()
    const said = byKey.get(key)
    if (key.length > 255 || (said && said.to !== String(fields)))
      return json({ error: { type: 'idempotency_error' } }, 400)
    if (said) return json(said.reply)
    const checkout: Checkout = { id: `cs_${++count}`, fields, ...(odd && { odd }) }
    checkouts.set(checkout.id, checkout)
    byKey.set(key, { to: String(fields), reply: sessionOf(checkout) })
    return json(sessionOf(checkout))
  }

  const server = http.createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: url(),
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_federwerk',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICES: 'lite:price_lite,basic:price_basic,premium:price_premium',
      STRIPE_URL: url(),
    },
    asked: asked as readonly string[],
    /** Where it tells what has happened; nothing: nobody. */
    tells: (address?: string) => void (hook = address && `${address}/api/stripe/webhook`),
    /** The last subscription that was paid for. */
    lastSubscription: () => [...subscriptions.keys()].at(-1) ?? '',
    /** What became of a subscription. */
    statusOf: (id: string) => subscriptions.get(id)?.status,
    /** What was paid for once, and whether that was given back; in the order in which it was paid. */
    payments: () => [...payments].map(([id, payment]) => ({ id, ...payment })),
    /** Answers nobody for a while. */
    isAway: (is: boolean) => void (away = is),
    /** Fails, whatever is asked, and as Stripe does goes on failing for each key that it has failed for. */
    isBroken: (is: boolean) => void (broken = is),
    /** Deletes a person with whatever they pay for, as one can on its own pages. */
    deletes: (customer: string) => void deleted.add(customer),
    /** Fails at the next so many things that are asked, once. */
    failsNext: (times: number) => void (failures = times),
    /** Shows nobody all pages before so many ask for them. */
    gathers: (most: number) => void (gathering = { most, waiting: [] }),
    /** How pages stand that are opened from now on; nothing: they can be paid on. */
    pagesStand: (status?: string) => void (odd = status),
    /** How a subscription stands from now on. */
    subscription(id: string, standing: Standing) {
      subscriptions.set(id, standing)
      return subscriptionOf(id, standing)
    },
    news,
    sign,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>
