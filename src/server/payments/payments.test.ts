import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'
import { startStripe, type StripeServer } from '#tests/stripe-server.ts'

const stripe = running(startStripe)
const served = serving(() => ({ environment: { ...stripe.environment, DEFAULT_PLAN: 'lite' } }))
beforeAll(async () => {
  stripe.tells(served.url)
})

const german = { 'accept-language': 'de' }
const planOf = async (person: Person) => (await (await person.get('/api/session')).json()).plan_text
const plansOf = async (person: Person) => (await person.get('/api/plans')).json()
const checkout = (person: Person, plan: string, key = plan) =>
  person.post('/api/plans/checkout', { plan }, { ...german, 'idempotency-key': key })

/** Presses the button on Stripe's page; gives the address that leads back. */
const pays = async (address: string) =>
  (await fetch(address, { method: 'POST', redirect: 'manual' })).headers.get('location') ?? ''
const hears = (payload: string, signature = stripe.sign(payload)) =>
  served.nobody.send('/api/stripe/webhook', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  })

let count = 0
/** Somebody who pays for a plan, and how to change that. */
const subscriber = async (plan = 'basic') => {
  const person = await served.person({ plan: 'lite' })
  const id = `sub_test_${++count}`
  const standing = {
    ...{ customer: `cus_test_${count}`, price: `price_${plan}`, status: 'active' as const },
    metadata: { user: person.id, plan },
  }
  const stands = (change: Partial<Parameters<StripeServer['subscription']>[1]> = {}) =>
    stripe.subscription(id, { ...standing, ...change })
  await hears(stripe.news('customer.subscription.created', stands()))
  return { person, stands, customer: standing.customer }
}

test('a plan is paid for on Stripe’s page, and holds when Stripe tells of it', async () => {
  const person = await served.person({ plan: 'lite' })
  await person.post('/api/plans/request', { plan: 'premium' })
  expect((await plansOf(person)).plans.map(({ sold }: { sold: boolean }) => sold)).toEqual([
    ...[false, true, true, true, false],
  ])
  const { url } = await (await checkout(person, 'basic')).json()
  expect((await (await checkout(person, 'basic')).json()).url).toBe(url)
  const back = await pays(url)
  expect(back).toMatch(new RegExp(`^${served.world.config.publicUrl}/de/upgrade\\?paid=cs_`))
  expect(await plansOf(person)).toMatchObject({ yours: 'basic', pays: { plan: 'basic' }, request: { state: null } })
  const twice = await checkout(person, 'premium')
  expect([twice.status, (await twice.json()).code]).toEqual([409, 'already_subscribed'])
  expect((await (await person.post('/api/plans/portal')).json()).url).toMatch(/\/portal\/cus_/)
})

test('a plan that was paid for holds on coming back, too, where no news has come', async () => {
  const [person, other] = [await served.person({ plan: 'lite' }), await served.person({ plan: 'lite' })]
  stripe.tells()
  const { url } = await (await checkout(person, 'premium')).json()
  const session = new URL(url).pathname.split('/').at(-1)
  await pays(url)
  stripe.tells(served.url)
  expect(await planOf(person)).toBe('lite')
  expect((await other.post('/api/plans/confirm', { session })).status).toBe(404)
  expect((await person.post('/api/plans/confirm', { session: 'cs_unknown' })).status).toBe(404)
  expect((await person.post('/api/plans/confirm', { session: '../../x' })).status).toBe(422)
  expect((await person.post('/api/plans/confirm', { session })).status).toBe(200)
  expect([await planOf(person), await planOf(other)]).toEqual(['premium', 'lite'])
})

test('the same news twice are once, also at the same moment', async () => {
  const { person, stands } = await subscriber()
  const news = stripe.news('customer.subscription.updated', stands({ price: 'price_premium' }))
  const answers = await Promise.all(Array.from({ length: 6 }, () => hears(news)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await planOf(person)).toBe('premium')
  // An administrator decides otherwise; what was heard before does not undo it.
  await served.world.users.change(person.id, { plan: 'premium_plus' })
  expect((await hears(news)).status).toBe(200)
  expect(await planOf(person)).toBe('premium_plus')
})

test('news that come late change nothing: what counts is how the subscription stands', async () => {
  const { person, stands } = await subscriber()
  const early = stripe.news('customer.subscription.updated', stands({ price: 'price_premium' }), { created: 1 })
  const late = stripe.news('customer.subscription.deleted', stands({ status: 'canceled' }), { created: 2 })
  await hears(late)
  expect(await planOf(person)).toBe('lite')
  await hears(early)
  expect(await plansOf(person)).toMatchObject({ yours: 'lite', pays: null })
})

test('a subscription that was cancelled holds until its end, and then the plan of newcomers does', async () => {
  const { person, stands } = await subscriber()
  await hears(stripe.news('customer.subscription.updated', stands({ cancelAt: 1_800_000_000 })))
  expect(await plansOf(person)).toMatchObject({ yours: 'basic', pays: { endsAt: '2027-01-15T08:00:00.000Z' } })
  await hears(stripe.news('customer.subscription.deleted', stands({ status: 'canceled' })))
  expect(await plansOf(person)).toMatchObject({ yours: 'lite', pays: null })
  const { entries } = await served.world.audit.list({ page: 1, limit: 1 })
  expect(entries[0]).toMatchObject({ did: 'subscription_changed', to: person.email, details: { plan: 'lite' } })
  expect(entries[0]?.by).toBeUndefined()
})

test.each([
  ['past_due', 'basic'],
  ['unpaid', 'lite'],
  ['canceled', 'lite'],
] as const)('a subscription that is %s means %s', async (status, plan) => {
  const { person, stands } = await subscriber()
  await hears(stripe.news('customer.subscription.updated', stands({ status })))
  expect(await planOf(person)).toBe(plan)
})

test('who was put on another plan by an administrator stays there when a subscription ends', async () => {
  const { person, stands } = await subscriber()
  await served.world.users.change(person.id, { plan: 'premium_plus' })
  await hears(stripe.news('customer.subscription.deleted', stands({ status: 'canceled' })))
  expect(await planOf(person)).toBe('premium_plus')
})

test('a price that an administrator sets is what is sold', async () => {
  const person = await served.person({ plan: 'lite' })
  await served.admin.patch('/api/admin/plans/premium_plus', { stripePrice: 'price_all' })
  await pays((await (await checkout(person, 'premium_plus')).json()).url)
  expect(await planOf(person)).toBe('premium_plus')
  await served.admin.patch('/api/admin/plans/premium_plus', { stripePrice: null })
  expect((await checkout(await served.person({ plan: 'lite' }), 'premium_plus')).status).toBe(409)
})

test('news with a wrong signature, an old one or none are refused, and change nothing', async () => {
  const { person, stands } = await subscriber()
  const news = stripe.news('customer.subscription.updated', stands({ price: 'price_premium' }))
  const old = Math.floor(Date.now() / 1000) - 600
  const signatures = [
    ...['', 't=1,v1=abc', stripe.sign(news, { secret: 'whsec_other' }), stripe.sign(news, { at: old })],
    stripe.sign(`${news} `),
  ]
  for (const signature of signatures) {
    const answer = await hears(news, signature)
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'webhook_refused'])
  }
  expect(await planOf(person)).toBe('basic')
  expect((await hears(news)).status).toBe(200)
  expect(await planOf(person)).toBe('premium')
})

test('news of strangers, of what is gone and of other things are taken and forgotten', async () => {
  const nobody = stripe.subscription('sub_nobody', {
    ...{ customer: 'cus_nobody', price: 'price_basic', status: 'active', metadata: {} },
  })
  const gone = stripe.subscription('sub_gone', {
    ...{ customer: 'cus_gone', price: 'price_basic', status: 'active', metadata: { user: 'gone', plan: 'basic' } },
  })
  const news = [
    stripe.news('customer.subscription.created', nobody),
    stripe.news('customer.subscription.created', gone),
    stripe.news('customer.subscription.updated', { object: 'subscription', id: 'sub_unknown' }),
    stripe.news('invoice.paid', { object: 'invoice', id: 'in_1' }),
  ]
  for (const one of news) expect((await hears(one)).status).toBe(200)
  expect((await served.query(`select from subscription where id in ('sub_nobody', 'sub_gone')`)).rowCount).toBe(0)
})

test('where Stripe is away the news come again, and whoever wants to pay is told', async () => {
  const { person, stands } = await subscriber()
  const news = stripe.news('customer.subscription.updated', stands({ price: 'price_premium' }))
  stripe.isAway(true)
  expect((await hears(news)).status).toBe(502)
  const answer = await checkout(await served.person({ plan: 'lite' }), 'basic')
  expect([answer.status, await answer.json()]).toMatchObject([
    502,
    { message: expect.stringMatching(/^Der Zahlungsd/) },
  ])
  stripe.isAway(false)
  expect(await planOf(person)).toBe('basic')
  expect((await hears(news)).status).toBe(200)
  expect(await planOf(person)).toBe('premium')
})

test('signed news that are odd are refused or passed over with a word to the operator, and break nothing', async () => {
  const { person, stands } = await subscriber()
  const refused = ['null', '[]', '1', '"evt_1"', '{}', '{"id":"evt_odd"}', '{"id":"evt_odd","data":null}']
  const nameless = ['', 'a\u0000b', 5, null, {}, 'x'.repeat(300)].map(id =>
    JSON.stringify({ id, object: 'event', data: { object: stands() } }),
  )
  for (const news of [...refused, ...nameless, 'no JSON']) {
    const answer = await hears(news)
    expect([answer.status, (await answer.json()).code], news).toEqual([400, 'webhook_refused'])
  }
  const passedOver = [null, 5, '', {}, [], 'a\u0000b', undefined].flatMap(id => [
    { object: 'subscription', id },
    { object: 'checkout.session', id: 'cs_1', subscription: id ?? 5 },
  ])
  for (const object of [...passedOver, { object: 'constructor' }, { object: 7 }, {}])
    expect((await hears(stripe.news('customer.subscription.updated', object))).status, JSON.stringify(object)).toBe(200)
  expect(await planOf(person)).toBe('basic')
  expect((await hears(stripe.news('customer.subscription.updated', stands({ price: 'price_premium' })))).status).toBe(
    200,
  )
  expect(await planOf(person)).toBe('premium')
})

test('a subscription of which Stripe says nonsense changes nothing, and is told to the operator', async () => {
  const { person, stands } = await subscriber()
  const before = stands()
  for (const change of [{ customer: null }, { customer: 5 }, { metadata: null }, { price: null }]) {
    stands(change as never)
    expect((await hears(stripe.news('customer.subscription.updated', before))).status).toBe(200)
  }
  expect(await planOf(person)).toBe('basic')
})

test('of two pages that were opened only the last can be paid on, so that nobody pays twice', async () => {
  const [person, other] = [await served.person({ plan: 'lite' }), await served.person({ plan: 'lite' })]
  const [first, others, last] = [
    (await (await checkout(person, 'basic', 'one')).json()).url,
    (await (await checkout(other, 'basic', 'two')).json()).url,
    (await (await checkout(person, 'premium', 'three')).json()).url,
  ]
  const pressed = async (url: string) => (await fetch(url, { method: 'POST', redirect: 'manual' })).status
  expect([await pressed(first), await pressed(others), await pressed(last)]).toEqual([410, 303, 303])
  expect([await planOf(person), await planOf(other)]).toEqual(['premium', 'basic'])
})

test('what could not be given back while Stripe failed is given back when it is asked again', async () => {
  const { payments, users } = served.world
  const person = await served.person({ plan: 'lite' })
  const item = { model: 'none', name: 'Kanne', cents: 500, page: 'http://localhost/?model=none' }
  const user = await users.find(person.id)
  // Only this test gives it back.
  stripe.tells()
  await pays((await payments?.sell(user, item, 'de', 'one')) ?? '')
  stripe.tells(served.url)
  const { id = '' } = stripe.payments().at(-1) ?? {}
  const isGivenBack = () => stripe.payments().find(one => one.id === id)?.refunded
  stripe.isBroken(true)
  await expect(payments?.refund(id)).rejects.toMatchObject({ code: 'payment_unavailable' })
  stripe.isBroken(false)
  expect(isGivenBack()).toBeFalsy()
  await payments?.refund(id)
  expect(isGivenBack()).toBe(true)
  await payments?.refund(id)
})

test('the same key leads to a page that can be paid on, also where its first one was closed or paid on since', async () => {
  const person = await served.person({ plan: 'lite' })
  const key = 'k'.repeat(255)
  const first = (await (await checkout(person, 'basic', key)).json()).url
  expect((await (await checkout(person, 'basic', key)).json()).url).toBe(first)
  await checkout(person, 'premium', key)
  const second = (await (await checkout(person, 'basic', key)).json()).url
  expect((await (await checkout(person, 'basic', key)).json()).url).toBe(second)
  await pays(second)
  expect(await planOf(person)).toBe('basic')
  const id = stripe.lastSubscription()
  const standing = { customer: 'cus_back', price: 'price_basic', metadata: { user: person.id, plan: 'basic' } }
  await hears(
    stripe.news('customer.subscription.deleted', stripe.subscription(id, { ...standing, status: 'canceled' })),
  )
  await pays((await (await checkout(person, 'basic', key)).json()).url)
  expect(await planOf(person)).toBe('basic')
})

test('what Stripe fails at and repeats for a day holds nobody up: the same key soon gives a page, and always that', async () => {
  const person = await served.person({ plan: 'lite' })
  stripe.isBroken(true)
  expect((await checkout(person, 'basic', 'one')).status).toBe(502)
  expect((await checkout(person, 'basic', 'one')).status).toBe(502)
  stripe.isBroken(false)
  const { url } = await (await checkout(person, 'basic', 'one')).json()
  expect((await (await checkout(person, 'basic', 'one')).json()).url).toBe(url)
  await pays(url)
  expect(await planOf(person)).toBe('basic')
})

test('a failure of Stripe’s that passes is not noticed by whoever pays', async () => {
  const person = await served.person({ plan: 'lite' })
  stripe.failsNext(1)
  const answer = await checkout(person, 'basic', 'one')
  expect(answer.status).toBe(200)
  await pays((await answer.json()).url)
  expect(await planOf(person)).toBe('basic')
})

test('whom somebody has deleted at Stripe can pay again, as a new person there', async () => {
  const { person, stands, customer } = await subscriber()
  await hears(stripe.news('customer.subscription.deleted', stands({ status: 'canceled' })))
  stripe.deletes(customer)
  const answer = await checkout(person, 'premium')
  expect(answer.status).toBe(200)
  await pays((await answer.json()).url)
  expect(await planOf(person)).toBe('premium')
  const { payments, users } = served.world
  const item = { model: 'none', name: 'Kanne', cents: 500, page: 'http://localhost/?model=none' }
  expect(await payments?.sell(await users.find(person.id), item, 'de', 'again')).toMatch(/^http/)
})

test.each(['expired', 'processing'])('pages that are all %s are given up, and whoever pays is told', async status => {
  const person = await served.person({ plan: 'lite' })
  const before = stripe.asked.length
  stripe.pagesStand(status)
  const answer = await checkout(person, 'basic', 'one')
  stripe.pagesStand()
  expect([answer.status, (await answer.json()).code]).toEqual([502, 'payment_unavailable'])
  expect(stripe.asked.length - before).toBeLessThan(60)
})

test('whoever has paid and asks twice at once is told twice that they have', async () => {
  const person = await served.person({ plan: 'lite' })
  stripe.tells()
  await pays((await (await checkout(person, 'basic', 'one')).json()).url)
  stripe.tells(served.url)
  // Each of the two closes the other’s page before it closes its own.
  stripe.gathers(2)
  const answers = await Promise.all([checkout(person, 'basic', 'two'), checkout(person, 'premium', 'three')])
  const told = await Promise.all(answers.map(async answer => (await answer.json()).code))
  expect(told).toEqual(['already_subscribed', 'already_subscribed'])
  expect(await planOf(person)).toBe('basic')
})

test.each([
  ['the same page', 'basic', 'one'],
  ['another', 'premium', 'two'],
])('nobody pays twice where no news has come: asked for %s, what was paid for holds', async (_, plan, key) => {
  const person = await served.person({ plan: 'lite' })
  stripe.tells()
  await pays((await (await checkout(person, 'basic', 'one')).json()).url)
  stripe.tells(served.url)
  expect(await planOf(person)).toBe('lite')
  const again = await checkout(person, plan, key)
  expect([again.status, (await again.json()).code]).toEqual([409, 'already_subscribed'])
  expect(await planOf(person)).toBe('basic')
})

test('nobody pays twice where the last news was that it waits to be paid', async () => {
  const person = await served.person({ plan: 'lite' })
  stripe.tells()
  await pays((await (await checkout(person, 'basic', 'one')).json()).url)
  stripe.tells(served.url)
  const id = stripe.lastSubscription()
  const standing = { customer: 'cus_late', price: 'price_basic', metadata: { user: person.id, plan: 'basic' } }
  await hears(
    stripe.news('customer.subscription.created', stripe.subscription(id, { ...standing, status: 'incomplete' })),
  )
  stripe.subscription(id, { ...standing, status: 'active' })
  expect((await checkout(person, 'premium', 'two')).status).toBe(409)
  expect(await planOf(person)).toBe('basic')
})

test('whoever goes while a page is open, or has paid and we were not told, pays for nothing more', async () => {
  const [open, paid] = [await served.person({ plan: 'lite' }), await served.person({ plan: 'lite' })]
  const [page, paying] = [
    (await (await checkout(open, 'basic')).json()).url,
    (await (await checkout(paid, 'basic')).json()).url,
  ]
  stripe.tells()
  await pays(paying)
  const subscription = stripe.lastSubscription()
  expect(stripe.statusOf(subscription)).toBe('active')
  for (const { id } of [open, paid])
    expect((await served.admin.send(`/api/admin/users/${id}`, { method: 'DELETE' })).status).toBe(204)
  stripe.tells(served.url)
  expect(stripe.statusOf(subscription)).toBe('canceled')
  expect((await fetch(page, { method: 'POST', redirect: 'manual' })).status).toBe(410)
})

test('a subscription that waits to be paid opens nothing, and is ended with its account', async () => {
  const person = await served.person({ plan: 'lite' })
  const standing = { customer: 'cus_waits', price: 'price_basic', status: 'incomplete' as const }
  const waits = stripe.subscription('sub_waits', { ...standing, metadata: { user: person.id, plan: 'basic' } })
  expect((await hears(stripe.news('customer.subscription.created', waits))).status).toBe(200)
  expect(await plansOf(person)).toMatchObject({ yours: 'lite', pays: null })
  expect((await served.admin.send(`/api/admin/users/${person.id}`, { method: 'DELETE' })).status).toBe(204)
  expect(stripe.statusOf('sub_waits')).toBe('canceled')
})

test('a second subscription of one person is counted, so that it can be told to the operator', async () => {
  const { person, customer } = await subscriber()
  const standing = { customer, price: 'price_premium', status: 'active' as const }
  const second = stripe.subscription('sub_second', { ...standing, metadata: { user: person.id, plan: 'premium' } })
  await hears(stripe.news('customer.subscription.created', second))
  expect(await planOf(person)).toBe('premium')
  const { subscriptions } = served.world
  const stored = await subscriptions.find('sub_second')
  if (!stored) throw new Error('It was not kept.')
  expect(await subscriptions.keep(stored, stored.revision, 'lite')).toMatchObject({ live: 2 })
})
