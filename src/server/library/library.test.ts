import { describe, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()

const someone = () => served.person({ plan: 'premium_plus' })
const note = { result: 'Eine gute Antwort', prompt: 'Worum geht es?', type: 'summarize_simplify' }
const keep = async (who: Person, rest: object = {}) =>
  (await (await who.post('/api/bookmark', { ...note, ...rest })).json()) as { _id: string; createdAt: string }
const json = async (who: Person, path: string) => (await who.get(path)).json()
const remove = (who: Person, path: string) => who.send(path, { method: 'DELETE' })
const restore = (who: Person, id: string) => who.post(`/api/bookmark/${id}/restore`)
const write = async (who: Person, content = 'Wir eröffnen.', call = 'press') => {
  served.model.says('Ein Text.')
  const answer = await who.ask(call, { content })
  expect(answer.status).toBe(200)
  return answer.headers.get('x-run-id') ?? ''
}

describe('a bookmark', () => {
  test('has a note, kept as it was typed and found by its words', async () => {
    const anna = await someone()
    const { _id } = await keep(anna)
    const typed = '  Für den Häuserkampf,\n\nspäter. '
    const changed = await anna.patch(`/api/bookmark/${_id}`, { note: typed, reply_text: 'anders', user: 'other' })
    expect(await changed.json()).toMatchObject({ _id, note: typed, reply_text: note.result })
    expect((await json(anna, '/api/bookmark?search=Kampf')).total).toBe(1)
    expect((await anna.patch(`/api/bookmark/${_id}`, { note: 'x'.repeat(2001) })).status).toBe(422)
    expect((await json(anna, `/api/bookmark/${_id}`)).note).toBe(typed)
    const ben = await someone()
    expect((await ben.patch(`/api/bookmark/${_id}`, { note: '' })).status).toBe(404)
  })

  test('keeps its note when its result is saved again', async () => {
    const anna = await someone()
    const run = await write(anna)
    const { _id } = await keep(anna, { run })
    await anna.patch(`/api/bookmark/${_id}`, { note: 'Merken' })
    expect(await keep(anna, { run, result: 'Neuer.' })).toMatchObject({ _id, note: 'Merken', reply_text: 'Neuer.' })
    expect((await json(anna, '/api/bookmark?search=merken%20neuer')).total).toBe(1)
  })

  test('that was removed comes back as it was, to its owner alone', async () => {
    const [anna, ben] = [await someone(), await someone()]
    const run = await write(anna)
    const before = await keep(anna, { run })
    await keep(anna)
    await anna.patch(`/api/bookmark/${before._id}`, { note: 'Wichtig' })
    await remove(anna, `/api/bookmark/${before._id}`)
    expect((await json(anna, '/api/bookmark')).total).toBe(1)
    expect((await restore(ben, before._id)).status).toBe(404)
    expect(await (await restore(anna, before._id)).json()).toEqual({ ...before, note: 'Wichtig' })
    expect((await restore(anna, before._id)).status).toBe(404)
    const { bookmarks, total } = await json(anna, '/api/bookmark')
    expect([total, bookmarks[1]]).toEqual([2, { ...before, note: 'Wichtig' }])
  })

  test('that was removed gives its note to the one that took its place', async () => {
    const anna = await someone()
    const run = await write(anna)
    const first = await keep(anna, { run })
    await anna.patch(`/api/bookmark/${first._id}`, { note: 'Wichtig' })
    await remove(anna, `/api/bookmark/${first._id}`)
    const second = await keep(anna, { run })
    expect(await (await restore(anna, first._id)).json()).toMatchObject({ _id: second._id, note: 'Wichtig' })
    expect((await json(anna, '/api/bookmark')).total).toBe(1)
  })

  test('of a tool that has two names is found by either', async () => {
    const anna = await someone()
    await keep(anna, { type: 'lyrics_engine' })
    await keep(anna, { type: 'text_to_song' })
    await keep(anna, { type: 'editor' })
    for (const type of ['lyrics_engine', 'text_to_song'])
      expect((await json(anna, `/api/bookmark?type=${type}`)).total).toBe(2)
    expect((await json(anna, '/api/bookmark?type=editor&search=antwort')).total).toBe(1)
    expect((await json(anna, '/api/bookmark/types')).types).toEqual([
      { type: 'text_to_song', count: 2 },
      { type: 'editor', count: 1 },
    ])
    expect((await anna.get('/api/bookmark?type=two%20words')).status).toBe(422)
  })
})

test('four hundred bookmarks are leafed through, counted and taken along in one file', async () => {
  const anna = await someone()
  await served.query(
    `insert into bookmark (id, "user", type, prompt, reply, words, created_at)
    select 'many-' || at, $1, case when at % 4 = 0 then 'editor' else 'press_release' end, 'Frage ' || at, 'Antwort ' || at,
      'frage ' || at || ' | antwort ' || at, now() - make_interval(mins => at) from generate_series(1, 400) as at`,
    [anna.id],
  )
  const last = await json(anna, '/api/bookmark?page=40')
  expect([last.total, last.page, last.bookmarks.length, last.bookmarks[9]._id]).toEqual([400, 40, 10, 'many-400'])
  expect(await json(anna, '/api/bookmark?page=41')).toEqual({ bookmarks: [], total: 400, page: 41 })
  expect((await json(anna, '/api/bookmark?type=editor')).total).toBe(100)
  expect(await json(anna, '/api/bookmark?search=antwort&page=40')).toMatchObject({ total: 400 })

  const file = await anna.get('/api/bookmark/export')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/)
  const { bookmarks } = (await file.json()) as { bookmarks: { _id: string }[] }
  expect(bookmarks.map(({ _id }) => _id)).toEqual(Array.from({ length: 400 }, (_, at) => `many-${at + 1}`))
  const found = await (
    await anna.get('/api/bookmark/export?format=md&language=de&type=editor&search=399%20frage')
  ).text()
  expect(found).toBe('# Lesezeichen\n\n\n')
  const one = await (await anna.get('/api/bookmark/export?format=md&language=en&search=%22antwort%20399%22')).text()
  expect(one).toMatch(
    /^# Bookmarks\n\n---\n\n\*Press release · .+\*\n\n\*\*Inputs\*\*\n\n> Frage 399\n\nAntwort 399\n$/,
  )
  await keep(anna, { type: 'picture' })
  const all = await (await anna.get('/api/bookmark/export?format=md&language=de')).text()
  for (const words of ['*Editor · ', '*Bild · ']) expect(all).toContain(words)
  const typed = await json(anna, '/api/bookmark/export?language=en&type=picture')
  expect(typed.bookmarks[0]).toMatchObject({ type: 'picture', type_text: 'Picture' })
  expect((await anna.get('/api/bookmark/export?format=exe')).status).toBe(422)
  const ben = await someone()
  expect((await json(ben, '/api/bookmark/export')).bookmarks).toEqual([])
})

test('more than a thousand that were found are not counted to the last one', async () => {
  const anna = await someone()
  await served.query(
    `insert into bookmark (id, "user", type, prompt, reply, words)
    select 'flood-' || at, $1, 'editor', '', 'Flut', 'flut' from generate_series(1, 1001) as at`,
    [anna.id],
  )
  expect(await json(anna, '/api/bookmark?search=flut&limit=1')).toMatchObject({ total: 1000, more: true })
  expect(await json(anna, '/api/bookmark?limit=1')).toMatchObject({ total: 1001 })
})

describe('the history', () => {
  test('is narrowed by tool, model, state and day', async () => {
    const anna = await someone()
    const first = await write(anna)
    await served.query(`update run set started_at = '2026-03-05T10:00:00Z' where id = $1`, [first])
    const second = await write(anna, 'Ein langer Satz über Häuser.', 'summarize')
    served.model.fails({ status: 401 })
    await anna.ask('press', { content: 'Das misslingt.' })
    const found = async (query: string) => {
      const { runs, total } = await json(anna, `/api/runs?${query}`)
      expect(runs).toHaveLength(total)
      return runs.map(({ _id }: { _id: string }) => _id)
    }
    expect(await found('engine=summarize_simplify')).toEqual([second])
    expect(await found('engine=press_release&state=done')).toEqual([first])
    expect(await found('state=failed,interrupted')).toHaveLength(1)
    expect(await found('to=2026-03-06T00:00:00Z&from=2026-03-05')).toEqual([first])
    expect(await found('to=2026-03-05T10:00:00.000Z')).toEqual([])
    expect(await found('model=openai-compatible:test-model')).toHaveLength(3)
    expect(await found('search=Haus&engine=summarize_simplify')).toEqual([second])
    expect(await found('engine=&state=')).toHaveLength(3)
    expect(await json(anna, '/api/runs?search=Häusser')).toMatchObject({ total: 1, meant: 'Häuser' })
    expect(await json(anna, '/api/runs/filters')).toEqual({
      without: 1,
      engines: [
        { engine: 'press_release', count: 2 },
        { engine: 'summarize_simplify', count: 1 },
      ],
      models: [{ model: 'openai-compatible:test-model', called: 'test-model', count: 3 }],
    })
    for (const wrong of ['state=gone', 'from=gestern', 'to=2026-99-99', 'engine=a%20b'])
      expect((await anna.get(`/api/runs?${wrong}`)).status).toBe(422)
  })

  test('lets a text go, and keeps the bookmark made of it', async () => {
    const [anna, ben] = [await someone(), await someone()]
    const run = await write(anna)
    const { _id } = await keep(anna, { run })
    expect((await remove(ben, `/api/runs/${run}`)).status).toBe(404)
    expect((await remove(anna, `/api/runs/${run}`)).status).toBe(204)
    expect((await anna.get(`/api/runs/${run}`)).status).toBe(404)
    expect((await remove(anna, `/api/runs/${run}`)).status).toBe(404)
    expect(await json(anna, `/api/bookmark/${_id}`)).toMatchObject({ run: null, reply_text: note.result })
    expect((await json(anna, '/api/runs?search=eröffnen')).total).toBe(0)
    expect((await json(anna, '/api/runs/filters')).engines).toEqual([])
    expect(await anna.used()).toBe(1)
  })

  test('keeps what is being written', async () => {
    const anna = await someone()
    const hand = served.model.byHand()
    const answer = await anna.ask('press', { content: 'Neues.' }, { accept: 'text/event-stream' })
    const id = answer.headers.get('x-run-id') ?? ''
    await hand.asked()
    const refused = await remove(anna, `/api/runs/${id}`)
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'run_is_open'])
    expect(await (await remove(anna, '/api/runs?all=yes')).json()).toMatchObject({ removed: 0 })
    await hand.say('Fertig.')
    hand.end()
    await answer.text()
  })

  test('lets several go, those that were found or all, and never those of others', async () => {
    const [anna, ben] = [await someone(), await someone()]
    const [one, two, three] = [await write(anna, 'Rote Rosen'), await write(anna, 'Rote Nelken'), await write(anna)]
    const bens = await write(ben, 'Rote Tulpen')
    const gone = async (query: string) => (await remove(anna, `/api/runs?${query}`)).json()
    expect(await gone('')).toMatchObject({ code: 'invalid' })
    expect(await gone(`ids=${one},${bens},nothing`)).toMatchObject({ removed: 1 })
    expect(await gone('all=yes&search=rot&state=failed')).toMatchObject({ removed: 0 })
    expect(await gone('all=yes&search=rot')).toMatchObject({ removed: 1 })
    expect((await anna.get(`/api/runs/${two}`)).status).toBe(404)
    expect((await json(anna, '/api/runs')).runs).toMatchObject([{ _id: three }])
    expect(await gone('all=yes')).toMatchObject({ removed: 1 })
    expect((await json(ben, '/api/runs')).total).toBe(1)
  })

  test('brings back what went together, as it was, to its owner alone, and charges nothing', async () => {
    const [anna, ben] = [await someone(), await someone()]
    const [one, two] = [await write(anna, 'Rote Rosen'), await write(anna, 'Rote Nelken')]
    const { _id } = await keep(anna, { run: one })
    const state = async () => ({
      run: await json(anna, `/api/runs/${one}`),
      bookmark: await json(anna, `/api/bookmark/${_id}`),
      found: (await json(anna, '/api/runs?search=rote')).runs,
      filters: await json(anna, '/api/runs/filters'),
      used: await anna.used(),
    })
    const spent = async () => (await served.query('select * from person_use where "user" = $1', [anna.id])).rows
    const before = await state()
    const consumed = await spent()
    const { removal } = await (await remove(anna, '/api/runs?all=yes&search=rote')).json()
    expect((await json(anna, '/api/runs?search=rote')).total).toBe(0)
    expect((await ben.post(`/api/runs/removals/${removal}/restore`)).status).toBe(404)
    expect(await (await anna.post(`/api/runs/removals/${removal}/restore`)).json()).toEqual({ restored: 2 })
    expect(await state()).toEqual(before)
    expect(await spent()).toEqual(consumed)
    expect((await anna.post(`/api/runs/removals/${removal}/restore`)).status).toBe(404)

    await remove(anna, `/api/runs/${two}`)
    expect(await (await anna.post(`/api/runs/removals/${two}/restore`)).json()).toEqual({ restored: 1 })
    await remove(anna, `/api/runs/${two}`)
    await served.forgetRemoved()
    expect((await anna.post(`/api/runs/removals/${two}/restore`)).status).toBe(404)
  })

  test('does not bring back a text whose key has begun another one in the meantime', async () => {
    const anna = await someone()
    const run = await write(anna)
    await remove(anna, `/api/runs/${run}`)
    const other = await write(anna)
    const key = (id: string) => served.query(`update run set key = 'same' where id = $1`, [id])
    await key(other)
    await served.query(`update removed_run set "row" = "row" || '{"key": "same"}' where id = $1`, [run])
    expect((await anna.post(`/api/runs/removals/${run}/restore`)).status).toBe(404)
    expect((await json(anna, '/api/runs')).runs).toMatchObject([{ _id: other }])
  })
})
