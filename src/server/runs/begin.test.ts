import { expect, test } from 'vitest'
import { serving } from '#tests/serving.ts'

const served = serving({ runsAtOnce: 2 })

const stream = { accept: 'text/event-stream' }
const news = { content: 'Wir eröffnen ein Reparaturcafé.' }

test('nobody whose limit is reached has a model asked, also where another node has taken the rest', async () => {
  const bert = await served.person({ plan: 'basic', limit: 5 })
  await bert.ask('press', news)
  await served.query('update usage set used = 5 where "user" = $1', [bert.id])
  served.model.forget()
  const answers = await Promise.all(Array.from({ length: 10 }, () => bert.ask('press', news, stream)))
  for (const answer of answers) expect([answer.status, (await answer.json()).code]).toEqual([402, 'limit_reached'])
  expect(served.model.asked()).toBe(0)
  expect(await bert.used()).toBe(5)
  expect((await (await bert.get('/api/runs')).json()).total).toBe(1)
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
  for (const hand of hands) {
    await hand.say('Fertig.')
    hand.end()
  }
  await Promise.all(open.map(answer => answer.text()))
  expect(served.model.asked()).toBe(2)
})
