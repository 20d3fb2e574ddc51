import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import { isRefusal } from './refusal.ts'

const refusals = [
  "I'm sorry, but I can't help with that.",
  'I’m sorry, I cannot assist with this request.',
  'Sorry, I can’t help with that request. Is there something else you would like to write?',
  "I'm unable to fulfill this request.",
  'I can’t create content that promotes violence.',
  'As an AI language model, I cannot write about this.',
  'I must decline this request.',
  'Unfortunately, I am not able to help with your request.',
  'Dabei kann ich leider nicht helfen.',
  'Es tut mir leid, aber dabei kann ich Ihnen nicht helfen. Gern schreibe ich etwas anderes.',
  'Tut mir leid, bei dieser Anfrage kann ich nicht weiterhelfen.',
  'Das kann ich leider nicht schreiben.',
  'Diese Anfrage kann ich nicht bearbeiten.',
  'Ich kann diese Anfrage leider nicht erfüllen.',
  'Ich kann Ihnen dabei leider nicht helfen.',
  'Als KI kann ich dazu keine Texte verfassen.',
  'Als KI-Sprachmodell darf ich das nicht schreiben.',
]
const texts = [
  'Leider können wir Ihre Bewerbung nicht berücksichtigen.',
  'Es tut uns leid, dass Ihr Zimmer nicht sauber war. Wir haben mit dem Team gesprochen.',
  'Sehr geehrte Frau Lenz, dabei kann ich Ihnen leider nicht helfen.',
  'I’m sorry to hear that your parcel came late.',
  'Dear Ms Lenz, I can’t help with that.',
  'I can’t help falling in love.',
  'I can’t wait to see you.',
  'As an AI company, we build tools.',
  'Als KI-Firma bauen wir Werkzeuge.',
  'Das kann ich nicht ohne dich.',
  'Ich kann nicht mehr warten.',
  'Sorry, wir haben zu.',
]

test.each(refusals)('a refusal: %s', text => {
  expect(isRefusal(text, 'Ein Text über Gärten')).toBe(true)
})
test.each(texts)('a text: %s', text => {
  expect(isRefusal(text, 'Ein Text über Gärten')).toBe(false)
})
test('what goes on for long is a text, and so is what somebody asked for who writes about refusing or about models', () => {
  const [said = ''] = refusals
  expect(isRefusal(`${said}\n\n${'He closed the door and went on with the story. '.repeat(20)}`, 'A story')).toBe(false)
  for (const given of ['Eine Absage an einen Bewerber', 'a polite refusal', 'apologise to Ms Lenz', 'über KI im Büro'])
    expect(isRefusal(said, given), given).toBe(false)
})

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic', limit: 50 })
})
const asks = async (call: string, form: Readonly<Record<string, unknown>>, said: string) => {
  served.model.says(said)
  const answer = await anna.ask(call, form)
  await answer.text()
  return (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
}

describe('a refusal in place of a text', () => {
  const gardens = { content: 'Ein Garten am Fluss' }
  test.each([
    ['of a text', 'press', gardens],
    ['of named parts', 'generate_email_engine', { recipient: 'Gäste', content: 'Wir öffnen am 3. Mai.' }],
    ['of a list', 'answer_questions', { question: 'Wo?', count: 2 }],
  ])('%s ends as what the service declined, costs nothing and stays to be read', async (_, call, form) => {
    const before = await anna.used()
    const said = 'Es tut mir leid, aber dabei kann ich nicht helfen.'
    const run = await asks(call, form, said)
    expect(run).toMatchObject({ state: 'failed', problem: 'model_declined', charged: false })
    expect(JSON.stringify(run.answer)).toContain(said)
    expect(await anna.used()).toBe(before)
  })

  test('a letter that declines is a letter', async () => {
    const form = { recipient: 'Frau Lenz', content: 'Absage: dabei können wir nicht helfen' }
    const run = await asks('generate_email_engine', form, 'Dabei kann ich Ihnen leider nicht helfen.')
    expect(run).toMatchObject({ state: 'done', charged: true })
  })
})
