import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
let ben: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
  ben = await served.person({ plan: 'basic' })
})

const german = { 'accept-language': 'de' }
const note = { result: 'Eine **gute** Antwort', prompt: 'Worum geht es?', type: 'summarize_simplify' }
const save = (body: object, who = anna, headers = {}) => who.post('/api/bookmark', body, headers)
const saved = async (body: object, who = anna) => (await save(body, who)).json()
const list = async (query = '', who = anna) => (await who.get(`/api/bookmark${query}`)).json()
const remove = (id: string, who = anna) => who.send(`/api/bookmark/${id}`, { method: 'DELETE' })

/** A run that has ended, by its id. */
const runOf = async (who: Person) => {
  served.model.says('Ein Text.')
  const answer = await who.ask('press', { content: 'Wir eröffnen.' })
  expect(answer.status).toBe(200)
  return answer.headers.get('x-run-id') ?? ''
}

test('a result is kept, listed newest first, found by its words, and removed', async () => {
  const older = await saved(note)
  expect(older).toEqual({
    ...{
      _id: expect.any(String),
      prompt_text: note.prompt,
      reply_text: note.result,
      note: '',
      title: 'Eine gute Antwort',
      first: '',
      type: note.type,
      run: null,
    },
    ...{ variant: 1, item: null, createdAt: expect.any(String), isBookmarked: true },
  })
  const newer = await saved({ ...note, result: 'Über Äpfel & 100 % Birnen', type: 'editor' })
  const { bookmarks, total, page } = await list()
  expect(bookmarks.map(({ _id }: { _id: string }) => _id)).toEqual([newer._id, older._id])
  expect([total, page]).toEqual([2, 1])
  expect((await list('?search=äpfel')).bookmarks).toHaveLength(1)
  expect((await list('?search=100%20%25')).bookmarks).toHaveLength(1)
  expect((await list('?search=_')).total).toBe(0)
  expect((await list('?page=2&limit=1')).bookmarks).toMatchObject([{ _id: older._id }])

  expect((await remove(older._id)).status).toBe(204)
  expect((await remove(older._id)).status).toBe(404)
  expect((await list()).total).toBe(1)
})

test('a bookmark opens by its address, whatever page of the list it stands on, and only for its owner', async () => {
  const kept = await saved(note)
  expect(await (await anna.get(`/api/bookmark/${kept._id}`)).json()).toEqual(kept)
  const [others, missing] = [await ben.get(`/api/bookmark/${kept._id}`), await ben.get('/api/bookmark/nothing')]
  expect([others.status, await others.text()]).toEqual([404, await missing.text()])
  await remove(kept._id)
})

test('the result of one run is one bookmark', async () => {
  const run = await runOf(anna)
  const [one, other] = [await saved({ ...note, run }), await saved({ ...note, run })]
  expect(one).toMatchObject({ run })
  expect(other._id).toBe(one._id)
  expect(await (await anna.get(`/api/runs/${run}`)).json()).toMatchObject({ bookmark: one._id })
})

test('nobody saves, sees or removes what is another’s', async () => {
  const mine = await saved(note)
  const mineRun = await runOf(anna)
  expect((await list('', ben)).total).toBe(0)
  const [foreign, missing] = [await remove(mine._id, ben), await remove('nothing', ben)]
  expect([foreign.status, missing.status]).toEqual([404, 404])
  expect(await foreign.text()).toBe(await missing.text())
  const [theirs, none] = [await save({ ...note, run: mineRun }, ben), await save({ ...note, run: 'nothing' }, ben)]
  expect([theirs.status, none.status]).toEqual([404, 404])
  expect(await theirs.text()).toBe(await none.text())
  await save({ ...note, user: anna.email, userId: anna.id }, ben)
  expect((await list('', ben)).total).toBe(1)
  expect((await list('?limit=100')).bookmarks).toContainEqual(expect.objectContaining({ _id: mine._id }))
})

test.each([
  [{ result: '' }, 'result', 'Hier fehlt noch etwas.'],
  [{ result: 7 }, 'result', 'Ein Text mit höchstens 200.000 Zeichen.'],
  [{ result: 'x'.repeat(200_001) }, 'result', 'Ein Text mit höchstens 200.000 Zeichen.'],
  [{ prompt: undefined }, 'prompt', 'Hier fehlt noch etwas.'],
  [{ prompt: null }, 'prompt', 'Ein Text mit höchstens 100.000 Zeichen.'],
  [{ prompt: 'x'.repeat(100_001) }, 'prompt', 'Ein Text mit höchstens 100.000 Zeichen.'],
  [{ type: 'two words' }, 'type', 'Der Name eines Werkzeugs, wie summarize_simplify, oder editor oder picture.'],
  [{ type: 'nonsense' }, 'type', 'Der Name eines Werkzeugs, wie summarize_simplify, oder editor oder picture.'],
  [{ type: '<img src=x>' }, 'type', 'Der Name eines Werkzeugs, wie summarize_simplify, oder editor oder picture.'],
  [{ run: ['x'] }, 'run', 'Die Kennung eines Textes aus dem Verlauf.'],
])('what is wrong is named: %o', async (wrong, field, says) => {
  const { total } = await list()
  const answer = await save({ ...note, ...wrong }, anna, german)
  expect(answer.status).toBe(422)
  expect((await answer.json()).fields).toEqual({ [field]: says })
  expect((await list()).total).toBe(total)
})

test('texts are kept as they are, also the longest and the strangest', async () => {
  for (const result of ['  Rand\n\n', '🪶'.repeat(200_000), '<script>alert(1)</script>', "'; drop table bookmark; --"])
    expect(await saved({ ...note, result, prompt: '' })).toMatchObject({ reply_text: result, prompt_text: '' })
  expect((await save({ ...note, result: 'a\0b\ud800' })).status).toBe(200)
})

test('whoever is not signed in keeps nothing', async () => {
  expect((await served.nobody.get('/api/bookmark')).status).toBe(401)
  expect((await served.nobody.post('/api/bookmark', note)).status).toBe(401)
})
