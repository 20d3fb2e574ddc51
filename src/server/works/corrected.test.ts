import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium' })
})

type Told = { event: string; [more: string]: unknown }
const eventsIn = (frames: string): Told[] =>
  [...frames.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as Told)
const response = async (from: Promise<Response>) => (await (await from).json()).result.response
const only = (events: readonly Told[], name: string) => events.filter(({ event }) => event === name)

test('a correction says of each change why it was made, to those who listen and to those who wait', async () => {
  const content = 'Es begint um 15 Uhr, und dauert lang.'
  const corrected = 'Es beginnt um 15 Uhr und dauert lang.'
  const reasons = JSON.stringify({ items: [{ number: 2, reason: 'Kein Komma vor „und“.' }] })
  const corrections = [
    { was: 'begint', now: 'beginnt' },
    { was: ',', now: '', reason: 'Kein Komma vor „und“.' },
  ]
  served.model.forget()
  served.model.says(corrected, reasons)
  const heard = await anna.ask('text_correction', { content }, { accept: 'text/event-stream' })
  const told = eventsIn(await heard.text())
  const fragments = only(told, 'agent_message').map(({ answer }) => answer)
  expect(fragments.join('')).toBe(corrected)
  expect(only(told, 'item')).toMatchObject([{ beside: 'corrections', item: corrections }])
  expect(told.at(-1)).toMatchObject({ event: 'message_end', answer: corrected, text: corrected, corrections })
  expect(served.model.heard()).toMatch(/1\. Es begint um.* → Es beginnt um/)
  expect((await (await anna.get(`/api/runs/${heard.headers.get('x-run-id')}`)).json()).corrections).toEqual(corrections)

  served.model.says(corrected, reasons)
  expect(await response(anna.ask('text_correction', { content }))).toEqual({ response: corrected, corrections })
})

test('a correction whose reasons cannot be had is whole all the same, and costs what it costs', async () => {
  const before = await anna.used()
  served.model.forget()
  served.model.says('Das ist richtig.')
  served.model.fails({ status: 401, body: 'no' })
  const { response: text, corrections } = await response(anna.ask('text_correction', { content: 'Das ist richtich.' }))
  expect([text, corrections]).toEqual(['Das ist richtig.', [{ was: 'richtich', now: 'richtig' }]])
  expect(await anna.used()).toBe(before + 1)
  served.model.says('Alles gut.')
  expect(await response(anna.ask('text_correction', { content: 'Alles gut.' }))).toEqual({ response: 'Alles gut.' })
})
