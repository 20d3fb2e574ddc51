import { beforeAll, expect, test } from 'vitest'
import { emptyBlogDraft } from '#shared/blog-draft.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
let bernd: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
  bernd = await served.person({ plan: 'basic' })
})

const at = '/api/drafts/blog_post_assistant'
const read = async (who: Person) => (await who.get(at)).json()
const point = { id: 'a', heading: 'Kosten', says: '', text: 'x'.repeat(10_000), tone: '', out: false }
const draft = { ...emptyBlogDraft, topic: { content: 'Bienen\0' }, points: Array.from({ length: 40 }, () => point) }

test('what was begun is kept, for its person alone', async () => {
  expect(await read(anna)).toEqual({ revision: 0, draft: null, updatedAt: null })
  const kept = await anna.put(at, { revision: 0, draft })
  expect([kept.status, await kept.json()]).toEqual([200, { revision: 1 }])
  expect(await read(anna)).toMatchObject({ revision: 1, draft: { topic: { content: 'Bienen' }, points: draft.points } })
  expect(await read(bernd)).toEqual({ revision: 0, draft: null, updatedAt: null })
})

test('nobody overwrites what they have not seen', async () => {
  const { revision } = await read(anna)
  const change = (title: string) => anna.put(at, { revision, draft: { ...draft, title } })
  const both = await Promise.all([change('one'), change('two')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await read(anna)).toMatchObject({ revision: revision + 1 })
  expect((await anna.put(at, { revision: 0, draft })).status).toBe(409)
})

test.each([
  ['nothing', {}],
  ['no step', { ...draft, step: 'end' }],
  ['a text that is too long', { ...draft, topic: { content: 'x'.repeat(100_001) } }],
  ['too many points', { ...draft, points: Array.from({ length: 201 }, () => point) }],
])('%s is refused', async (_, wrong) => {
  const { revision } = await read(anna)
  expect((await anna.put(at, { revision, draft: wrong })).status).toBe(422)
})

test('of other tools nothing is begun', async () => {
  expect((await anna.get('/api/drafts/press_release')).status).toBe(404)
  expect((await anna.put('/api/drafts/toString', { revision: 0, draft })).status).toBe(404)
})
