import { Readable } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving, servingOne } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const stream = { accept: 'text/event-stream' }
const german = { 'accept-language': 'de' }
const news = { content: 'Wir eröffnen ein Reparaturcafé.' }

test.each([
  ['the plan is too small', { plan: 'free' }, 'press', news, 403, 'plan_too_small', 'erst im Tarif Basic enthalten'],
  [
    'only a larger plan has this way',
    { plan: 'basic' },
    'social_media_url',
    {},
    403,
    'plan_too_small',
    'Tarif Premium',
  ],
  ['the quota is used up', { plan: 'basic', limit: 0 }, 'press', news, 402, 'limit_reached', 'nötig: 1, übrig: 0'],
  ['the form is empty', { plan: 'basic' }, 'press', {}, 422, 'invalid', 'fehlen'],
  ['nobody knows the call', { plan: 'basic' }, 'nothing', news, 404, 'not_found', 'gibt es hier nicht'],
] as const)(
  'refuses when %s, in the reader’s language, and takes nothing',
  async (_, who, path, body, status, code, says) => {
    const person = await served.person(who)
    for (const accept of [{}, stream]) {
      const answer = await person.ask(path, body, { ...german, ...accept })
      expect(answer.status).toBe(status)
      expect(await answer.json()).toMatchObject({ success: false, code, message: expect.stringContaining(says) })
    }
    expect(await person.used()).toBe(0)
  },
)

test('refuses whoever is not signed in', async () => {
  const answer = await served.nobody.ask('press', news, german)
  expect([answer.status, (await answer.json()).message]).toEqual([401, expect.stringContaining('abgelaufen')])
})

test.each([
  ['content', null],
  ['content', []],
  ['content', 7],
  ['content', 'x'.repeat(2001)],
])('names the field that is wrong: %s is %j', async (field, value) => {
  const answer = await anna.ask('press', { [field]: value }, german)
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]])
})

test.each([
  ['answer_questions', { question: 'Warum?', count: '3' }, 'count'],
  ['answer_questions', { question: 'Warum?', count: null }, 'count'],
  ['answer_questions', { question: 'Warum?', count: 6 }, 'count'],
  ['blogpost_intro', { content: 'Rad', temperature: 1.1 }, 'temperature'],
  ['blogpost_intro', { content: 'Rad', temperature: 'false' }, 'temperature'],
  ['summarize', { content: 'Rad', length: 'toString' }, 'length'],
  ['translate', { content: 'Rad', targetLanguage: 'XX' }, 'targetLanguage'],
])('%s refuses %j at the field', async (path, body, field) => {
  const answer = await anna.ask(path, body)
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]])
})

test.each([
  ['broken JSON', '{"content": "a"', 422],
  ['a list', '[]', 422],
  ['null', 'null', 422],
  ['nothing', '', 422],
  ['nested too deep', `{"content":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422],
  ['ten megabytes', JSON.stringify({ content: 'x'.repeat(10_000_000) }), 413],
])('a body that is %s is told so', async (_, body, status) => {
  const answer = await anna.send('/api/engins/press', { method: 'POST', body })
  expect([answer.status, await answer.json()]).toMatchObject([status, { success: false, message: expect.any(String) }])
})

test('a definition that is nested too deep is told so', async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  const body = `{"revision":1,"draft":{"form":${deep}}}`
  const answer = await served.admin.send('/api/admin/engines/mine', { method: 'PUT', body })
  expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid'])
})

test('a body that does not say how long it is is counted', async () => {
  const person = await served.person({ plan: 'basic' })
  const whole = Buffer.from(JSON.stringify({ content: 'x'.repeat(10_000_000) }))
  const inParts = (bytes: Buffer) => {
    const body = Readable.toWeb(Readable.from([bytes])) as ReadableStream
    return person.send('/api/engins/press', { method: 'POST', body, ...{ duplex: 'half' } })
  }
  expect((await inParts(whole)).status).toBe(413)
  expect((await inParts(Buffer.from(JSON.stringify(news)))).status).toBe(200)
})

test('who is named in a body is not believed', async () => {
  const bernd = await served.person({ plan: 'basic' })
  await (await bernd.ask('press', { ...news, user: anna.email, userId: anna.id, cost: 0 })).text()
  expect([await bernd.used(), await anna.used()]).toEqual([1, 0])
})

test('gives the request back when the model fails, and says so in the reader’s language', async () => {
  const person = await served.person({ plan: 'basic' })
  served.model.fails({ status: 400, body: '{"error": {"message": "sk-secret-key is wrong"}}' })
  const answer = await person.ask('press', news, german)
  const body = await answer.text()
  expect([answer.status, body]).toEqual([502, expect.stringContaining('nichts berechnet')])
  expect(body).not.toContain('sk-secret')
  served.model.cuts('Das halbe')
  const frames = await (await person.ask('press', news, stream)).text()
  expect(frames).toContain('"event":"error","code":"model_cut"')
  expect(await person.used()).toBe(0)
})

test.each([
  [404, 'The model `gpt-9` does not exist', 'model_missing', 'gewählte Modell'],
  [429, 'You exceeded your current quota', 'model_unpaid', 'Guthaben'],
  [401, 'Incorrect API key provided', 'model_refused', 'nimmt den Zugang nicht an'],
])('where the service answers %i, “%s”, the reader is told why', async (status, said, code, says) => {
  const person = await served.person({ plan: 'basic' })
  served.model.fails({ status, body: JSON.stringify({ error: { message: said } }) })
  const answer = await person.ask('press', news, german)
  const { message, ...body } = await answer.json()
  expect([answer.status, body.code, message]).toEqual([502, code, expect.stringContaining(says)])
  expect(message).toContain('nichts berechnet')
  const row = await (await person.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
  expect([row.problem.code ?? row.problem, await person.used()]).toEqual([code, 0])
  expect((await person.ask('press', news)).status).toBe(200)
})

test('a model that writes nothing has failed', async () => {
  const person = await served.person({ plan: 'basic' })
  served.model.says('')
  const answer = await person.ask('press', news)
  expect([answer.status, (await answer.json()).code, await person.used()]).toEqual([502, 'model_empty', 0])
})

test('fifty calls at once never take more than the limit', async () => {
  const person = await served.person({ plan: 'basic', limit: 7 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => person.ask('press', news)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array<number>(7).fill(200), ...Array<number>(43).fill(402)])
  expect(await person.used()).toBe(7)
})

test('an essay costs three requests or is refused', async () => {
  const person = await served.person({ plan: 'basic', limit: 2 })
  const refused = await person.ask('generate_essay', { topic: 'Reparieren' })
  expect([refused.status, await refused.json()]).toMatchObject([402, { needed: 3, left: 2, used: 0, limit: 2 }])
  expect(await person.used()).toBe(0)
})

test('without a model it says so, names the ways to get one, and those without one still run', async () => {
  const without = await servingOne({ model: false })
  const person = await without.person({ plan: 'premium_plus' })
  const answer = await person.ask('summarize', news, german)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'no_model', ways: ['local', 'key', 'without'] })
  expect((await person.ask('summarize?without=model', news)).status).toBe(200)
  const none = await person.ask('press?without=model', news)
  expect([none.status, (await none.json()).code]).toEqual([422, 'no_method'])
  const { data } = await (await person.get('/api/engines')).json()
  const ready = Object.fromEntries(data.map((card: { slug: string; ready: boolean }) => [card.slug, card.ready]))
  expect(ready).toMatchObject({ keyword_extractor: true, press_release: false })
  expect(await person.used()).toBe(0)
})
