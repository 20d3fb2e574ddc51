import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
let ben: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
  ben = await served.person({ plan: 'basic' })
})

const make = async (person: Pick<Person, 'post'>, name = 'Redaktionssystem', days: number | null = 90) =>
  (await person.post('/api/keys', { name, days })).json()
const listed = async (person: Person) => (await (await person.get('/api/keys')).json()).keys
const by = (key: string, path: string, init: { method?: string; body?: string } = {}) =>
  served.nobody.send(path, { ...init, headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` } })
const writes = (key: string) =>
  by(key, '/api/engins/bullet_points', { method: 'POST', body: JSON.stringify({ content: 'Tinte und Feder' }) })

test('a program writes with a key as its person would, on the same account', async () => {
  const { key } = await make(anna)
  const before = (await (await anna.get('/api/session')).json()).anzahlrequest_number
  const answer = await writes(key)
  expect(answer.status).toBe(200)
  expect((await answer.json()).result.response.response).toBeTruthy()
  const run = answer.headers.get('x-run-id')
  expect((await by(key, `/api/runs/${run}`)).status).toBe(200)
  expect((await anna.get(`/api/runs/${run}`)).status).toBe(200)
  const session = await (await by(key, '/api/session')).json()
  expect(session).toMatchObject({ email: anna.email, anzahlrequest_number: before + 1 })
})

test('a key is told once; afterwards its owner sees how it begins, and that it was used', async () => {
  const { key, _id } = await make(ben, 'Einmal', 30)
  expect(key).toMatch(/^fw_[\w-]{43}$/)
  await by(key, '/api/session')
  await expect.poll(async () => (await listed(ben))[0].usedAt).not.toBeNull()
  const [mine] = await listed(ben)
  expect(mine).toMatchObject({ _id, name: 'Einmal', begins: key.slice(0, 7) })
  expect(Date.parse(mine.expiresAt) - Date.parse(mine.createdAt)).toBeCloseTo(30 * 86_400_000, -5)
  expect(JSON.stringify(await listed(ben))).not.toContain(key)
  expect(await listed(anna)).not.toContainEqual(expect.objectContaining({ _id }))
})

test('what was taken back is refused at the next request, and what ends ends', async () => {
  const { key, _id } = await make(anna, 'Alt')
  expect((await by(key, '/api/session')).status).toBe(200)
  expect((await ben.send(`/api/keys/${_id}`, { method: 'DELETE' })).status).toBe(404)
  expect((await by(key, '/api/session')).status).toBe(200)
  expect((await anna.send(`/api/keys/${_id}`, { method: 'DELETE' })).status).toBe(204)
  const refused = await by(key, '/api/session')
  expect(refused.status).toBe(401)
  expect((await refused.json()).code).toBe('key_unknown')

  const short = await served.world.keys.make(anna.id, { name: 'kurz', expiresAt: new Date(Date.now() + 1500) })
  expect((await by(short.key, '/api/session')).status).toBe(200)
  await expect.poll(async () => (await by(short.key, '/api/session')).status, { timeout: 5000 }).toBe(401)
})

test('the key of somebody who is blocked opens nothing', async () => {
  const eve = await served.person({ plan: 'basic' })
  const { key } = await make(eve)
  expect((await by(key, '/api/session')).status).toBe(200)
  await served.admin.patch(`/api/admin/users/${eve.id}`, { blocked: true })
  expect((await by(key, '/api/session')).status).toBe(401)
})

test.each([
  ['GET', '/api/keys'],
  ['POST', '/api/keys'],
  ['GET', '/api/admin/users'],
  ['POST', '/api/user/updateLang'],
  ['POST', '/api/feedback'],
])('a key is not enough for %s %s, even an administrator’s', async (method, path) => {
  const { key } = await make(served.admin, `${method} ${path}`)
  const refused = await by(key, path, { method, ...(method === 'POST' && { body: '{}' }) })
  expect(refused.status).toBe(403)
  expect((await refused.json()).code).toBe('not_for_keys')
})

test('a wrong name or end is told at its field; more than twenty keys there are not', async () => {
  const wrong = await anna.post('/api/keys', { name: ' ', days: 7 })
  expect(wrong.status).toBe(422)
  expect(Object.keys((await wrong.json()).fields)).toEqual(['name', 'days'])
  const eager = await served.person({ plan: 'basic' })
  for (let at = 0; at < 20; at++)
    expect((await eager.post('/api/keys', { name: `${at}`, days: null })).status).toBe(200)
  const refused = await eager.post('/api/keys', { name: 'noch einer', days: null })
  expect(refused.status).toBe(409)
  expect((await refused.json()).message).toContain('20')
})
