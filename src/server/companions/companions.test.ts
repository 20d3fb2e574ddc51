import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const runOf = async (person: Person, call: string, body: object) => {
  served.model.says('# Bienen\n\nEin Jahr.')
  return (await person.ask(call, body)).headers.get('x-run-id') ?? ''
}
const put = (person: Person, run: string, body: object) => person.put(`/api/runs/${run}/companions`, body)
const got = async (person: Person, run: string) => (await person.get(`/api/runs/${run}/companions`)).json()

test('what goes with a text stays with all of its versions, and comes back with it', async () => {
  const text = await runOf(anna, 'blog_post', { content: 'Bienen' })
  const post = await runOf(anna, 'bullet_points', { content: 'Bienen' })
  expect(await got(anna, text)).toEqual({ texts: {} })
  await put(anna, text, { slug: 'ein-jahr-mit-bienen' })
  await put(anna, text, { texts: { LinkedIn: post } })
  const all = { slug: 'ein-jahr-mit-bienen', texts: { LinkedIn: post } }
  expect(await got(anna, text)).toEqual(all)

  served.model.says('# Bienen\n\nKurz.')
  const refined = await anna.post(`/api/runs/${text}/refine`, { how: 'shorter' })
  const version = refined.headers.get('x-run-id') ?? ''
  expect(await got(anna, version)).toEqual(all)

  const removed = await anna.send(`/api/runs/${text}`, { method: 'DELETE' })
  expect(removed.ok).toBe(true)
  const { rows } = await served.query('select count(*)::int as count from companion')
  expect(rows).toEqual([{ count: 1 }])
  await served.forgetRemoved()
  expect((await served.query('select count(*)::int as count from companion')).rows).toEqual([{ count: 0 }])
})

test('texts of others and what is no end of an address are refused', async () => {
  const ben = await served.person({ plan: 'basic' })
  const [own, others] = [
    await runOf(anna, 'blog_post', { content: 'A' }),
    await runOf(ben, 'blog_post', { content: 'B' }),
  ]
  expect((await ben.get(`/api/runs/${own}/companions`)).status).toBe(404)
  expect((await put(ben, own, { slug: 'x' })).status).toBe(404)
  expect((await put(anna, own, { texts: { meta: others } })).status).toBe(404)
  expect((await put(anna, own, { slug: '../x' })).status).toBe(422)
})
