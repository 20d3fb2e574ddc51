import { expect, test } from 'vitest'
import { serving } from '#tests/serving.ts'
import { createApp } from '../app.ts'

const served = serving()

const entries = async (query = '') => (await (await served.admin.get(`/api/admin/audit?${query}`)).json()).entries

test('everything below the administration is refused to everyone else, whatever the call', async () => {
  const anna = await served.person({ plan: 'premium_plus' })
  const calls = createApp(served.world)
    .routes.filter(({ path, method }) => path.startsWith('/api/admin/') && method !== 'ALL' && !path.includes('*'))
    .map(({ path, method }) => ({ method, path: path.replaceAll(/:\w+(\{[^}]*\})?/g, anna.id) }))
  expect(calls.length).toBeGreaterThan(20)
  for (const { method, path } of calls) {
    const body = method === 'GET' ? undefined : '{}'
    expect([path, (await anna.send(path, { method, body })).status]).toEqual([path, 403])
    expect([path, (await served.nobody.send(path, { method, body })).status]).toEqual([path, 401])
  }
  expect((await served.admin.get(`/api/admin/users/${anna.id}`)).status).toBe(200)
})

test('the log is narrowed by deed and by person, and leafed through', async () => {
  const [anna, bernd] = [await served.person({ plan: 'free' }), await served.person({ plan: 'free' })]
  for (const { id } of [anna, bernd]) await served.admin.patch(`/api/admin/users/${id}`, { plan: 'lite' })
  await served.admin.patch(`/api/admin/users/${anna.id}`, { limit: 3 })
  const [newest, before] = await entries(`search=${anna.email}`)
  expect(newest).toMatchObject({ did: 'limit_changed', to: anna.email, details: { from: null, to: 3 } })
  expect(before).toMatchObject({ did: 'plan_changed', by: { name: 'admin', email: 'admin@example.com' } })
  const changed = await entries('did=plan_changed')
  expect(changed.map(({ to }: { to: string }) => to)).toEqual([bernd.email, anna.email])
  expect(await entries('did=plan_changed&limit=1&page=2')).toMatchObject([{ to: anna.email }])
  expect((await served.admin.get('/api/admin/audit?did=nothing')).status).toBe(422)
  expect(await entries('search=%25')).toEqual([])
})

test('the log is saved as a table of sentences, in the language of the reader', async () => {
  const table = async (language: string) =>
    (await served.admin.get('/api/admin/audit.csv?did=plan_changed', { 'accept-language': language })).text()
  expect(await table('de')).toContain('admin hat den Tarif von')
  expect(await table('en')).toContain('from Free to Lite')
  expect((await entries('did=audit_exported'))[0]).toMatchObject({ details: { count: 2 } })
})

test('nobody changes the log, not even an administrator', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect((await served.admin.send('/api/admin/audit', { method, body: '{}' })).status).toBe(404)
})
