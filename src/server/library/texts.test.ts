import { expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()

const someone = () => served.person({ plan: 'premium_plus' })
const json = async (who: Person, path: string) => (await who.get(path)).json()
const write = async (who: Person, text: string, content = 'Wir eröffnen.') => {
  served.model.says(text)
  return (await who.ask('press', { content })).headers.get('x-run-id') ?? ''
}
const shorter = async (who: Person, run: string, text: string) => {
  served.model.says(text)
  return (await who.post(`/api/runs/${run}/refine`, { how: 'shorter' })).headers.get('x-run-id') ?? ''
}
const byHand = async (who: Person, run: string, answer: string, of: object = {}) =>
  (await who.put(`/api/runs/${run}/edited`, { answer, ...of })).json()
const fails = async (who: Person) => {
  served.model.fails({ status: 401 })
  await who.ask('press', { content: 'Das misslingt.' })
}
type Row = { _id: string; text: string; versions: number; newest: string }
const texts = (who: Person, query = ''): Promise<{ runs: Row[]; total: number }> =>
  json(who, `/api/runs?group=text${query}`)

test('a text and its versions are one row, with the one that was changed last', async () => {
  const anna = await someone()
  const first = await write(anna, 'Der Ofen ist seit Montag aus.')
  const other = await write(anna, 'Die Halle ist leer.')
  const short = await shorter(anna, first, 'Ofen aus.')
  const hand = await byHand(anna, short, 'Der Ofen ist aus.')
  const { runs, total } = await texts(anna)
  expect(total).toBe(2)
  expect(runs).toMatchObject([
    { _id: hand._id, text: 'Der Ofen ist aus.', versions: 3, newest: hand._id, hand: true, origin: first },
    { _id: other, versions: 1, newest: other },
  ])
  // What was asked without it stays as it was.
  const all = await json(anna, '/api/runs')
  expect(all.total).toBe(4)
  expect(all.runs[0]).not.toHaveProperty('versions')
  // A version that is changed in place is changed now.
  await shorter(anna, other, 'Halle leer.')
  expect((await texts(anna)).runs[0]?.text).toBe('Halle leer.')
  await byHand(anna, hand._id, 'Der Ofen ist kalt.', { was: hand.endedAt })
  expect((await texts(anna)).runs.map(({ text }) => text)).toEqual(['Der Ofen ist kalt.', 'Halle leer.'])
  expect((await anna.get('/api/runs?group=engine')).status).toBe(422)
})

test('a text is found by any of its versions, and told by the one that was found', async () => {
  const anna = await someone()
  const first = await write(anna, 'Die Windmühle dreht sich.')
  const short = await shorter(anna, first, 'Sie dreht sich.')
  await write(anna, 'Ganz anders.')
  expect(await texts(anna, '&search=windmühle')).toMatchObject({
    total: 1,
    runs: [{ _id: first, versions: 2, newest: short }],
  })
  expect(await texts(anna, '&search=dreht')).toMatchObject({ total: 1, runs: [{ _id: short, newest: short }] })
  expect(await texts(anna, '&search=nirgends')).toMatchObject({ total: 0, runs: [] })
})

test('pages hold twenty texts, however many versions each has', async () => {
  const anna = await someone()
  await served.query(
    `insert into run (id, "user", key, fingerprint, engine, call, by, "values", language, cost, period, model,
      started_at, ended_at, state, answer, text, words, origin)
    select $1 || text || '-' || version, $1, text || '-' || version, '', 'press_release', 'press', 'once', '{}', 'de', 1,
      '2026-11', case when version = 3 then 'm:two' else 'm:one' end,
      now() - make_interval(mins => 100 * text - version), now() - make_interval(mins => 100 * text - version), 'done',
      to_jsonb('Text ' || text), 'Text ' || text, 'text ' || text, case when version > 1 then $1 || text || '-1' end
    from generate_series(1, 45) as text, generate_series(1, 5) as version`,
    [anna.id],
  )
  const page = async (at: number) => {
    const { runs, total } = await texts(anna, `&page=${at}`)
    return { total, texts: runs.map(({ text }) => text), all: runs.every(({ versions }) => versions === 5) }
  }
  const named = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `Text ${from + at}`)
  expect(await page(1)).toEqual({ total: 45, texts: named(1, 20), all: true })
  expect(await page(3)).toEqual({ total: 45, texts: named(41, 45), all: true })
  expect(await page(4)).toEqual({ total: 45, texts: [], all: true })
  expect((await texts(anna, '&model=m:two&page=2')).runs.map(({ _id }) => _id.slice(-2))).toEqual(Array(20).fill('-3'))
  expect((await texts(anna, '&search=text&limit=5')).total).toBe(45)
  const since = new Date(Date.now() - 450 * 60_000).toISOString()
  expect((await texts(anna, `&from=${since}&engine=press_release`)).total).toBe(4)
  expect((await texts(await someone())).total).toBe(0)
})

test('what came to nothing stands apart, with its number', async () => {
  const anna = await someone()
  const first = await write(anna, 'Der Ofen ist aus.')
  await fails(anna)
  const hand = served.model.byHand()
  const stopped = await anna.ask('press', { content: 'Neues.' }, { accept: 'text/event-stream' })
  await hand.asked()
  const running = stopped.headers.get('x-run-id') ?? ''
  expect((await texts(anna, '&gave=text')).runs.map(({ _id }) => _id)).toEqual([running, first])
  await anna.post(`/api/runs/${running}/stop`)
  await stopped.text()
  await hand.aborted()
  // A change that failed is no version.
  served.model.fails({ status: 401 })
  await anna.post(`/api/runs/${first}/refine`, { how: 'shorter' })
  expect(await texts(anna, '&gave=text')).toMatchObject({
    total: 1,
    runs: [{ _id: first, versions: 1, newest: first }],
  })
  expect((await texts(anna, '&gave=nothing')).runs).toMatchObject([
    { state: 'failed', newest: first },
    { _id: running, state: 'stopped', versions: 0 },
    { state: 'failed' },
  ])
  expect((await json(anna, '/api/runs/filters')).without).toBe(3)
  expect((await json(anna, '/api/runs?gave=nothing')).total).toBe(3)
  expect((await anna.get('/api/runs?gave=much')).status).toBe(422)
})

test('a text goes with all its versions, or one version alone, and others see nothing of it', async () => {
  const [anna, ben] = [await someone(), await someone()]
  const remove = async (who: Person, query: string) =>
    (await who.send(`/api/runs?${query}`, { method: 'DELETE' })).json() as Promise<{ removed: number }>
  const first = await write(anna, 'Der Ofen ist aus.')
  const short = await shorter(anna, first, 'Ofen aus.')
  const other = await write(anna, 'Die Halle.', 'Rote Rosen')
  await shorter(anna, other, 'Halle.')
  expect(await remove(ben, `ids=${first}&group=text`)).toMatchObject({ removed: 0 })
  // The rest of a text stays one, also without its first version.
  await byHand(anna, short, 'Ofen ist aus.')
  expect(await remove(anna, `ids=${first}`)).toMatchObject({ removed: 1 })
  expect((await texts(anna)).runs).toMatchObject([{ text: 'Ofen ist aus.', versions: 2 }, { versions: 2 }])
  expect(await remove(anna, `ids=${short}&group=text`)).toMatchObject({ removed: 1 })
  expect((await texts(anna)).total).toBe(1)
  expect(await remove(anna, 'all=yes&group=text&search=rose')).toMatchObject({ removed: 1 })
  expect((await json(anna, '/api/runs')).total).toBe(0)
})

test('a bookmark is called by what stands in it, not by the names of its parts', async () => {
  const anna = await someone()
  const reply = '## Überschriften\n\n- Rad kaputt?\n- Wir holen es\n\n## Beschreibungen\n\n- Schnell'
  const kept = await anna.post('/api/bookmark', { result: reply, prompt: 'Worum?', type: 'google_ad_engine' })
  expect(await kept.json()).toMatchObject({ title: 'Rad kaputt?', first: 'Wir holen es Schnell' })
})
