import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { running, serving, servingOne } from '#tests/serving.ts'
import { hangsUp, leadsTo, silence, startWebhook } from '#tests/webhook.ts'

const minute = 60_000
vi.setConfig({ testTimeout: minute })

const webhook = running(startWebhook)
const served = serving(() => ({
  jobs: true,
  retries: [1, 1],
  outsidePatience: 5000,
  environment: { ALLOWED_PRIVATE_ADDRESSES: `127.0.0.1:${webhook.port}` },
}))
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium' })
}, minute)

const set = (body: object) => served.admin.put('/api/admin/contacts', body)
beforeEach(async () => {
  webhook.forget()
  await set({ webhook: webhook.url })
})
afterEach(() => served.query('delete from feedback'))

const words = { type: 'bug', message: 'Der Knopf tut nichts.', url: '/de/engins?family=hr#top' }
const tell = (body: object = {}) => anna.post('/api/feedback', { ...words, ...body }, { 'accept-language': 'de' })
const listed = async (query = '') => (await served.admin.get(`/api/admin/feedback${query}`)).json()
const first = async () => (await listed()).feedback[0]
const becomes = async (delivery: string) => {
  await expect.poll(async () => (await first())?.delivery, { timeout: 30_000 }).toBe(delivery)
}

test('the webhook is told exactly four things; whose it is says the session, not the body', async () => {
  const answer = await tell({ email: 'somebody@else.org', delivery: 'delivered', user: 'x', type: 'feature' })
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, _id: expect.any(String) }])
  await becomes('delivered')
  const url = `${served.world.config.publicUrl}/de/engins?family=hr#top`
  expect(webhook.taken).toEqual([{ type: 'feature', message: words.message, email: anna.email, url }])
  expect(await first()).toMatchObject({ email: anna.email, tries: 1, failure: null, settledAt: expect.any(String) })
})

test.each<[string, object, string]>([
  ['another type', { type: 'praise' }, 'type'],
  ['a blank message', { message: ' \n ' }, 'message'],
  ['5,001 characters', { message: '😀'.repeat(5001) }, 'message'],
  ['a number', { message: 7 }, 'message'],
  ['a page elsewhere', { url: 'https://evil.example/' }, 'url'],
  ['a host elsewhere', { url: '//evil.example/' }, 'url'],
  ['a script', { url: 'javascript:alert(1)' }, 'url'],
  ['no page', { url: undefined }, 'url'],
])('%s is refused, naming the field, and nothing is kept', async (_, body, field) => {
  const answer = await tell(body)
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).fields)).toEqual([field])
  expect((await listed()).total).toBe(0)
})

test('five thousand characters are taken, and a page of the host one is on', async () => {
  expect((await tell({ message: '😀'.repeat(5000), url: `${served.url}/de/history` })).status).toBe(200)
  expect((await first()).url).toBe(`${served.url}/de/history`)
  // Else it would be counted with what the next test sends.
  await becomes('delivered')
})

test('a receiver that fails at first gets it in the end, once', async () => {
  webhook.answers(500, hangsUp)
  await tell()
  await becomes('delivered')
  expect(webhook.taken.length).toBe(3)
  expect(await first()).toMatchObject({ tries: 3, failure: null })
})

test('one that keeps failing is given up and says why; sent once more, it arrives', async () => {
  webhook.answers(500, 500, 503)
  await tell()
  await becomes('failed')
  const { _id, failure, tries, dueAt } = await first()
  expect([failure, tries, dueAt]).toEqual([{ why: 'status', status: 503 }, 3, null])
  const again = await served.admin.post(`/api/admin/feedback/${_id}/send`)
  expect([again.status, (await again.json()).delivery]).toEqual([200, expect.stringMatching(/waiting|delivered/)])
  await becomes('delivered')
  expect(webhook.taken.length).toBe(4)
})

test('a redirect is not followed', async () => {
  const elsewhere = await startWebhook()
  const lure = leadsTo(elsewhere.url)
  webhook.answers(lure, lure, lure)
  await tell()
  await becomes('failed')
  expect((await first()).failure).toEqual({ why: 'redirect', status: 302 })
  expect(elsewhere.taken).toEqual([])
  await elsewhere.close()
})

test('while the receiver is away it is kept, with the next try and the reason', async () => {
  const away = await startWebhook()
  await served.world.contacts.set('webhook', away.url.replace(String(away.port), String(webhook.port)))
  await away.close()
  webhook.answers(hangsUp, hangsUp, hangsUp)
  expect((await tell()).status).toBe(200)
  await expect.poll(async () => (await first()).failure, { timeout: 20_000 }).toEqual({ why: 'unreachable' })
  expect((await first()).message).toBe(words.message)
  await becomes('failed')
})

test('a receiver that says nothing is given up, and the person does not wait for it', async () => {
  webhook.answers(silence)
  expect((await tell()).status).toBe(200)
  await expect.poll(async () => (await first()).failure, { timeout: 30_000 }).toEqual({ why: 'slow' })
  await becomes('delivered')
})

test('without a webhook it is kept here, and can be sent when there is one', async () => {
  await set({ webhook: null })
  await tell()
  const { _id, delivery } = await first()
  expect(delivery).toBe('kept')
  const refused = await served.admin.post(`/api/admin/feedback/${_id}/send`)
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'no_webhook'])
  await set({ webhook: webhook.url })
  await served.admin.post(`/api/admin/feedback/${_id}/send`)
  await becomes('delivered')
})

test('what a process left lying when it ended is taken up', async () => {
  await served.query(
    `insert into feedback (id, "user", type, message, url, delivery, tries, due_at)
    values ('lost', $1, 'bug', 'Liegengeblieben', 'http://x/', 'waiting', 1, now() - interval '1 minute')`,
    [anna.id],
  )
  await served.world.feedback.takeUp()
  await becomes('delivered')
  expect(webhook.taken).toMatchObject([{ message: 'Liegengeblieben' }])
})

test('two nodes that take up the same try deliver it once', async () => {
  await served.query(
    `insert into feedback (id, "user", type, message, url, delivery, due_at)
    values ('twice', $1, 'bug', 'Nur einmal', 'http://x/', 'waiting', now())`,
    [anna.id],
  )
  const job = { id: 'twice', tries: 0 }
  await Promise.all(Array.from({ length: 5 }, () => served.world.feedback.deliver(job)))
  expect(webhook.taken.length).toBe(1)
})

test('the list is narrowed by type and by how far it has come, newest first', async () => {
  await set({ webhook: null })
  for (const type of ['bug', 'feature', 'bug']) await tell({ type, message: `${type} ${Math.random()}` })
  expect((await listed('?type=bug')).total).toBe(2)
  expect((await listed('?type=feature&delivery=kept')).total).toBe(1)
  expect((await listed('?delivery=failed')).feedback).toEqual([])
  expect((await listed('?type=nonsense&limit=2')).feedback.length).toBe(2)
})

test('thirty an hour are enough for one person', async () => {
  await set({ webhook: null })
  const statuses: number[] = []
  for (let at = 0; at < 31; at++) statuses.push((await tell()).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
})

test('only administrators see it, whatever they ask for', async () => {
  const paths = [
    ['GET', '/api/admin/feedback'],
    ['POST', '/api/admin/feedback/x/send'],
    ['GET', '/api/admin/contacts'],
    ['PUT', '/api/admin/contacts'],
    ['POST', '/api/admin/contacts/test'],
  ] as const
  for (const [method, path] of paths) {
    const body = method === 'GET' ? undefined : '{}'
    expect((await anna.send(path, { method, body })).status, path).toBe(403)
  }
  expect((await served.nobody.post('/api/feedback', words)).status).toBe(401)
  expect((await served.admin.post('/api/admin/feedback/unknown/send')).status).toBe(404)
})

test('an administrator sets where it goes, tries it, and reads only where it leads', async () => {
  expect((await served.admin.post('/api/admin/contacts/test')).status).toBe(200)
  expect(Object.keys(webhook.taken[0] as object).toSorted()).toEqual(['email', 'message', 'type', 'url'])
  webhook.answers(500)
  const failed = await served.admin.post('/api/admin/contacts/test', {}, { 'accept-language': 'de' })
  expect([failed.status, (await failed.json()).fields.webhook]).toEqual([502, 'Der Empfänger antwortet mit 500.'])
  const secret = `${webhook.url}/T0123/B4567/geheim`
  const said = JSON.stringify(await (await set({ webhook: secret })).json())
  expect(said).toContain(`127.0.0.1:${webhook.port}`)
  expect(said).not.toContain('T0123')
  const { rows } = await served.query(`select value from setting where name = 'feedbackWebhook'`)
  expect(JSON.stringify(rows)).not.toContain('geheim')
  const { rows: written } = await served.query(`select details from audit where did = 'contact_set'`)
  expect(JSON.stringify(written)).not.toContain('geheim')
})

test.each([
  'ftp://x.example/',
  'hook',
  'http://169.254.169.254/',
  'https://user:pw@example.com/',
  'http://localhost:1/',
  7,
])('%s is no webhook', async address => {
  const answer = await set({ webhook: address })
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).fields)).toEqual(['webhook'])
})

test('the link for a personal call is told to whoever is signed in', async () => {
  const booking = async () => (await (await anna.get('/api/session')).json()).booking
  expect(await booking()).toBe(null)
  await set({ booking: ' https://cal.example.com/hilfe ' })
  expect(await booking()).toBe('https://cal.example.com/hilfe')
  await set({ booking: null })
  expect(await booking()).toBe(null)
})

test('what the environment says wins, is trusted, and cannot be changed in the browser', async () => {
  const environment = { FEEDBACK_WEBHOOK_URL: webhook.url, BOOKING_URL: 'https://cal.example.com/team' }
  const fixed = await servingOne({ jobs: true, environment })
  const ben = await fixed.person({})
  await ben.post('/api/feedback', words)
  await expect.poll(() => webhook.taken.length, { timeout: 20_000 }).toBe(1)
  expect((await (await ben.get('/api/session')).json()).booking).toBe('https://cal.example.com/team')
  expect(await (await fixed.admin.get('/api/admin/contacts')).json()).toMatchObject({
    webhook: { variable: 'FEEDBACK_WEBHOOK_URL' },
    booking: { address: 'https://cal.example.com/team', variable: 'BOOKING_URL' },
  })
  const refused = await fixed.admin.put('/api/admin/contacts', { webhook: 'https://hooks.example.com/' })
  expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, ['webhook']])
})
