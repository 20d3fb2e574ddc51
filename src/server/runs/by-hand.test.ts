import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})

const content = 'Am 3. Mai öffnet in Leipzig ein zweites Reparaturcafé, sagt Ines Kühn.'
const make = async (call: string, of: object, text: string) => {
  served.model.says(text)
  return (await anna.ask(call, of)).headers.get('x-run-id') ?? ''
}
const summary = () => make('summarize', { content }, 'Ein zweites Café öffnet.')
const edit = (run: string, of: object, who = anna) => who.put(`/api/runs/${run}/edited`, of)
const edited = async (run: string, of: object) => (await edit(run, of)).json()
const read = async (run: string) => (await anna.get(`/api/runs/${run}`)).json()
const versions = async (run: string) =>
  (await (await anna.get(`/api/runs/${run}/versions`)).json()).versions as {
    _id: string
    hand: boolean
    text: string
    variant: number | null
  }[]

test('what is changed by hand is a version of its own, and costs nothing', async () => {
  const run = await summary()
  const before = await anna.used()
  const version = await edited(run, { answer: 'Ein zweites Café öffnet im Mai.' })
  expect(version).toMatchObject({ parent: run, origin: run, hand: true, state: 'done', cost: 0 })
  expect(version).toMatchObject({ text: 'Ein zweites Café öffnet im Mai.', inputs: { content }, refinement: null })
  expect(await anna.used()).toBe(before)
  expect((await read(run)).text).toBe('Ein zweites Café öffnet.')
  expect((await versions(run)).map(({ hand }) => hand)).toEqual([false, true])
})

test('what is typed on stays the same version, and is found by its words alone', async () => {
  const run = await summary()
  const first = await edited(run, { answer: 'Ein Café mit Nähmaschinen.' })
  const found = async (search: string) =>
    ((await (await anna.get(`/api/runs?search=${search}`)).json()).runs as { _id: string }[]).map(({ _id }) => _id)
  expect(await found('Nähmaschinen')).toEqual([first._id])
  const second = await edited(first._id, { answer: 'Ein Café mit Lötkolben.', was: first.endedAt })
  expect(second._id).toBe(first._id)
  expect(await found('Lötkolben')).toEqual([first._id])
  expect(await found('Nähmaschinen')).toEqual([])
  expect(await versions(run)).toHaveLength(2)
})

test('two tabs lose nothing: what was changed elsewhere meanwhile stays beside it', async () => {
  const run = await summary()
  const first = await edited(run, { answer: 'Eins.' })
  await edited(first._id, { answer: 'Eins, in dem einen Tab.', was: first.endedAt })
  const other = await edited(first._id, { answer: 'Eins, in dem anderen.', was: first.endedAt })
  expect(other._id).not.toBe(first._id)
  expect(other.parent).toBe(run)
  expect((await versions(run)).map(({ text }) => text)).toEqual([
    ...['Ein zweites Café öffnet.', 'Eins, in dem einen Tab.', 'Eins, in dem anderen.'],
  ])
})

test('two tabs lose nothing either where the text that both were made of has been deleted', async () => {
  const run = await summary()
  const first = await edited(run, { answer: 'Eins.' })
  await edited(first._id, { answer: 'Eins, in dem einen Tab.', was: first.endedAt })
  await anna.send(`/api/runs/${run}`, { method: 'DELETE' })
  const other = await edited(first._id, { answer: 'Eins, in dem anderen.', was: first.endedAt })
  expect(other.text).toBe('Eins, in dem anderen.')
  expect((await read(first._id)).text).toBe('Eins, in dem einen Tab.')
})

test('a version of which something was made stays as it was', async () => {
  const run = await summary()
  const first = await edited(run, { answer: 'Von Hand.' })
  served.model.says('Kürzer.')
  await anna.post(`/api/runs/${first._id}/refine`, { how: 'shorter' })
  const second = await edited(first._id, { answer: 'Von Hand, zum zweiten.', was: first.endedAt })
  expect(second).toMatchObject({ parent: first._id, origin: run })
  expect((await read(first._id)).text).toBe('Von Hand.')
})

test('the same sent twice, as after a lost answer, is one version', async () => {
  const run = await summary()
  const [one, other] = [await edited(run, { answer: 'Zweimal.' }), await edited(run, { answer: 'Zweimal.' })]
  expect(other._id).toBe(one._id)
})

test('an answer in parts stays one', async () => {
  const list = await make('answer_questions', { question: 'Warum?', count: 2 }, '{"items":["Darum.","Eben."]}')
  expect(await edited(list, { answer: ['Darum.', 'So.'] })).toMatchObject({ answer: ['Darum.', 'So.'] })
  expect((await edit(list, { answer: 'Ein Text' })).status).toBe(422)
})

test('what cannot be kept is refused, and other people’s texts do not exist', async () => {
  const run = await summary()
  expect((await edit(run, {})).status).toBe(422)
  expect((await edit(run, { answer: ' ' })).status).toBe(422)
  expect((await edit(run, { answer: 'x'.repeat(400_001) })).status).toBe(422)
  expect((await edit(run, { answer: 'Neu.', variant: 7 })).status).toBe(422)
  const other = await served.person({ plan: 'free' })
  expect((await edit(run, { answer: 'Fremd.' }, other)).status).toBe(404)
})

test('it is no use of a model, and keeps what was noted', async () => {
  const run = await summary()
  const of = async () => (await (await served.admin.get('/api/admin/usage?days=7')).json()) as object
  const before = JSON.stringify(await of())
  await edited(run, { answer: 'Ohne Modell.' })
  expect(JSON.stringify(await of())).toBe(before)
})

test('a bookmark keeps the words it was set on: what is typed on is a version of its own', async () => {
  const run = await summary()
  const first = await edited(run, { answer: 'Gemerkt.' })
  await anna.post('/api/bookmark', { run: first._id, result: 'Gemerkt.', prompt: 'Worum?', type: 'summarize' })
  const second = await edited(first._id, { answer: 'Gemerkt, und mehr.', was: first.endedAt })
  expect(second._id).not.toBe(first._id)
  expect(await edited(first._id, { answer: 'Gemerkt.', was: first.endedAt })).toMatchObject({ _id: first._id })
  expect(await edited(second._id, { answer: 'Noch mehr.', was: second.endedAt })).toMatchObject({ _id: second._id })
  expect((await versions(run)).map(({ text }) => text)).toEqual(['Ein zweites Café öffnet.', 'Gemerkt.', 'Noch mehr.'])
})

test('a part that is emptied stays where it was, and is no part of the text', async () => {
  const mail = { subjects: ['Neu'], preheader: 'Schauen Sie herein.', body: 'Der Ofen brennt.' }
  const run = await make('newsletter', { context: 'Der Ofen.', audience: 'Alle' }, JSON.stringify(mail))
  const version = await edited(run, { answer: { ...mail, preheader: '', strange: '' } })
  expect(version.answer).toEqual({ ...mail, preheader: '' })
  expect(version.text).not.toContain('Vorschau')
})

test('of an answer of which every part was emptied the last version stays, and a sentence says so', async () => {
  const mail = { subjects: ['Neu'], preheader: 'Schauen Sie herein.', body: 'Der Ofen brennt.' }
  const run = await make('newsletter', { context: 'Der Ofen.', audience: 'Alle' }, JSON.stringify(mail))
  for (const answer of [{ subjects: [], preheader: '', body: ' ' }, { subjects: [''] }, {}]) {
    const refused = await edit(run, { answer })
    expect(refused.status).toBe(422)
    expect((await refused.json()).fields.answer).toMatch(/^An empty text is not saved/)
  }
  expect(await versions(run)).toHaveLength(1)
})

test('a version of one of several answers knows which that was, also where two tabs made one each of it', async () => {
  const post = (text: string) => ({ text, hashtags: ['#Rad'] })
  const form = { type: 'Facebook', networks: ['Twitter'], input: 'Wir reparieren Räder.' }
  served.model.says(JSON.stringify(post('Für Facebook')), JSON.stringify(post('Für X')))
  const run = (await anna.ask('social_media_ad', form)).headers.get('x-run-id') ?? ''
  const first = await edited(run, { answer: post('Von Hand'), variant: 2 })
  await edited(first._id, { answer: post('In dem einen Tab'), was: first.endedAt })
  const other = await edited(first._id, { answer: post('In dem anderen'), was: first.endedAt })
  expect(other).toMatchObject({ parent: run, inputs: { type: 'Twitter' } })
  expect((await versions(run)).map(({ variant }) => variant)).toEqual([null, 2, 2])
})

test('of two that are sent one right behind the other, as by a page that is closed, the second is the newest', async () => {
  const newest: (string | undefined)[] = []
  for (let at = 0; at < 30; at++) {
    const run = await summary()
    const first = edit(run, { answer: 'Eilig' })
    // By now that has arrived; it is not saved yet.
    await served.nobody.get('/healthz')
    await Promise.all([first, edit(run, { answer: 'Eilig: Ein Café.' })])
    newest.push((await versions(run)).at(-1)?.text)
  }
  expect(new Set(newest)).toEqual(new Set(['Eilig: Ein Café.']))
})
