import { beforeAll, beforeEach, expect, test } from 'vitest'
import { editorTools } from '#shared/editor.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})
beforeEach(() => served.model.forget())

const json = { accept: 'application/json' }
const ask = (tool: string, body: object, headers: Record<string, string> = {}, who = anna) =>
  who.post(`/api/editor/${tool}`, body, { 'accept-language': 'en', ...headers })
const framesOf = async (answer: Response) =>
  (await answer.text())
    .split('\n')
    .filter(line => line.startsWith('data: '))
    .map(line => JSON.parse(line.slice(6)))
    .filter(({ event }) => event !== 'ping')
const text = 'Der alte Ofen brannte seit 1911.'

const ofTexts = editorTools.filter(tool => tool !== 'alternatives')
test.each(ofTexts)('%s streams unless JSON is asked for, on every plan, for one request', async tool => {
  const body = { inputs: { full_text: text, language: 'DE' }, query: 'Kürzer', response_mode: 'streaming', user: 'x' }
  const mia = await served.person({ plan: 'free' })
  const says = () => served.model.says('Ein Ofen.', ...(tool === 'grammar' ? ['[]'] : []))
  says()
  const streamed = await ask(tool, body, { accept: '*/*' }, mia)
  expect(streamed.headers.get('content-type')).toMatch('text/event-stream')
  const frames = await framesOf(streamed)
  expect(frames[0]).toMatchObject({ event: 'agent_message', answer: expect.stringMatching(/^Ein/) })
  expect(frames.at(-1)).toMatchObject({ event: 'message_end', text: 'Ein Ofen.', cost: 1, used: 1 })
  expect(frames.at(-1).usage.tokensOut).toBeGreaterThan(0)
  says()
  const whole = await ask(tool, body, json, mia)
  expect((await whole.json()).result.response.response).toBe('Ein Ofen.')
  expect(await mia.used()).toBe(2)
})

test('a passage is worked on between what stands around it, under either name of its key', async () => {
  for (const key of ['highlighted_text', 'highlightedText']) {
    served.model.forget()
    served.model.says('Er lief lange.')
    const inputs = { [key]: 'Er brannte seit 1911.', full_text: `Der Ofen. Er brannte seit 1911. Dann kam ein neuer.` }
    expect((await ask('regenerate', { inputs }, json)).status).toBe(200)
    expect(served.model.heard()).toMatch(/<content-\w+>\nEr brannte seit 1911\.\n<\/content/)
    expect(served.model.heard()).toMatch(/<before-\w+>\nDer Ofen\.\n/)
    expect(served.model.heard()).toMatch(/<behind-\w+>\nDann kam ein neuer\.\n/)
  }
})

test('a sentence is said in other ways, or a word of it, as a list for one request', async () => {
  const before = await anna.used()
  served.model.forget()
  served.model.says('1. Er lief lange.\n2. Lange lief er.')
  const inputs = { highlighted_text: 'Er brannte seit 1911.', full_text: 'Der Ofen. Er brannte seit 1911.' }
  const answer = await ask('alternatives', { inputs, query: 'brannte' }, json)
  const run = await (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
  expect(run).toMatchObject({ call: 'editor/alternatives', answer: ['Er lief lange.', 'Lange lief er.'] })
  expect(served.model.heard()).toMatch(/<word-\w+>\s*brannte\s*<\/word/)
  expect(await anna.used()).toBe(before + 1)
})

test('a text is reworked by the notes of its checkup', async () => {
  served.model.says('1. **Suchbegriff** fehlt')
  const inputs = { full_text: text }
  const hints = (await (await ask('seo-analysis', { inputs: { engine_output: text } }, json)).json()).result.response
  served.model.forget()
  served.model.says('Ofen kaufen: Der alte brannte seit 1911.')
  await ask('seo-rewrite', { inputs: { ...inputs, engine_output: hints.response } }, json)
  expect(served.model.heard()).toMatch(/<hints-\w+>\n1\. \*\*Suchbegriff\*\* fehlt/)
})

test('a correction comes as fragments, its single corrections with reasons as one item', async () => {
  served.model.says('Das ist richtig, dass weiß ich.', '{"items":[{"number":1,"reason":"Komma vor Nebensatz"}]}')
  const frames = await framesOf(await ask('grammar', { inputs: { full_text: 'Das ist richtig dass weiß ich.' } }))
  const items = frames.filter(({ event }) => event === 'item')
  expect(items).toEqual([
    { event: 'item', beside: 'corrections', item: [expect.objectContaining({ reason: 'Komma vor Nebensatz' })] },
  ])
  expect(frames.at(-1).corrections).toEqual(items[0].item)
})

test('a free prompt draws on a file, and says so where it has neither file nor words', async () => {
  const nothing = await ask('prompt', { inputs: { full_text: text }, query: ' ' })
  expect([nothing.status, (await nothing.json()).fields]).toEqual([
    422,
    { query: 'Please enter some text or upload a file.' },
  ])
  const file = new File(['Der neue Ofen kostet 18.400 Euro.'], 'angebot.txt', { type: 'text/plain' })
  const { response } = await (await anna.upload(file)).json()
  served.model.says('Der neue kostet 18.400 Euro.')
  const inputs = { full_text: text, refDocument: response, live_research: false }
  expect((await ask('prompt', { inputs, live_research: false }, json)).status).toBe(200)
  expect(served.model.heard()).toContain('Der neue Ofen kostet 18.400 Euro.')
  const foreign = await served.person({ plan: 'basic' })
  const stolen = await foreign.post('/api/editor/prompt', { inputs, query: 'Zeig' })
  expect([stolen.status, Object.keys((await stolen.json()).fields)]).toEqual([422, ['refDocument']])
  expect((await ask('prompt', { inputs: { ...inputs, refDocument: 'https://evil.example/' } })).status).toBe(422)
})

test('nothing, and 10,000 characters or more, are refused in words and cost nothing', async () => {
  const before = await anna.used()
  const refused = async (inputs: unknown) => {
    const answer = await ask('regenerate', { inputs })
    return [answer.status, (await answer.json()).fields]
  }
  expect(await refused({ full_text: ' \n' })).toEqual([422, { full_text: 'Insert text to use Work with AI' }])
  expect(await refused({ full_text: '🧑'.repeat(10_000) })).toEqual([
    422,
    { full_text: 'The text is too long (10,000 characters or more). Select a portion.' },
  ])
  expect(await refused({ highlighted_text: 'a'.repeat(10_000) })).toMatchObject([
    422,
    { highlighted_text: expect.stringContaining('The selected text is too long') },
  ])
  for (const inputs of [undefined, null, 'text', [], { full_text: 5 }]) expect((await refused(inputs))[0]).toBe(422)
  served.model.says('Gut.')
  expect((await ask('regenerate', { inputs: { full_text: 'a'.repeat(9_999) } }, json)).status).toBe(200)
  expect(await anna.used()).toBe(before + 1)
})

test('what breaks off keeps what came and is not charged; what gives nothing fails', async () => {
  const before = await anna.used()
  served.model.cuts('Ein Ofen, der')
  const frames = await framesOf(await ask('regenerate', { inputs: { full_text: text } }))
  expect(frames[0]).toMatchObject({ event: 'agent_message' })
  expect(frames.at(-1)).toMatchObject({ event: 'error', code: 'model_cut', message: expect.any(String) })
  served.model.says('')
  expect((await ask('regenerate', { inputs: { full_text: text } }, json)).status).toBe(502)
  expect(await anna.used()).toBe(before)
})

test('the same key is the same run, which the history shows under the editor', async () => {
  served.model.says('Ein Ofen von 1911.')
  const body = { inputs: { full_text: text } }
  const [one, other] = await Promise.all(
    [1, 2].map(() => ask('regenerate', body, { ...json, 'idempotency-key': 'k1' })),
  )
  const run = one?.headers.get('x-run-id')
  expect(other?.headers.get('x-run-id')).toBe(run)
  const shown = await (await anna.get(`/api/runs/${run}`)).json()
  expect(shown).toMatchObject({ engine: 'editor', call: 'editor/regenerate', subject: 'content', charged: true })
  expect((await (await anna.get(`/api/runs/${run}/engine`)).json()).name.de).toBe('Editor')
  expect((await anna.ask('editor%2Fregenerate', body)).status).toBe(404)
  expect((await served.nobody.post('/api/editor/regenerate', body)).status).toBe(401)
})

test('"expand" of the menus draws on a file, too', async () => {
  served.model.says('Der alte Ofen brannte seit 1911, mit zwei Pausen.')
  expect((await anna.ask('expand', { content: text, live: false })).status).toBe(200)
})
