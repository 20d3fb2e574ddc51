import { beforeAll, expect, test } from 'vitest'
import { doc } from '#tests/documents/paragraphs.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
let bernd: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
  bernd = await served.person({ plan: 'basic' })
})

const json = async (answer: Promise<Response>) => (await answer).json()
const documents = async (who = anna) => (await json(who.get('/api/document'))).documents
const open = async (who = anna) => (await json(who.get('/api/making'))).makings

const written = async () => {
  served.model.says('Der Ofen brannte.')
  const answer = await anna.post('/api/engins/generate_definition', { content: 'Der Ofen', lang: 'DE' })
  await answer.text()
  return answer.headers.get('x-run-id')
}

let count = 0
const begins = async (more: object = {}) => {
  const source = (await json(anna.post('/api/document', { titel_text: 'Der Ofen', content: doc('Alt.') })))._id
  const key = `click-${++count}`
  const kept = await anna.put(`/api/making/${key}`, {
    ...{ source, engine: 'summarize_simplify', call: 'generate_summary', called: 'Kurz: Der Ofen' },
    parts: [{ content: doc('Alt.'), body: { content: 'Alt.' } }],
    ...more,
  })
  return { source, key, path: `/api/making/${key}`, kept }
}
const made = (run: string | null) => ({ titel_text: 'Kurz', content: doc('Neu.'), run })

test('what was begun is there for whoever comes back, and for nobody else', async () => {
  const { source, key, path, kept } = await begins()
  expect(kept.status).toBe(204)
  const run = await written()
  expect((await anna.patch(path, { part: 1, run })).status).toBe(204)
  expect(await open()).toMatchObject([{ _id: key, source, engine: 'summarize_simplify', called: 'Kurz: Der Ofen' }])
  expect(await json(anna.get(path))).toMatchObject({ runs: [run], parts: [{ content: doc('Alt.') }] })
  expect(await open(bernd)).toEqual([])
  for (const strange of [
    bernd.get(path),
    bernd.patch(path, { part: 1, run }),
    bernd.post(`${path}/document`, made(run)),
  ])
    expect((await strange).status).toBe(404)
  expect((await anna.patch(path, { part: 1, run: 'nobodys' })).status).toBe(404)
  expect((await anna.send(path, { method: 'DELETE' })).status).toBe(204)
  expect(await open()).toEqual([])
})

test('the run of a part is kept only behind those of the parts before it: none is taken for another’s', async () => {
  const part = { content: doc('Alt.'), body: { content: 'Alt.' } }
  const { path } = await begins({ parts: [part, part] })
  const [first, second] = [await written(), await written()]
  const keeps = async (at: number, run: string | null) => (await anna.patch(path, { part: at, run })).status
  const kept = async () => (await json(anna.get(path))).runs
  expect(await keeps(2, second)).toBe(404)
  expect(await kept()).toEqual([])
  expect([await keeps(1, first), await keeps(2, second), await keeps(1, second)]).toEqual([204, 204, 204])
  expect(await kept()).toEqual([second, second])
  await anna.send(path, { method: 'DELETE' })
})

test('of another person’s document nothing is made', async () => {
  const { source } = await begins()
  const body = { source, engine: 'x', call: 'x', called: 'x', parts: [{ content: doc('Alt.'), body: {} }] }
  expect((await bernd.put('/api/making/theirs', body)).status).toBe(404)
  expect(await open(bernd)).toEqual([])
})

test('it becomes one document, however many tabs make it at once, and none once that is deleted', async () => {
  const { source, path } = await begins()
  const run = await written()
  const before = (await documents()).length
  const all = await Promise.all(Array.from({ length: 5 }, () => json(anna.post(`${path}/document`, made(run)))))
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(1)
  expect(all[0]).toMatchObject({
    ...{ titel_text: 'Kurz', ai: true, content: doc('Neu.') },
    origin: { run, engine: 'summarize_simplify', document: source },
  })
  expect((await documents()).length).toBe(before + 1)
  await anna.send(`/api/document/${all[0]._id}`, { method: 'DELETE' })
  expect((await anna.post(`${path}/document`, made(run))).status).toBe(404)
  expect((await documents()).length).toBe(before)
})

test('it becomes one where the document it is made of was deleted, or the text taken out of the history', async () => {
  const { source, path } = await begins()
  const run = await written()
  await anna.send(`/api/document/${source}`, { method: 'DELETE' })
  await anna.send(`/api/runs/${run}`, { method: 'DELETE' })
  const answer = await anna.post(`${path}/document`, made(run))
  expect(await answer.json()).toMatchObject({ titel_text: 'Kurz', source: null, origin: { run: null } })
})

test.each([
  ['no parts', { parts: [] }],
  ['a text that is none', { parts: [{ content: { type: 'doc', content: [{ type: 'script' }] }, body: {} }] }],
  ['no tool', { engine: '' }],
])('%s is refused', async (_, wrong) => {
  const before = (await open()).length
  expect((await begins(wrong)).kept.status).toBe(422)
  expect((await open()).length).toBe(before)
})

test('who never comes back does not gather them without end', async () => {
  for (let at = 0; at < 22; at++) expect((await begins()).kept.status).toBe(204)
  expect((await open()).length).toBe(20)
  expect((await open()).at(-1)._id).toBe(`click-${count}`)
})
