import { beforeAll, expect, test, vi } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving, servingOne } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})

const stream = { accept: 'text/event-stream' }
const news = { content: 'Wir eröffnen ein Reparaturcafé.' }
const begin = async (person = anna) => {
  const answer = await person.ask('press', news, stream)
  return { answer, id: answer.headers.get('x-run-id') ?? '' }
}
const runOf = async (id: string, person = anna) => (await person.get(`/api/runs/${id}`)).json()
const eventsOf = async (id: string, after = 0) =>
  (await anna.get(`/api/runs/${id}/events`, { 'last-event-id': String(after) })).text()

test('a run goes on when its reader leaves, and can be followed from any place', async () => {
  const hand = served.model.byHand()
  const { answer, id } = await begin()
  await hand.say('Eins ')
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await hand.say('zwei ')
  await hand.say('drei')
  hand.end()
  await vi.waitFor(async () => expect(await runOf(id)).toMatchObject({ state: 'done', text: 'Eins zwei drei' }), 30_000)
  const told = await eventsOf(id, 1)
  expect(told).toMatch(/^id: 2\ndata: {"event":"agent_message","answer":"zwei /)
  expect(told).toContain('"answer":"Eins zwei drei"')
})

test('stopping keeps what has come, and charges it; stopping before that costs nothing', async () => {
  for (const word of ['', 'Halb']) {
    const before = await anna.used()
    const hand = served.model.byHand()
    const { answer, id } = await begin()
    if (word) await hand.say(word)
    else await hand.asked()
    if (word) await vi.waitFor(async () => expect(await eventsSoFar(id)).toContain(word), 30_000)
    expect((await anna.post(`/api/runs/${id}/stop`)).status).toBe(204)
    expect(await answer.text()).toContain(`"answer":"${word}","text":"${word}","state":"stopped"`)
    expect(await anna.used()).toBe(before + (word ? 1 : 0))
    await hand.aborted()
  }
})

test('of a text that is stopped, tokens are estimated: the service has reported none', async () => {
  const hand = served.model.byHand()
  const { answer, id } = await begin()
  await hand.say('Ein halber Text.')
  await vi.waitFor(async () => expect(await eventsSoFar(id)).toContain('halber'), 30_000)
  await anna.post(`/api/runs/${id}/stop`)
  const used = /"usage":({[^}]*})/.exec(await answer.text())?.[1] ?? ''
  expect(JSON.parse(used)).toEqual({ tokensIn: expect.any(Number), tokensOut: 5, estimated: true })
  expect(JSON.parse(used).tokensIn).toBeGreaterThan(100)
})

/** What a follower hears in a moment. */
const eventsSoFar = async (id: string) => {
  const gone = new AbortController()
  const answer = await anna.get(`/api/runs/${id}/events`, {}, gone.signal)
  const first = await answer.body?.getReader().read()
  gone.abort()
  return new TextDecoder().decode(first?.value)
}

test('what came so far is in the row soon after', async () => {
  const hand = served.model.byHand()
  const { answer, id } = await begin()
  await hand.say('Eins ')
  await hand.say('zwei')
  await vi.waitFor(async () => expect(await runOf(id)).toMatchObject({ state: 'running', text: 'Eins zwei' }), 30_000)
  hand.end()
  await answer.text()
})

test('a run that ended long ago is told from its row, with its inputs, however far its reader had come', async () => {
  served.model.says('Fertig.')
  const { answer, id } = await begin()
  await answer.text()
  await served.forgetLog()
  const told = await eventsOf(id, 57)
  expect(told).toMatch(
    /^id: 58\ndata: {"event":"message_replace","answer":"Fertig."}\n\nid: 59\ndata: {"event":"message_end"/,
  )
  expect(await runOf(id)).toMatchObject({ inputs: news, state: 'done', cost: 1, charged: true, bookmark: null })
  expect((await anna.post(`/api/runs/${id}/stop`)).status).toBe(204)
  expect(await runOf(id)).toMatchObject({ state: 'done' })
})

test('what a dead process left open is closed, given back, and told to its readers', async () => {
  const before = await anna.used()
  const hand = served.model.byHand()
  const { answer, id } = await begin()
  await hand.say('Das halbe')
  await vi.waitFor(async () => expect((await runOf(id)).text).toBe('Das halbe'), 30_000)
  await served.sweep()
  expect(await answer.text()).toContain('"event":"error","code":"interrupted"')
  expect(await runOf(id)).toMatchObject({ state: 'interrupted', text: 'Das halbe', charged: false })
  expect(await anna.used()).toBe(before)
  hand.end()
})

test('other people’s runs do not exist', async () => {
  const { answer, id } = await begin()
  await answer.text()
  const bernd = await served.person({ plan: 'basic' })
  const missing = await (await bernd.get('/api/runs/nothing')).text()
  for (const path of [`/api/runs/${id}`, `/api/runs/${id}/events`]) {
    const answer = await bernd.get(path)
    expect([answer.status, await answer.text()]).toEqual([404, missing])
  }
  expect((await bernd.post(`/api/runs/${id}/stop`)).status).toBe(404)
  expect((await bernd.ask(`press?again=${id}`, news)).status).toBe(404)
  expect((await (await bernd.get('/api/runs')).json()).total).toBe(0)
})

test('the history is searched in inputs and texts', async () => {
  const person = await served.person({ plan: 'basic' })
  served.model.says('Ein Text über 100 % Ökostrom')
  await (await person.ask('press', { content: 'Neues von der Windmühle' })).text()
  const found = async (search: string) =>
    (await (await person.get(`/api/runs?search=${encodeURIComponent(search)}`)).json()).total
  expect([await found('windmühle'), await found('ökostrom'), await found('100 %'), await found('109 %')]).toEqual([
    1, 1, 1, 0,
  ])
})

test('a long text is written part by part, and trying it again begins where it broke', async () => {
  const person = await served.person({ plan: 'basic' })
  served.model.says('{"items": ["Anfang", "Ende"]}', '## Anfang')
  served.model.cuts('## En')
  const essay = { topic: 'Reparieren', tone: 'formal' }
  const headers = { ...stream, 'accept-language': 'de-DE' }
  const first = await person.ask('generate_essay', essay, headers)
  const told = await first.text()
  expect(told).toContain('{"event":"progress","step":"Gliederung","at":1,"of":2}')
  expect(told).toContain('{"event":"progress","step":"Ende","at":3,"of":3}')
  expect(told).toContain('"event":"error"')
  expect(await person.used()).toBe(0)

  served.model.forget()
  served.model.says('## Ende')
  const again = await person.ask(`generate_essay?again=${first.headers.get('x-run-id')}`, essay)
  expect((await again.json()).result.response.response).toBe('## Anfang\n\n## Ende')
  expect(served.model.asked()).toBe(1)
  expect(await person.used()).toBe(3)
})

test('as many texts at once as the installation allows, and then it says when', async () => {
  const few = await servingOne({ runsAtOnce: 1 })
  const person = await few.person({ plan: 'basic' })
  const hand = few.model.byHand()
  const first = await person.ask('press', news, stream)
  await hand.asked()
  const second = await person.ask('press', news, stream)
  expect([second.status, Number(second.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  await hand.say('Fertig.')
  hand.end()
  await first.text()
  few.model.says('Gut.')
  expect((await person.ask('press', news)).status).toBe(200)
})
