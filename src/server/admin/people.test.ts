import { beforeAll, describe, expect, test } from 'vitest'
import type { Served } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving({ jobs: true })
let admin: Served['admin']
beforeAll(async () => {
  admin = served.admin
})

const got = async (path: string) => (await admin.get(`/api/admin${path}`)).json()
const did = async (did: string, to: string) =>
  (await served.query(`select did, details from audit where did = $1 and "to" = $2`, [did, to])).rows.map(
    ({ details }) => details,
  )

describe('the list', () => {
  test('is narrowed by plan, role and block, and sorted by name and use', async () => {
    const [lite, blocked] = [await served.person({ plan: 'lite' }), await served.person({ plan: 'lite' })]
    const second = await served.person({ plan: 'basic', role: 'admin' })
    await served.world.users.change(blocked.id, { blocked: true })
    await served.query(
      `insert into usage ("user", period, used) values ($1, to_char(now() at time zone 'utc', 'YYYY-MM'), 7)`,
      [second.id],
    )
    const ids = async (query: string) => (await got(`/users?${query}`)).users.map(({ _id }: { _id: string }) => _id)
    expect((await ids('plan=lite')).toSorted()).toEqual([lite.id, blocked.id].toSorted())
    expect(await ids('plan=lite&blocked=true')).toEqual([blocked.id])
    expect(await ids('plan=lite&blocked=false')).toEqual([lite.id])
    expect(await ids('role=admin&plan=basic')).toEqual([second.id])
    expect((await ids('sort=used'))[0]).toBe(second.id)
    const { users, total } = await got('/users?sort=name&limit=100')
    const names = users.map(({ name_text }: { name_text: string }) => name_text.toLowerCase())
    expect([names, total]).toEqual([names.toSorted(), users.length])
    expect((await admin.get('/api/admin/users?plan=gold')).status).toBe(422)
    await served.world.users.remove(second.id, async () => {})
  })

  test('is saved as a table, in which no name becomes a formula', async () => {
    const sly = await served.person({ plan: 'premium' })
    await served.query(`update "user" set name = $2 where id = $1`, [sly.id, '=HYPERLINK("x","y")'])
    const answer = await admin.get('/api/admin/users.csv?plan=premium', { 'accept-language': 'de' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, row] = (await answer.text()).split('\r\n')
    expect(head).toMatch(/Name;E-Mail-Adresse;Tarif/)
    expect(row).toContain(`"'=HYPERLINK(""x"",""y"")";${sly.email};Premium`)
  })
})

describe('one person', () => {
  test('is shown with storage, texts, sessions, and when they were last here', async () => {
    const person = await served.person({ plan: 'basic' })
    await person.ask('bullet_points', { content: 'Ein Text.' })
    await person.upload(new File(['Notiz'], 'Notiz.txt'))
    expect(await got(`/users/${person.id}`)).toMatchObject({
      ...{ _id: person.id, planLimit: 1000, storage: 5, files: 1, runs: 1, sessions: 1, reason: null },
      seen: expect.stringMatching(/^20/),
    })
    expect((await admin.get('/api/admin/users/nobody')).status).toBe(404)
  })

  test('is blocked with a reason, which goes when the block goes; both are written down', async () => {
    const person = await served.person({ plan: 'basic' })
    await admin.patch(`/api/admin/users/${person.id}`, { blocked: true, reason: 'Missbrauch' })
    expect(await got(`/users/${person.id}`)).toMatchObject({ blocked: true, reason: 'Missbrauch', sessions: 0 })
    await admin.patch(`/api/admin/users/${person.id}`, { blocked: false })
    expect(await got(`/users/${person.id}`)).toMatchObject({ blocked: false, reason: null })
    expect(await did('account_blocked', person.email)).toEqual([{ reason: 'Missbrauch' }])
    expect(await did('account_unblocked', person.email)).toEqual([{}])
  })

  test('is changed with before and after in the audit log; what stays is no deed', async () => {
    const person = await served.person({ plan: 'basic' })
    await admin.patch(`/api/admin/users/${person.id}`, { plan: 'lite', role: 'user', limit: 9 })
    await admin.patch(`/api/admin/users/${person.id}`, { plan: 'lite' })
    expect(await did('plan_changed', person.email)).toEqual([{ from: 'basic', to: 'lite' }])
    expect(await did('limit_changed', person.email)).toEqual([{ from: null, to: 9 }])
    expect(await did('role_changed', person.email)).toEqual([])
  })

  test('begins the month anew', async () => {
    const person = await served.person({ plan: 'basic', limit: 1 })
    await person.ask('bullet_points', { content: 'Ein Text.' })
    expect((await person.ask('bullet_points', { content: 'Noch ein Text.' })).status).toBe(402)
    const answer = await admin.post(`/api/admin/users/${person.id}/reset-usage`)
    expect((await answer.json()).anzahlrequest_number).toBe(0)
    expect((await person.ask('bullet_points', { content: 'Noch ein Text.' })).status).toBe(200)
    expect(await did('usage_reset', person.email)).toEqual([{ from: 1, to: 0 }])
  })

  test('is signed out everywhere', async () => {
    const person = await served.person({})
    expect(await (await admin.post(`/api/admin/users/${person.id}/end-sessions`)).json()).toEqual({ ended: 1 })
    expect((await person.get('/api/session')).status).toBe(401)
  })

  test('is mailed one link for a new password, which ends the one before', async () => {
    const person = await served.person({})
    const open = async () => (await served.query('select from verification where value = $1', [person.id])).rowCount
    for (const _ of [1, 2]) {
      const answer = await admin.post(`/api/admin/users/${person.id}/send-reset-link`)
      expect([answer.status, await answer.json()]).toEqual([200, { mailed: false }])
    }
    expect(await open()).toBe(1)
    expect(await did('reset_link_sent', person.email)).toHaveLength(2)
  })

  test('is deleted with everything that is their own, also while a text is written', async () => {
    const person = await served.person({ plan: 'basic' })
    const { response } = await (await person.upload(new File(['Notiz'], 'Notiz.txt'))).json()
    const hand = served.model.byHand()
    const writing = person.ask('bullet_points', { content: 'Ein Text.' })
    await expect.poll(async () => (await got(`/users/${person.id}`)).runs).toBe(1)
    expect((await admin.send(`/api/admin/users/${person.id}`, { method: 'DELETE' })).status).toBe(204)
    hand.end()
    await writing
    expect((await person.get('/api/session')).status).toBe(401)
    expect((await person.get(response)).status).toBe(401)
    for (const table of ['run', 'file', 'usage', 'bookmark'])
      expect((await served.query(`select from "${table}" where "user" = $1`, [person.id])).rowCount, table).toBe(0)
    await expect.poll(async () => (await served.query('select from loose_file')).rowCount).toBe(0)
    expect((await admin.get(`/api/admin/users/${person.id}`)).status).toBe(404)
    expect(await did('account_deleted', person.email)).toEqual([{ plan: 'basic', role: 'user', runs: 1, files: 1 }])
  })
})

test('several people are put on a plan together, all or none', async () => {
  const people = [await served.person({ plan: 'free' }), await served.person({ plan: 'lite' })]
  const ids = people.map(({ id }) => id)
  const plans = async () => Promise.all(ids.map(async id => (await got(`/users/${id}`)).plan_text))
  expect((await admin.patch('/api/admin/users', { ids: [...ids, 'nobody'], plan: 'basic' })).status).toBe(404)
  expect(await plans()).toEqual(['free', 'lite'])
  expect((await admin.patch('/api/admin/users', { ids, plan: 'basic', role: 'admin' })).status).toBe(200)
  expect(await plans()).toEqual(['basic', 'basic'])
  expect((await got(`/users/${ids[0]}`)).hierarchy_text).toBe('user')
  expect(await did('plan_changed', people[0]?.email ?? '')).toEqual([{ from: 'free', to: 'basic' }])
  for (const body of [{ ids: [], plan: 'basic' }, { ids: 'all', plan: 'basic' }, { ids }])
    expect((await admin.patch('/api/admin/users', body)).status).toBe(422)
})

test('the last administrator cannot delete themselves; of two, one can', async () => {
  const { users } = await got('/users?role=admin')
  expect(users).toHaveLength(1)
  const refused = await admin.send(`/api/admin/users/${users[0]._id}`, { method: 'DELETE' })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'last_admin'])
  const other = await served.person({ role: 'admin' })
  expect((await other.send(`/api/admin/users/${other.id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await other.get('/api/admin/users')).status).toBe(401)
  const { rows } = await served.query(`select by, by_email from audit where did = 'account_deleted' and "to" = $1`, [
    other.email,
  ])
  expect(rows).toEqual([{ by: null, by_email: other.email }])
})

test('ten thousand people are leafed through, searched and sorted', async () => {
  await served.query(`insert into "user" (id, name, email, plan)
    select 'many-' || n, 'Mensch ' || n, 'mensch-' || n || '@many.example', 'lite' from generate_series(1, 10000) as n`)
  const { users, total } = await got('/users?search=many.example&page=400&limit=25&sort=name')
  expect([users.length, total]).toEqual([25, 10_000])
  expect((await got('/users?search=mensch-9999@')).users).toHaveLength(1)
  const table = await (await admin.get('/api/admin/users.csv?search=many.example')).text()
  expect(table.trimEnd().split('\r\n')).toHaveLength(10_001)
})
