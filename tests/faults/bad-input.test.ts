import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Federwerk, startFederwerk } from '../federwerk.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { begin, isLast, usedBy } from './streams.ts'

let model: ModelServer
let federwerk: Federwerk
beforeAll(async () => {
  model = await startModel()
  federwerk = await startFederwerk({ model })
})
afterAll(async () => {
  await federwerk.close()
  await model.close()
})

const german = { 'accept-language': 'de' }
const sentence = /^[A-ZÄÖÜ„].*\.$/s

/** Sends a body as it is, and hears the status and the words. */
const sends = async (person: Awaited<ReturnType<Federwerk['person']>>, call: string, body: string) => {
  const answer = await person.send(`/api/engins/${call}`, { method: 'POST', body, headers: german })
  return { status: answer.status, ...(await answer.json()) }
}

test('whatever is sent, it is refused with its status and a sentence, and nothing is charged', async () => {
  const anna = await federwerk.person({ plan: 'basic' })
  const asked = model.requests.length
  const answers = {
    'broken JSON': [422, await sends(anna, 'press', '{"content": "Neu')],
    'no object': [422, await sends(anna, 'press', '[]')],
    nothing: [422, await sends(anna, 'press', '')],
    'ten megabytes': [413, await sends(anna, 'press', JSON.stringify({ content: 'x'.repeat(10_000_000) }))],
    'an unknown call': [404, await sends(anna, 'no_such_call', '{}')],
    'an empty field': [422, await sends(anna, 'press', '{"content": "  "}')],
    'a field too long': [422, await sends(anna, 'press', JSON.stringify({ content: 'x'.repeat(2001) }))],
    'a number that is none': [422, await sends(anna, 'answer_questions', '{"question": "Warum?", "count": "false"}')],
    'an option nobody offers': [
      422,
      await sends(anna, 'real_estate', '{"type": "castle", "location": "a", "features": "b"}'),
    ],
    'a larger plan': [403, await sends(anna, 'keyword_extractor', '{"content": "Ein Text."}')],
  } as const
  for (const [what, [status, answer]] of Object.entries(answers)) {
    expect(answer, what).toMatchObject({ success: false, status, message: expect.stringMatching(sentence) })
  }
  expect(answers['an empty field'][1].fields).toMatchObject({ content: expect.stringMatching(sentence) })
  expect(answers['a number that is none'][1].fields).toMatchObject({ count: expect.stringMatching(sentence) })
  expect(model.requests.length).toBe(asked)
  expect(await usedBy(anna)).toBe(0)
})

test('the text of one person does not exist for another', async () => {
  const [anna, berta] = [await federwerk.person(), await federwerk.person()]
  const { run, frames } = await begin(anna, 'press', { content: 'Nur für mich.' })
  await frames.until(isLast)
  for (const path of [`/api/runs/${run}`, `/api/runs/${run}/events`]) expect((await berta.get(path)).status).toBe(404)
  expect((await berta.post(`/api/runs/${run}/stop`)).status).toBe(404)
})

test('who is not signed in, or is blocked, is let in nowhere', async () => {
  const anna = await federwerk.person()
  const ada = await federwerk.admin()
  await ada.patch(`/api/admin/users/${anna.id}`, { blocked: true })
  for (const someone of [federwerk.nobody, anna]) {
    expect((await someone.get('/api/session')).status).toBe(401)
    expect((await someone.ask('press', { content: 'Neues.' })).status).toBe(401)
  }
})
