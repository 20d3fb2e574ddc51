import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})

const read = async (run: string, who = anna) => (await who.get(`/api/runs/${run}`)).json()
const make = async (call: string, form: object, answer: unknown, query = '') => {
  served.model.says(typeof answer === 'string' ? answer : JSON.stringify(answer))
  return (await anna.ask(`${call}${query}`, form)).headers.get('x-run-id') ?? ''
}
const refine = async (run: string, of: object, answer: unknown) => {
  served.model.forget()
  served.model.says(typeof answer === 'string' ? answer : JSON.stringify(answer))
  const made = await anna.post(`/api/runs/${run}/refine`, of)
  return { status: made.status, id: made.headers.get('x-run-id') ?? '', body: await made.text() }
}
const refused = async (run: string, of: object) => (await anna.post(`/api/runs/${run}/refine`, of)).status

const slogans = (...lines: string[]) => ({ items: lines.map(slogan => ({ slogan })) })
const linesOf = async (run: string) => ((await read(run)).answer as { slogan: string }[]).map(({ slogan }) => slogan)
const lamps = { content: 'Alte Lampen, neu verkabelt.' }

test('more of a list stands behind what is there, letter by letter, and the model is told which', async () => {
  const run = await make('slogan', lamps, slogans('Von gestern.', 'Kabel neu.'))
  const used = await anna.used()
  const more = await refine(run, { more: { like: 2 } }, slogans('Lampe treu.', 'von gestern', 'Es werde Licht.'))
  expect(await linesOf(more.id)).toEqual(['Von gestern.', 'Kabel neu.', 'Lampe treu.', 'Es werde Licht.'])
  expect(await read(more.id)).toMatchObject({ parent: run, refinement: { more: { like: 2 } } })
  expect(await anna.used()).toBe(used + 1)
  expect(served.model.heard()).toContain('Von gestern.')
  expect(served.model.heard()).toMatch(/gefällt|favourite/)

  // A longer list than the form asks for is kept whole when it is changed further, by the model or by hand.
  const shorter = await refine(more.id, { how: 'shorter' }, slogans('A.', 'B.', 'C.', 'D.'))
  expect(await linesOf(shorter.id)).toEqual(['A.', 'B.', 'C.', 'D.'])
  const long = Array.from({ length: 12 }, (_, at) => ({ slogan: `Nummer ${at + 1}.` }))
  const edited = await anna.send(`/api/runs/${more.id}/edited`, {
    method: 'PUT',
    body: JSON.stringify({ answer: long }),
  })
  expect(((await edited.json()) as { answer: unknown[] }).answer.length).toBe(12)
})

test('where nothing new comes, what stood there stays and nothing is charged', async () => {
  const run = await make('slogan', lamps, slogans('Von gestern.', 'Kabel neu.'))
  const used = await anna.used()
  for (const answer of [slogans('Kabel neu!'), 'Leider fällt mir nichts ein.']) {
    const { id } = await refine(run, { more: {} }, answer)
    expect(await read(id)).toMatchObject({ state: 'failed', charged: false })
  }
  expect(await anna.used()).toBe(used)
  expect(await refused(run, { more: { like: 3 } })).toBe(422)
})

const offer = { type: 'search', input: 'Wir holen Räder ab und bringen sie repariert zurück.' }
const ad = (headlines: string[], descriptions: string[] = ['Geprüft.']) => ({ headlines, descriptions })
const pin = (run: string, pins: string[], who = anna) =>
  who.send(`/api/runs/${run}/pins`, { method: 'PUT', body: JSON.stringify({ pins }) })

test('pinned rows of an ad keep their place when the others are written anew, by either way', async () => {
  const run = await make('google_ad_selber', offer, ad(['Rad kaputt?', 'Wir holen es ab', 'Bald wieder da']))
  expect((await pin(run, ['Wir holen es ab'])).status).toBe(200)
  expect((await read(run)).pins).toEqual(['Wir holen es ab'])

  const more = await refine(run, { more: {} }, ad(['Eins', 'wir holen es ab', 'Zwei'], ['Neu.']))
  expect(await read(more.id)).toMatchObject({
    answer: ad(['Eins', 'Wir holen es ab', 'Zwei'], ['Neu.']),
    pins: ['Wir holen es ab'],
  })
  expect(served.model.heard()).toContain('Wir holen es ab')

  const again = await make('google_ad_selber', offer, ad(['Drei', 'Vier']), `?of=${more.id}`)
  expect(await read(again)).toMatchObject({
    answer: ad(['Drei', 'Wir holen es ab', 'Vier']),
    pins: ['Wir holen es ab'],
    parent: more.id,
  })
  expect(served.model.heard()).toContain('Wir holen es ab')

  const shorter = await refine(again, { how: 'shorter' }, ad(['Drei', 'Wir holen es ab', '4']))
  expect((await read(shorter.id)).pins).toEqual(['Wir holen es ab'])
})

test('nobody pins in a text of somebody else, and without a pin there is no more of an ad', async () => {
  const run = await make('google_ad_selber', offer, ad(['Rad kaputt?']))
  const ben = await served.person({ plan: 'premium_plus' })
  expect((await pin(run, ['Rad kaputt?'], ben)).status).toBe(404)
  expect(await refused(run, { more: {} })).toBe(422)
  expect((await pin(run, Array.from({ length: 101 }, String))).status).toBe(422)
})

test('one item is kept alone, and is known in every version of its list', async () => {
  const run = await make('slogan', lamps, slogans('Von gestern.', 'Kabel neu.'))
  const keep = (of: object, who = anna) =>
    who.post('/api/bookmark', { result: 'Kabel neu.', prompt: 'Lampen', type: 'slogan_engine', run, ...of })
  const kept = await (await keep({ item: 2 })).json()
  expect(kept).toMatchObject({ item: 2, variant: 1, run, reply_text: 'Kabel neu.' })
  expect((await (await keep({ item: 2 })).json())._id).toBe(kept._id)
  expect((await read(run)).bookmark).toBeNull()
  const whole = await (await keep({})).json()
  expect(whole).toMatchObject({ item: null })
  expect((await read(run)).bookmark).toBe(whole._id)

  const more = await refine(run, { more: {} }, slogans('Licht.'))
  const items = async (of: string, who = anna) => (await (await who.get(`/api/bookmark/items?run=${of}`)).json()).items
  const known = [{ _id: kept._id, reply_text: 'Kabel neu.' }]
  expect(await items(run)).toEqual(known)
  expect(await items(more.id)).toEqual(known)
  const ben = await served.person({ plan: 'premium_plus' })
  expect(await items(run, ben)).toEqual([])
  for (const of of [{ item: 3 }, { item: 0 }]) expect((await keep(of)).status).toBeGreaterThanOrEqual(400)
  expect((await keep({ item: 1 }, ben)).status).toBe(404)

  await anna.send(`/api/bookmark/${kept._id}`, { method: 'DELETE' })
  expect(await items(run)).toEqual([])
  expect((await anna.post(`/api/bookmark/${kept._id}/restore`, {})).status).toBe(200)
  expect(await items(run)).toEqual(known)
})
