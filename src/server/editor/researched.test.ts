import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readerStarted, startSearch } from '#tests/search-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving, servingOne } from '#tests/serving.ts'

const web = running(startSearch)
const served = serving(() => ({ environment: web.environment('tavily:key'), outsidePatience: 3_000 }))
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium' })
  await readerStarted(served.world.readPage, web.url)
}, 180_000)
beforeEach(() => served.model.forget())

const questions = JSON.stringify({ items: [{ query: 'Leuchtturm Westerney erbaut' }] })
const headers = { 'accept-language': 'de', accept: 'application/json' }
const prompt = (body: object, person = anna) =>
  person.post('/api/editor/prompt', { query: 'Ergänze das Baujahr.', ...body }, headers)
const textIn = async (answer: Response) => (await answer.json()).result.response.response as string

test.each(['body', 'inputs'])('a free prompt is answered from pages that were read, named in the %s', async where => {
  const before = await anna.used()
  served.model.says(questions, 'Der Turm wurde 1884 erbaut [1].')
  const inputs = { full_text: 'Der Turm steht am Meer.', language: 'DE', live_research: where === 'inputs' }
  const answer = await prompt({ inputs, live_research: where === 'body' ? 'true' : false })
  expect(await textIn(answer)).toMatch(/^Der Turm wurde 1884 erbaut\[\^1\]\.\n\n\[\^1\]: „.*1884/)
  expect(served.model.heard()).toMatch(/<source1-\w+>\nDie Seite „[^]*1884/)
  const run = await (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
  expect(run.sources.length).toBeGreaterThan(0)
  expect(await anna.used()).toBe(before + 1)
})

test('notes that the text has already stay, and those of the research are counted on', async () => {
  served.model.says(questions, 'Der Turm[^1] wurde 1884 erbaut [1].')
  const inputs = { full_text: 'Der Turm[^1] steht am Meer.\n\n[^1]: Aus dem Archiv.', language: 'DE' }
  const text = await textIn(await prompt({ inputs, live_research: true }))
  expect(text).toMatch(/^Der Turm\[\^1\] wurde 1884 erbaut\[\^2\]\.\n\n\[\^1\]: Aus dem Archiv\.\n\n\[\^2\]: „/)
  expect(served.model.heard()).not.toContain('[^1]: Aus dem Archiv')
})

test('other tools never research, a small plan may not, and where nobody searches it is off', async () => {
  const searches = web.asked.length
  served.model.says('Kürzer.')
  const inputs = { full_text: 'Der Turm steht am Meer.', live_research: true }
  expect((await anna.post('/api/editor/regenerate', { inputs, live_research: true }, headers)).status).toBe(200)
  const ben = await served.person({ plan: 'basic' })
  expect((await prompt({ inputs }, ben)).status).toBe(403)
  expect(web.asked.length).toBe(searches)
  expect(await (await ben.get('/api/editor/research')).json()).toEqual({ access: ['premium', 'premium_plus'] })
  const bare = await servingOne()
  const eva = await bare.person({ plan: 'basic' })
  expect(await (await eva.get('/api/editor/research')).json()).toEqual({ access: null })
  expect((await prompt({ inputs }, eva)).status).toBe(200)
})
