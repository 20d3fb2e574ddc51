import { afterEach, describe, expect, test } from 'vitest'
import { shipped } from '#shared/plans.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
afterEach(() => served.query('delete from plan_tool; delete from plan'))

const set = (plan: string, change: object) => served.admin.patch(`/api/admin/plans/${plan}`, change)
const sessionOf = async (person: Person) => (await person.get('/api/session')).json()
const summary = { content: 'Das Café hat geöffnet. Es gibt Kuchen.' }
const summarize = (person: Person) => person.ask('summarize', summary)

describe('what a plan holds', () => {
  test('is as shipped until an administrator changes it, and then acts at everybody’s next request', async () => {
    const person = await served.person({ plan: 'lite' })
    expect(await sessionOf(person)).toMatchObject({ limit: shipped.lite.requests })
    expect((await set('lite', { requests: 1 })).status).toBe(200)
    expect(await sessionOf(person)).toMatchObject({ limit: 1 })
    expect((await summarize(person)).status).toBe(200)
    expect((await summarize(person)).status).toBe(402)
    await set('lite', { requests: null })
    expect(await sessionOf(person)).toMatchObject({ limit: null, anzahlrequest_number: 1 })
    expect((await summarize(person)).status).toBe(200)
  })

  test('can be less than somebody has used: nothing is taken away, and nothing more is given', async () => {
    const person = await served.person({ plan: 'basic' })
    await summarize(person)
    await summarize(person)
    await set('basic', { requests: 1 })
    const answer = await summarize(person)
    expect([answer.status, await answer.json()]).toMatchObject([402, { code: 'limit_reached', used: 2, limit: 1 }])
    expect((await (await person.get('/api/runs')).json()).total).toBe(2)
  })

  test('counts for less than a person’s own number', async () => {
    const person = await served.person({ plan: 'free', limit: 2 })
    await set('free', { requests: 0 })
    expect([(await summarize(person)).status, (await summarize(person)).status]).toEqual([200, 200])
    expect((await summarize(person)).status).toBe(402)
  })

  test('lets exactly as many through as it is changed to while many ask at once', async () => {
    const person = await served.person({ plan: 'lite' })
    await set('lite', { requests: 5 })
    const calls = Array.from({ length: 50 }, () => summarize(person))
    await set('lite', { requests: 9 })
    const statuses = (await Promise.all([...calls, ...Array.from({ length: 50 }, () => summarize(person))])).map(
      ({ status }) => status,
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(9)
    expect(statuses.filter(status => status === 402)).toHaveLength(91)
    expect(await person.used()).toBe(9)
  })

  test('is room for files, too', async () => {
    const person = await served.person({ plan: 'free' })
    const file = () => new File(['Die Werkstatt öffnet am Montag.'], 'Notiz.txt')
    await set('free', { storage: 40 })
    expect((await person.upload(file())).status).toBe(200)
    const full = await person.upload(file())
    expect([full.status, await full.json()]).toMatchObject([402, { code: 'storage_reached', limit: 40 }])
    expect(await (await person.get('/api/files')).json()).toMatchObject({ total: 1, limit: 40 })
    await set('free', { storage: 1000 })
    expect((await person.upload(file())).status).toBe(200)
  })

  test('is told to everybody, with the words that were set, and leaves what was not named', async () => {
    const person = await served.person({ plan: 'lite' })
    const price = { de: '9 € im Monat', en: '€9 a month' }
    await set('basic', { price })
    await set('basic', { requests: 300 })
    const { plans, yours, pays, request } = await (await person.get('/api/plans')).json()
    expect(plans.map(({ id }: { id: string }) => id)).toEqual(['free', 'lite', 'basic', 'premium', 'premium_plus'])
    expect(plans[2]).toEqual({ ...shipped.basic, id: 'basic', name: 'Basic', price, requests: 300, sold: false })
    expect([yours, pays, request]).toEqual(['lite', null, null])
  })

  test('is changed with an entry in the log, and how many people it concerns is told', async () => {
    await served.person({ plan: 'premium' })
    const { plans } = await (await set('premium', { requests: 77 })).json()
    expect(plans[3]).toMatchObject({ id: 'premium', requests: 77, people: 1 })
    const { entries } = await served.world.audit.list({ page: 1, limit: 1 })
    expect(entries[0]).toMatchObject({ did: 'plan_terms_changed', to: 'premium', byEmail: 'admin@example.com' })
    expect(entries[0]?.details).toMatchObject({ requests: 77 })
  })

  test.each([
    ['requests', -1],
    ['requests', 1.5],
    ['requests', '20'],
    ['storage', null],
    ['storage', -1],
    ['line', 'nur eine'],
    ['line', { de: 'nur Deutsch' }],
    ['price', { de: 'x'.repeat(121), en: '' }],
    ['stripePrice', 'basic'],
  ])('is not changed where %s is %j', async (field, value) => {
    const answer = await set('lite', { [field]: value })
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]])
    expect(await (await served.admin.get('/api/admin/plans')).json()).toMatchObject({
      plans: expect.arrayContaining([expect.objectContaining({ id: 'lite', requests: 200 })]),
    })
  })

  test('is an administrator’s matter, and there are five plans', async () => {
    const person = await served.person({})
    expect((await person.patch('/api/admin/plans/free', { requests: 999 })).status).toBe(403)
    expect((await person.get('/api/admin/plans')).status).toBe(403)
    expect((await set('gold', { requests: 1 })).status).toBe(404)
  })
})

describe('what a plan opens', () => {
  const tools = (plan: string, change: object) => served.admin.patch(`/api/admin/plans/${plan}/tools`, change)
  const cardFor = async (person: Person, slug: string) => {
    const { data } = await (await person.get('/api/engines')).json()
    return data.find((card: { slug: string }) => card.slug === slug)
  }
  const press = { content: 'Wir eröffnen ein Reparaturcafé.' }

  test('is as the catalogue says until it is opened or closed, and acts at the next request', async () => {
    const person = await served.person({ plan: 'free' })
    expect((await person.ask('press', press)).status).toBe(403)
    await tools('free', { open: ['press_release'], close: ['summarize_simplify'] })
    expect((await person.ask('press', press)).status).toBe(200)
    const closed = await summarize(person)
    expect([closed.status, await closed.json()]).toMatchObject([403, { plan: 'Lite' }])
    expect((await cardFor(person, 'press_release')).access).toContain('free')
    expect((await cardFor(person, 'summarize_simplify')).access).not.toContain('free')
    await tools('free', { open: ['summarize_simplify'], close: ['press_release'] })
    expect((await person.ask('press', press)).status).toBe(403)
    expect((await served.query('select from plan_tool')).rowCount).toBe(0)
  })

  test('can be a call of an engine alone', async () => {
    const person = await served.person({ plan: 'basic' })
    const { tools: all } = await (await served.admin.get('/api/admin/plans/tools')).json()
    const own = all.find(({ id }: { id: string }) => id.startsWith('social_media/'))
    expect(own).toMatchObject({ shipped: ['premium', 'premium_plus'] })
    await tools('basic', { open: [own.id] })
    const card = await cardFor(person, 'social_media')
    expect(card.calls[own.id.split('/')[1]].access).toEqual(['basic', 'premium', 'premium_plus'])
  })

  test('can be one field of a form, which is then filled in or refused', async () => {
    const [basic, premium] = [await served.person({ plan: 'basic' }), await served.person({ plan: 'premium' })]
    const { tools: all } = await (await served.admin.get('/api/admin/plans/tools')).json()
    const url = all.find(({ id }: { id: string }) => id === 'meta_descriptions_engine/meta_description#url')
    expect(url).toMatchObject({ shipped: ['basic', 'premium', 'premium_plus'], field: { de: expect.any(String) } })
    const asks = (person: Person) =>
      person.ask('meta_description', { content: 'Ein Café.', url: 'http://127.0.0.1:9/' })
    await tools('basic', { close: [url.id] })
    const closed = await asks(basic)
    expect([closed.status, await closed.json()]).toMatchObject([403, { field: 'url', plan: 'Premium' }])
    expect((await basic.ask('meta_description', { content: 'Ein Café.' })).status).toBe(200)
    expect((await asks(premium)).status).not.toBe(403)
    const card = await cardFor(basic, 'meta_descriptions_engine')
    expect(card.calls.meta_description.fields.url.access).toEqual(['premium', 'premium_plus'])
    await tools('basic', { open: [url.id] })
    expect((await asks(basic)).status).not.toBe(403)
  })

  test('is nothing that does not exist', async () => {
    expect((await tools('free', { open: ['perpetual_motion'] })).status).toBe(404)
    expect((await tools('free', { open: 'press_release' })).status).toBe(422)
  })
})

describe('a request for a plan', () => {
  const german = { 'accept-language': 'de' }
  const pending = async () => (await (await served.admin.get('/api/admin/plans')).json()).requests
  const decide = (id: string, granted: boolean) => served.admin.post(`/api/admin/plan-requests/${id}`, { granted })

  test('reaches the administration, stands as pending, and puts the person on the plan when it is granted', async () => {
    const person = await served.person({ plan: 'free' })
    const asked = await person.post('/api/plans/request', { plan: 'basic', words: ' Für den Newsletter. ' })
    expect(await asked.json()).toMatchObject({
      request: { plan: 'basic', words: 'Für den Newsletter.', state: 'pending' },
    })
    const [request] = await pending()
    expect(request).toMatchObject({ email: person.email, from: 'free', plan: 'basic', words: 'Für den Newsletter.' })
    expect((await (await decide(request._id, true)).json()).requests).toEqual([])
    expect(await sessionOf(person)).toMatchObject({ plan_text: 'basic', limit: 1000 })
    expect(await (await person.get('/api/plans')).json()).toMatchObject({ yours: 'basic', request: { state: null } })
    expect((await decide(request._id, false)).status).toBe(409)
    const { entries } = await served.world.audit.list({ page: 1, limit: 1 })
    expect(entries[0]).toMatchObject({ did: 'plan_request_decided', to: person.email, details: { granted: true } })
  })

  test('is made once, even by many presses', async () => {
    const person = await served.person({ plan: 'free' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => person.post('/api/plans/request', { plan: 'lite' }, german)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await pending()).toHaveLength(1)
    expect((await (await person.send('/api/plans/request', { method: 'DELETE' })).json()).request.state).toBeNull()
    expect(await pending()).toHaveLength(0)
    expect((await person.post('/api/plans/request', { plan: 'basic' })).status).toBe(200)
  })

  test('that is declined leaves the plan, and says so', async () => {
    const person = await served.person({ plan: 'lite' })
    await person.post('/api/plans/request', { plan: 'premium' })
    const [request] = (await pending()).filter(({ email }: { email: string }) => email === person.email)
    await decide(request._id, false)
    expect(await (await person.get('/api/plans')).json()).toMatchObject({
      yours: 'lite',
      request: { plan: 'premium', state: 'declined' },
    })
    expect((await person.post('/api/plans/request', { plan: 'basic' })).status).toBe(200)
  })

  test('is for a larger plan, in a few words, and decided by administrators', async () => {
    const person = await served.person({ plan: 'basic' })
    expect((await person.post('/api/plans/request', { plan: 'lite' })).status).toBe(409)
    expect((await person.post('/api/plans/request', { plan: 'gold' })).status).toBe(422)
    expect((await person.post('/api/plans/request', { plan: 'premium', words: 'x'.repeat(501) })).status).toBe(422)
    expect((await person.post('/api/admin/plan-requests/any', { granted: true })).status).toBe(403)
    expect((await decide('any', true)).status).toBe(404)
    expect((await person.post('/api/plans/checkout', { plan: 'premium' })).status).toBe(404)
    expect((await served.nobody.post('/api/stripe/webhook')).status).toBe(404)
  })
})

test('nobody helps themselves to a plan, a role or requests by naming them in a body', async () => {
  const person = await served.person({ plan: 'free' })
  const greedy = {
    ...{ plan: 'premium_plus', plan_text: 'premium_plus', role: 'admin', hierarchy_text: 'admin', banned: false },
    ...{ requestLimit: 99, limit: 99, used: 0, anzahlrequest_number: 0, granted: true, decidedAt: '2026-01-01' },
  }
  await summarize(person)
  await person.post('/api/auth/update-user', { name: 'Neu', ...greedy })
  await person.post('/api/user/updateLang', { lang: 'DE', ...greedy })
  await person.ask('summarize', { ...summary, ...greedy })
  await person.post('/api/plans/request', { ...greedy, plan: 'lite' })
  expect(await sessionOf(person)).toMatchObject({
    ...{ plan_text: 'free', hierarchy_text: 'user', limit: 20, anzahlrequest_number: 2 },
  })
  expect(await (await person.get('/api/plans')).json()).toMatchObject({ request: { state: 'pending' } })
})
