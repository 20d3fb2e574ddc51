import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve, type Served } from '#tests/serve.ts'

let served: Served
beforeAll(async () => {
  served = await serve({ runsAtOnce: 2 })
})
afterAll(() => served.close())

const stream = { accept: 'text/event-stream' }
/** Whoever sends a release is looked up first; a summary names nobody. */
const news = { content: 'Wir eröffnen ein Reparaturcafé.' }
/** What another node takes from the same limit meanwhile. */
const usedElsewhere = (person: { id: string }, used: number) =>
  served.query('update usage set used = $2 where "user" = $1', [person.id, used])

test('the model is asked while a run is written down, and heard when it is', async () => {
  const anna = await served.person({ plan: 'premium_plus' })
  await anna.ask('summarize', news)
  const letGo = await served.hold()
  served.model.forget()
  let told = ''
  const answer = anna.ask('summarize', news, stream).then(async one => (told = await one.text()))
  await expect.poll(served.model.asked).toBe(1)
  expect(told).toBe('')
  await letGo()
  expect(await answer).toContain('"event":"message_end"')
  expect(served.model.asked()).toBe(1)
  expect(await anna.used()).toBe(2)
})

test('what a model was asked in vain is broken off, shown to nobody and charged to nobody', async () => {
  const bert = await served.person({ plan: 'basic', limit: 5 })
  await bert.ask('press', news)
  await usedElsewhere(bert, 5)
  const hand = served.model.byHand()
  const answer = await bert.ask('press', news, stream)
  expect([answer.status, (await answer.json()).code]).toEqual([402, 'limit_reached'])
  await hand.aborted()
  expect(await bert.used()).toBe(5)
  expect((await (await bert.get('/api/runs')).json()).total).toBe(1)
})

test('nobody whose limit is reached has a model asked, however often they try', async () => {
  const cleo = await served.person({ plan: 'basic', limit: 1 })
  await cleo.ask('press', news)
  served.model.forget()
  const answers = await Promise.all(Array.from({ length: 10 }, () => cleo.ask('press', news)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([402]))
  expect(served.model.asked()).toBe(0)
})

test('a click that is sent again has no model asked again, however many click', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => served.person({ plan: 'premium_plus' })))
  for (let clicks = 1; clicks <= 10; clicks++) {
    served.model.forget()
    const twice = people.flatMap(person => [person, person])
    const answers = await Promise.all(
      twice.map(async person => {
        const { status, headers } = await person.ask('press', news, { 'idempotency-key': `click ${clicks}` })
        return [status, headers.get('x-run-id')]
      }),
    )
    expect(new Set(answers.map(String)).size).toBe(people.length)
    expect(served.model.asked()).toBe(people.length)
  }
})

test('where one text too many is asked for, no model is', async () => {
  const dora = await served.person({ plan: 'premium_plus' })
  served.model.forget()
  const hands = [served.model.byHand(), served.model.byHand()]
  const open = await Promise.all(hands.map(() => dora.ask('press', news, stream)))
  expect((await dora.ask('press', news, stream)).status).toBe(429)
  expect(served.model.asked()).toBe(2)
  for (const hand of hands) {
    await hand.say('Fertig.')
    hand.end()
  }
  await Promise.all(open.map(answer => answer.text()))
})

test('a model that fails before the run is written down is told as ever, and costs nothing', async () => {
  const emil = await served.person({ plan: 'premium_plus' })
  await emil.ask('summarize', news)
  const letGo = await served.hold()
  served.model.forget()
  served.model.fails({ status: 401 })
  const answer = emil.ask('summarize', news)
  await expect.poll(served.model.asked).toBe(1)
  await letGo()
  expect((await answer).status).toBe(502)
  expect(await emil.used()).toBe(1)
})
