import { beforeAll, expect, test, vi } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})

const stream = { accept: 'text/event-stream' }
const about = { content: 'Wir eröffnen ein Reparaturcafé.' }
const asks = (variants: number, more: object = {}) => ({ ...about, ...more, more: { variants } })
const post = (text: string) => JSON.stringify({ text, hashtags: ['#Rad'] })
const social = { type: 'Facebook', networks: ['Twitter', 'Instagram'], input: 'Wir reparieren Räder.' }

const runOf = async (id: string | null, person = anna) => (await person.get(`/api/runs/${id}`)).json()
const framesIn = (told: string) =>
  told
    .split('\n\n')
    .filter(frame => frame.startsWith('id: '))
    .map(frame => JSON.parse(frame.slice(frame.indexOf('data: ') + 6)))

/** What a client reads that knows nothing of several answers. */
const plainly = (told: string) =>
  framesIn(told).reduce((text, { event, answer }) => {
    if (event === 'agent_message') return text + answer
    return event === 'message_replace' ? answer : text
  }, '')

test('several answers are told apart, cost as much as each, and all come in the end', async () => {
  const before = await anna.used()
  served.model.says('Eins.', 'Zwei.', 'Drei.')
  const answer = await anna.ask('event_description', asks(3), stream)
  const told = await answer.text()
  const frames = framesIn(told)
  expect(plainly(told)).toBe('Eins.')
  expect(frames).toContainEqual({ event: 'variant', variant: 3, told: { event: 'agent_message', answer: 'Drei.' } })
  const end = frames.at(-1)
  expect(end).toMatchObject({ event: 'message_end', text: 'Eins.', cost: 3, used: before + 3 })
  expect(end.variants.map(({ text }: { text: string }) => text)).toEqual(['Eins.', 'Zwei.', 'Drei.'])
  expect(await anna.used()).toBe(before + 3)
  expect(await runOf(answer.headers.get('x-run-id'))).toMatchObject({
    ...{ state: 'done', answer: 'Eins.', cost: 3, charged: true },
    variants: [{ text: 'Eins.' }, { text: 'Zwei.' }, { text: 'Drei.' }],
  })
})

test('each further answer is asked for in a way of its own, the first as if it were the only one', async () => {
  served.model.says('Eins.')
  await (await anna.ask('event_description', about)).text()
  served.model.forget()
  served.model.says('Eins.', 'Zwei.')
  await (await anna.ask('event_description', asks(2), { 'accept-language': 'de' })).text()
  const [first, second] = served.model.requests.slice(-2).map(({ prompt }) => prompt)
  expect(first).not.toBe(second)
  expect(second).toMatch(/obvious way|naheliegenden Weg/)
  expect(first).not.toMatch(/obvious way|naheliegenden Weg/)
})

test('as JSON the first stands where one would, and all beside it', async () => {
  served.model.says('Eins.', 'Zwei.')
  const { result } = await (await anna.ask('event_description', asks(2))).json()
  expect(result.response).toMatchObject({ response: 'Eins.', variants: ['Eins.', 'Zwei.'] })
  served.model.says('Allein.')
  const alone = await (await anna.ask('event_description', asks(1))).json()
  expect(alone.result.response).toMatchObject({ response: 'Allein.' })
  expect(alone.result.response).not.toHaveProperty('variants')
})

test('several networks each have their post, with their own rules', async () => {
  const before = await anna.used()
  served.model.forget()
  served.model.says(post('Für Facebook'), post('Für X'), post('Für Instagram'))
  const { result } = await (await anna.ask('social_media_ad', social)).json()
  expect(result.response.variantInputs).toEqual([{ type: 'Facebook' }, { type: 'Twitter' }, { type: 'Instagram' }])
  expect(result.response.variantParts[1]).toEqual({ text: 'Für X', hashtags: ['#Rad'] })
  expect(result.response.variants[2]).toContain('Für Instagram')
  expect(await anna.used()).toBe(before + 3)
  expect(served.model.heard()).toMatch(/a post for X|einen Beitrag für X/)

  served.model.says(post('Eins'), post('Zwei'))
  const twice = await (
    await anna.ask('social_media_ad', { ...social, networks: ['Facebook'], more: { variants: 2 } })
  ).json()
  expect(twice.result.response.variants).toHaveLength(2)
  expect((await anna.ask('social_media_ad', { ...social, networks: ['Myspace'] })).status).toBe(422)
})

test('one that fails takes none of the others with it, and is not charged', async () => {
  const before = await anna.used()
  served.model.cuts('Das ist nur die Hälfte von allem')
  served.model.says('Ganz.', 'Auch ganz.')
  const answer = await anna.ask('event_description', asks(3), { ...stream, 'accept-language': 'de' })
  const told = await answer.text()
  const end = framesIn(told).at(-1)
  expect(plainly(told)).toBe('Ganz.')
  expect(end).toMatchObject({ event: 'message_end', text: 'Ganz.', cost: 2, used: before + 2 })
  expect(end.variants[0]).toMatchObject({ problem: 'model_cut', message: expect.stringMatching(/mitten im Text/) })
  expect(await anna.used()).toBe(before + 2)
  const run = await runOf(answer.headers.get('x-run-id'))
  expect(run).toMatchObject({
    state: 'done',
    cost: 2,
    variants: [{ problem: 'model_cut' }, {}, { text: 'Auch ganz.' }],
  })

  await served.forgetLog()
  const again = await (await anna.get(`/api/runs/${run._id}/events`, { 'accept-language': 'de' })).text()
  expect(plainly(again)).toBe('Ganz.')
  expect(framesIn(again).at(-1)).toEqual(end)
})

test('where all fail the run has failed, and nothing is charged', async () => {
  const before = await anna.used()
  for (let count = 0; count < 3; count++) served.model.fails({ status: 400 })
  const answer = await anna.ask('event_description', asks(3))
  expect([answer.status, (await answer.json()).success]).toEqual([502, false])
  expect(await anna.used()).toBe(before)
})

test('stopped, those that were written are charged, and the others are not', async () => {
  const before = await anna.used()
  served.model.says('Ganz.')
  const hand = served.model.byHand()
  const answer = await anna.ask('event_description', asks(4), stream)
  await hand.say('Halb')
  const id = answer.headers.get('x-run-id')
  await vi.waitFor(async () => expect((await runOf(id)).variants[1].text).toBe('Halb'), 30_000)
  await anna.post(`/api/runs/${id}/stop`)
  expect(framesIn(await answer.text()).at(-1)).toMatchObject({ state: 'stopped', cost: 2, used: before + 2 })
  expect(await anna.used()).toBe(before + 2)
})

test('the same press sent twice is one run, charged once', async () => {
  const person = await served.person({ plan: 'premium_plus' })
  served.model.says('Eins.', 'Zwei.')
  const headers = { 'idempotency-key': 'press' }
  const [one, other] = await Promise.all([1, 2].map(() => person.ask('event_description', asks(2), headers)))
  expect(await one?.json()).toEqual(await other?.json())
  expect(await person.used()).toBe(2)
  expect((await person.ask('event_description', asks(3), headers)).status).toBe(409)
})

test('50 that ask at once for three each get as many as their plan holds', async () => {
  const person = await served.person({ plan: 'basic', limit: 20 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => person.ask('event_description', asks(3))))
  const statuses = answers.map(({ status }) => status)
  expect([statuses.filter(status => status === 200).length, statuses.filter(status => status === 402).length]).toEqual([
    6, 44,
  ])
  expect(await person.used()).toBe(18)
})

test('what a dead process left open is given back, and tried again it begins behind what was finished', async () => {
  const person = await served.person({ plan: 'premium_plus' })
  served.model.says('Ganz.')
  const hand = served.model.byHand()
  const answer = await person.ask('event_description', asks(2), stream)
  await hand.say('Halb')
  const id = answer.headers.get('x-run-id')
  await vi.waitFor(async () => expect((await runOf(id, person)).variants[1].text).toBe('Halb'), 30_000)
  await served.sweep()
  await answer.text()
  expect(await runOf(id, person)).toMatchObject({
    state: 'interrupted',
    charged: false,
    variants: [{ text: 'Ganz.' }, {}],
  })
  expect(await person.used()).toBe(0)

  served.model.forget()
  served.model.says('Neu.')
  const again = await person.ask(`event_description?again=${id}`, asks(2))
  expect((await again.json()).result.response.variants).toEqual(['Ganz.', 'Neu.'])
  expect(served.model.asked()).toBe(1)
  expect(await person.used()).toBe(2)
  hand.end()
})

test('a follower who comes in between hears every answer from where they were', async () => {
  served.model.says('Ganz.')
  const hand = served.model.byHand()
  const answer = await anna.ask('event_description', asks(2), stream)
  await hand.say('Halb')
  const id = answer.headers.get('x-run-id')
  const later = anna.get(`/api/runs/${id}/events`, { 'last-event-id': '1' })
  await hand.say(' fertig')
  hand.end()
  const events = (heard: string) => heard.replaceAll('data: {"event":"ping"}\n\n', '')
  const [first, second] = [events(await answer.text()), events(await (await later).text())]
  expect(first.endsWith(second)).toBe(true)
})

test('one of them is changed further, with the rules of its network', async () => {
  served.model.says(post('Für Facebook'), post('Für X'), post('Für Instagram'))
  const answer = await anna.ask('social_media_ad', social)
  const id = answer.headers.get('x-run-id')
  served.model.forget()
  served.model.says(post('Kürzer für X'))
  const changed = await anna.post(`/api/runs/${id}/refine`, { how: 'shorter', variant: 2 })
  expect((await changed.json()).result.response.response).toContain('Kürzer für X')
  expect(served.model.heard()).toContain('Für X')
  const child = await runOf(changed.headers.get('x-run-id'))
  expect(child).toMatchObject({ parent: id, cost: 1, variants: null, inputs: { type: 'Twitter' } })
  expect(child.inputs).not.toHaveProperty('networks')
  const wrong = await anna.post(`/api/runs/${id}/refine`, { how: 'shorter', variant: 4 })
  expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([422, ['variant']])
})

test('of one of them a passage is changed, in its own text', async () => {
  served.model.says(post('Für Facebook'), post('Wir öffnen heute auf X'), post('Für Instagram'))
  const id = (await anna.ask('social_media_ad', social)).headers.get('x-run-id')
  const text: string = (await runOf(id)).variants[1].text
  const start = text.indexOf('heute')
  served.model.says('am Montag')
  const selection = { start, end: start + 'heute'.length, text: 'heute' }
  const changed = await anna.post(`/api/runs/${id}/refine`, { how: 'longer', variant: 2, selection })
  const child = await runOf(changed.headers.get('x-run-id'))
  expect(child.answer).toEqual({ text: 'Wir öffnen am Montag auf X', hashtags: ['#Rad'] })
  const elsewhere = await anna.post(`/api/runs/${id}/refine`, { how: 'longer', variant: 1, selection })
  expect([elsewhere.status, Object.keys((await elsewhere.json()).fields)]).toEqual([422, ['selection']])
})

test('each is kept as a bookmark of its own', async () => {
  served.model.says('Eins.', 'Zwei.')
  const answer = await anna.ask('event_description', asks(2))
  const run = answer.headers.get('x-run-id')
  const kept = { prompt: 'Worum?', type: 'event_description', run }
  const second = await (await anna.post('/api/bookmark', { ...kept, result: 'Zwei.', variant: 2 })).json()
  expect(await runOf(run)).toMatchObject({ bookmark: null, variants: [{ bookmark: null }, { bookmark: second._id }] })
  expect((await anna.post('/api/bookmark', { ...kept, result: 'Drei.', variant: 3 })).status).toBe(404)
})

test('of several answers those that failed are written when asked again, and only those are charged', async () => {
  const before = await anna.used()
  served.model.says('Eins.')
  served.model.cuts('Das ist nur die Hälfte von allem')
  served.model.cuts('Auch das ist nur die Hälfte')
  const first = (await anna.ask('event_description', asks(3), stream)).headers.get('x-run-id')
  await expect.poll(async () => (await runOf(first)).state).toBe('done')
  expect(await anna.used()).toBe(before + 1)

  served.model.says('Zwei.')
  served.model.cuts('Noch einmal nur die Hälfte')
  const second = await anna.ask(`event_description?again=${first}&of=${first}`, asks(3), stream)
  const told = framesIn(await second.text()).at(-1)
  expect(told).toMatchObject({ event: 'message_end', cost: 1, used: before + 2 })
  expect(told.variants).toMatchObject([{ text: 'Eins.' }, { text: 'Zwei.' }, { problem: 'model_cut' }])
  expect(await runOf(second.headers.get('x-run-id'))).toMatchObject({ parent: first, completed: true })

  served.model.says('Drei.')
  const third = await anna.ask(`event_description?again=${second.headers.get('x-run-id')}`, asks(3), stream)
  expect(framesIn(await third.text()).at(-1).variants).toMatchObject(
    ['Eins.', 'Zwei.', 'Drei.'].map(text => ({ text })),
  )
  expect(await anna.used()).toBe(before + 3)
})

test('with one request left a missing answer can still be written, and nothing that fails again is charged', async () => {
  const lisa = await served.person({ plan: 'basic', limit: 2 })
  served.model.says('Eins.')
  served.model.cuts('Das ist nur die Hälfte von allem')
  const first = await lisa.ask('event_description', asks(2), stream)
  await first.text()
  expect(await lisa.used()).toBe(1)
  const again = () => lisa.ask(`event_description?again=${first.headers.get('x-run-id')}`, asks(2), stream)
  served.model.cuts('Noch einmal nur die Hälfte')
  expect(framesIn(await (await again()).text()).at(-1)).toMatchObject({ cost: 0, used: 1 })
  served.model.says('Zwei.')
  expect(framesIn(await (await again()).text()).at(-1)).toMatchObject({ cost: 1, used: 2 })
})
