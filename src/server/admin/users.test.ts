import { beforeAll, describe, expect, test } from 'vitest'
import type { Person, Served } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let admin: Served['admin']
let anna: Person
beforeAll(async () => {
  admin = served.admin
  anna = await served.person({ plan: 'basic' })
})

const german = { 'accept-language': 'de' }
const listed = async (search: string, more = '') =>
  (await admin.get(`/api/admin/users?search=${encodeURIComponent(search)}${more}`)).json()
const seen = async ({ email }: Person) => (await listed(email)).users[0]
const change = (id: string, of: object, who = admin) => who.patch(`/api/admin/users/${id}`, of)
const planOf = async (person: Person) => (await (await person.get('/api/session')).json()).plan_text

describe('the list of people', () => {
  test('shows what an administrator needs, and no secret', async () => {
    expect(await seen(anna)).toEqual({
      ...{ _id: anna.id, email: anna.email, name_text: expect.any(String), plan_text: 'basic', hierarchy_text: 'user' },
      ...{ anzahlrequest_number: 0, limit: null, avatar_image: null, blocked: false, createdAt: expect.any(String) },
    })
  })

  test('is searched by the words as they are, and turned by pages', async () => {
    for (let count = 0; count < 3; count++) await served.person({})
    expect((await listed('%')).total).toBe(0)
    expect((await listed('_')).total).toBe(0)
    expect((await listed('\0')).users).toBeInstanceOf(Array)
    const { users, total, page } = await listed('person-', '&page=2&limit=2')
    expect([users.length, page]).toEqual([2, 2])
    expect(total).toBeGreaterThanOrEqual(4)
  })
})

describe('a change', () => {
  test('acts at the person’s next request', async () => {
    const person = await served.person({ plan: 'free' })
    expect(await (await change(person.id, { plan: 'premium', limit: 7 })).json()).toMatchObject({
      ...{ _id: person.id, plan_text: 'premium', limit: 7 },
    })
    const session = await (await person.get('/api/session')).json()
    expect(session).toMatchObject({ plan_text: 'premium', limit: 7 })
    await change(person.id, { limit: null, plan: 'premium plus' })
    expect(await (await person.get('/api/session')).json()).toMatchObject({ plan_text: 'premium_plus', limit: null })
  })

  test('of the role is felt at once, both ways', async () => {
    const person = await served.person({})
    const asked = async () => (await person.get('/api/admin/users')).status
    expect(await asked()).toBe(403)
    await change(person.id, { role: 'admin' })
    expect(await asked()).toBe(200)
    await change(person.id, { role: 'user' })
    expect(await asked()).toBe(403)
  })

  test('leaves what it does not name', async () => {
    const person = await served.person({ plan: 'lite', limit: 3 })
    await change(person.id, {})
    await change(person.id, { role: 'user', plan_text: 'free', email: 'new@example.com', createdAt: 0, usage: 5 })
    expect(await seen(person)).toMatchObject({ plan_text: 'lite', limit: 3, email: person.email })
  })

  test('to blocked signs the person out, until it is taken back', async () => {
    const person = await served.person({})
    await change(person.id, { blocked: true })
    expect((await person.get('/api/session')).status).toBe(401)
    expect(await seen(person)).toMatchObject({ blocked: true })
    await change(person.id, { blocked: false })
    expect((await person.get('/api/session')).status).toBe(401)
  })

  test.each([
    ['plan', 'gold'],
    ['plan', null],
    ['plan', ['free']],
    ['role', 'owner'],
    ['role', null],
    ['blocked', 'false'],
    ['blocked', 0],
    ['limit', -1],
    ['limit', 1.5],
    ['limit', '20'],
    ['limit', 1_000_001],
    ['limit', []],
    ['limit', false],
  ])('of %s to %j is refused, naming it, and changes nothing', async (field, value) => {
    const answer = await change(anna.id, { plan: 'free', [field]: value })
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).fields)).toEqual([field])
    expect(await planOf(anna)).toBe('basic')
  })

  test('of someone who does not exist finds nobody', async () => {
    for (const id of ['nobody', '%00', '..%2f', "'--"]) expect((await change(id, { plan: 'free' })).status).toBe(404)
  })

  test('never takes the last administrator away', async () => {
    const { users } = await listed('admin@example.com')
    const me = users[0]._id
    for (const change_ of [{ role: 'user' }, { blocked: true }, { role: 'user', plan: 'free' }]) {
      const answer = await admin.send(`/api/admin/users/${me}`, {
        ...{ method: 'PATCH', body: JSON.stringify(change_), headers: german },
      })
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({ code: 'last_admin', message: expect.stringContaining('letzte') })
    }
    expect((await listed('admin@example.com')).users[0]).toMatchObject({
      hierarchy_text: 'admin',
      plan_text: 'premium_plus',
    })
  })

  test('of two administrators who demote each other at once leaves one', async () => {
    const other = await served.person({ role: 'admin' })
    const me = (await listed('admin@example.com')).users[0]._id
    const answers = await Promise.all([change(other.id, { role: 'user' }), change(me, { role: 'user' }, other)])
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([403, 409]).toContain(statuses[1])
    const admins = (await served.world.users.list({ page: 1, limit: 100 })).users.filter(({ role }) => role === 'admin')
    expect(admins).toHaveLength(1)
    await served.world.users.change(me, { role: 'admin' })
  })
})

describe('everyone else', () => {
  const paths = [
    '/api/admin/users',
    '/api/admin/users/',
    '/api//admin/users',
    '/API/admin/users',
    '/api/admin/users?admin=1',
  ]
  const claims = [
    'x-role',
    'x-user-role',
    'x-admin',
    'x-forwarded-user',
    'x-original-url',
    'x-rewrite-url',
    'x-user-id',
  ]

  test('sees no list, whatever they ask for', async () => {
    for (const path of paths) expect(await (await anna.get(path)).text()).not.toContain('@example.com')
    for (const header of claims)
      expect(
        (await anna.get('/api/admin/users', { [header]: header.includes('url') ? '/api/session' : 'admin' })).status,
      ).toBe(403)
    expect((await served.nobody.get('/api/admin/users')).status).toBe(401)
  })

  test('changes nobody, not even themselves, and learns nothing of who exists', async () => {
    const other = await served.person({ plan: 'lite' })
    const answers = await Promise.all(
      [anna.id, other.id, 'nobody'].map(id => change(id, { plan: 'premium', role: 'admin' }, anna)),
    )
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
    expect([await planOf(anna), await planOf(other)]).toEqual(['basic', 'lite'])
    expect((await anna.patch(`/api/admin/users/${anna.id}`, { plan: 'gold' })).status).toBe(403)
  })

  test('does not say who will use it', async () => {
    const answer = await anna.send('/api/admin/installation', {
      method: 'PUT',
      body: '{"who":"team"}',
      headers: german,
    })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'forbidden', message: 'Das darf nur die Administration.' })
  })
})
