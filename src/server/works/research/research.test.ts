import { beforeAll, expect, test } from 'vitest'
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

const questions = JSON.stringify({ items: [{ query: 'Leuchtturm Westerney erbaut' }] })
const german = { 'accept-language': 'de' }
const define = (body: object, person = anna) =>
  person.post('/api/engins/generate_definition', { lang: 'DE', ...body }, german)

test('a researched text is written from pages that were read, and cites them', async () => {
  const before = await anna.used()
  served.model.forget()
  served.model.says(questions, 'Der Turm wurde 1884 erbaut [1]. Er ist berühmt [9].')
  const answer = await define({ content: 'Der Leuchtturm von Westerney', hasResearchData: true })
  const { result } = await answer.json()
  expect(result.response.response).toMatch(/^Der Turm wurde 1884 erbaut\[\^1\]\. Er ist berühmt \[Quelle fehlt\]\./)
  expect(result.response.response).toMatch(/\n\n\[\^1\]: „.*gelesen am .*2026: „.*1884.*“/)
  expect(served.model.heard()).toMatch(/<source1-\w+>\nDie Seite „[^]*1884/)
  const run = await (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
  expect(run.sources.length).toBeGreaterThan(0)
  expect(await anna.used()).toBe(before + 1)
})

test('a text in sections cites in all of them, and its notes stand once, at its end', async () => {
  served.model.says(questions, '# Türme\n\nSeit 1884 steht er [1].')
  const answer = await anna.post(
    '/api/engins/generate_essay',
    { topic: 'Der Leuchtturm von Westerney', tone: 'formal', hasResearchData: true, lang: 'DE' },
    german,
  )
  expect(answer.status).toBe(200)
})

test('sources are looked at first, then written from: those that were ticked, and pages and files of one’s own', async () => {
  const form = { content: 'Der Leuchtturm von Westerney', hasResearchData: true, seesSources: true }
  const before = await anna.used()
  served.model.says(questions)
  const paused = await define(form)
  const told = await paused.json()
  expect([paused.status, told.code]).toEqual([409, 'choose_sources'])
  const listed = await (await anna.get(`/api/runs/${told.run}`)).json()
  expect(listed).toMatchObject({ state: 'stopped', charged: false, chosen: null })
  const found: readonly { address: string; title: string }[] = listed.sources
  expect(found.length).toBeGreaterThan(1)

  // Looked at once more, nothing is asked or read again.
  const [reads, searches] = [web.read.length, web.asked.length]
  served.model.forget()
  const again = (sources: readonly string[], run: string = told.run) =>
    anna.post(`/api/engins/generate_definition?again=${run}`, { lang: 'DE', ...form, sources }, german)

  const file = new File(['Der Turm hat 171 Stufen.'], 'Stufen.txt', { type: 'text/plain' })
  const { response: own } = await (await anna.upload(file)).json()
  const page = `${web.url}/amt/bruecke`
  served.model.says('Der Turm wurde 1884 erbaut [1] und hat 171 Stufen [2].')
  const chosen = [found[1]?.address ?? '', own, page]
  const written = await again(chosen)
  expect(written.status).toBe(200)
  const text: string = (await written.json()).result.response.response
  expect(text).toContain('„Stufen.txt“, eigenes Dokument')
  expect(served.model.heard()).not.toContain('Suchanfragen')
  expect(served.model.heard()).not.toContain(found[0]?.title)
  expect(web.read.slice(reads)).toEqual(['/amt/bruecke'])
  expect(web.asked.length).toBe(searches)
  expect(await anna.used()).toBe(before + 1)
  const run = await (await anna.get(`/api/runs/${written.headers.get('x-run-id')}`)).json()
  expect(run.sources.map(({ address }: { address: string }) => address).toSorted()).toEqual(chosen.toSorted())

  // One that cannot be read holds everything up, and nothing is lost.
  const held = await again([found[0]?.address ?? '', `${web.url}/anmeldung`])
  const why = await held.json()
  expect([held.status, why.code]).toEqual([422, 'own_source_unreadable'])
  const still = await (await anna.get(`/api/runs/${why.run}`)).json()
  expect(still.chosen).toEqual([found[0]?.address, `${web.url}/anmeldung`])
  expect(still.sources).toHaveLength(1)
  expect((await again(['/files/nobodys'])).status).toBe(422)
  expect(await anna.used()).toBe(before + 1)
})

test('a text that is stopped in the middle keeps the sources it has named so far', async () => {
  served.model.says(questions)
  const hand = served.model.byHand()
  const content = 'Der Leuchtturm von Westerney'
  const begun = await anna.ask(
    'generate_definition',
    { content, hasResearchData: true, lang: 'DE' },
    { ...german, prefer: 'respond-async' },
  )
  const { run } = await begun.json()
  for (const word of ['Seit ', '1884 ', 'steht ', 'er [1]. ', 'Und ', 'dann']) await hand.say(word)
  expect((await anna.post(`/api/runs/${run}/stop`)).status).toBe(204)
  const stopped = () => anna.get(`/api/runs/${run}`).then(answer => answer.json())
  await expect.poll(async () => (await stopped()).state).toBe('stopped')
  expect((await stopped()).answer).toMatch(/^Seit 1884 steht er\[\^1\]\. Und dann\n\n\[\^1\]: „/)
  hand.end()
})

test('a source that was missing is searched for at its place; what nothing proves stays as it was', async () => {
  served.model.says(questions, 'Der Leuchtturm von Westerney wurde 1884 erbaut [9]. Er ist 99 Meter hoch [9].')
  const answer = await define({ content: 'Der Leuchtturm von Westerney', hasResearchData: true })
  const run = answer.headers.get('x-run-id')
  const before = await anna.used()
  const cite = (gap: number) => anna.post(`/api/runs/${run}/refine`, { cite: { gap } }, german)
  const found = await (await cite(1)).json()
  expect(found.result.response.response).toMatch(
    /^Der Leuchtturm von Westerney wurde 1884 erbaut\[\^1\]\. Er ist 99 Meter hoch \[Quelle fehlt\]\.\n\n\[\^1\]: „.*1884.*“$/,
  )
  expect(await anna.used()).toBe(before + 1)
  const none = await cite(2)
  expect([none.status, (await none.json()).code]).toEqual([422, 'no_proof'])
  expect((await cite(3)).status).toBe(422)
  expect(await anna.used()).toBe(before + 1)
})

test('where the search fails or finds nothing, nothing is written and nothing charged', async () => {
  const before = await anna.used()
  for (const [how, code] of [
    [500, 'search_failed'],
    ['empty', 'no_sources'],
    ['slow', 'search_failed'],
    ['html', 'search_failed'],
    ['nonsense', 'search_failed'],
    [401, 'search_refused'],
    ['busy-long', 'search_busy'],
  ] as const) {
    served.model.says(JSON.stringify({ items: [{ query: `Frage ${how}` }] }))
    web.fails(how)
    const answer = await define({ content: `Begriff ${how}`, hasResearchData: true })
    web.fails(undefined)
    expect([answer.status, (await answer.json()).code]).toEqual([502, code])
  }
  expect(await anna.used()).toBe(before)
})

test('where one of several searches is away, the others go on, and the text says which was missing', async () => {
  const other = await startSearch()
  const environment = web.environment(`tavily:key,searxng:${other.url}`)
  const several = await servingOne({ environment, outsidePatience: 3_000, pause: 1 })
  const ben = await several.person({ plan: 'premium' })
  await readerStarted(several.world.readPage, web.url)
  other.fails(500)
  several.model.says(questions, 'Der Turm wurde 1884 erbaut [1].')
  const answer = await define({ content: 'Der Leuchtturm von Westerney', hasResearchData: true }, ben)
  expect((await answer.json()).result.response.response).toMatch(/^Der Turm wurde 1884 erbaut\[\^1\]\./)
  const id = answer.headers.get('x-run-id')
  expect(await (await ben.get(`/api/runs/${id}/events`)).text()).toContain('"beside":"away","item":["SearXNG"]')
  expect((await (await ben.get(`/api/runs/${id}`)).json()).away).toEqual(['SearXNG'])
  // Chosen beforehand, the text says so, too.
  several.model.says(JSON.stringify({ items: [{ query: 'Leuchtturm Westerney Höhe' }] }))
  const form = { content: 'Die Höhe des Leuchtturms', hasResearchData: true, seesSources: true }
  const told = await (await define(form, ben)).json()
  const { sources, away } = await (await ben.get(`/api/runs/${told.run}`)).json()
  expect(away).toEqual(['SearXNG'])
  several.model.says('Er ist 35 Meter hoch [1].')
  const chosen = { lang: 'DE', ...form, sources: [sources[0].address] }
  const from = await ben.post(`/api/engins/generate_definition?again=${told.run}`, chosen, german)
  expect((await (await ben.get(`/api/runs/${from.headers.get('x-run-id')}`)).json()).away).toEqual(['SearXNG'])
  // What all have answered has nothing to say.
  other.fails()
  several.model.says(JSON.stringify({ items: [{ query: 'Flutbrücke Westerney' }] }), 'Seit 1998 [1].')
  const whole = await define({ content: 'Die Flutbrücke', hasResearchData: true }, ben)
  expect((await (await ben.get(`/api/runs/${whole.headers.get('x-run-id')}`)).json()).away).toEqual([])
  await other.close()
})

test('it is open to the largest plans, and off where nobody asks for it', async () => {
  const ben = await served.person({ plan: 'basic' })
  expect((await define({ content: 'Turm', hasResearchData: true }, ben)).status).toBe(403)
  const searches = web.asked.length
  expect((await define({ content: 'Turm', hasResearchData: false }, ben)).status).toBe(200)
  expect((await define({ content: 'Leuchtfeuer' }, ben)).status).toBe(200)
  expect(web.asked.length).toBe(searches)
})

test('without a search the form does not offer it, and the call accepts and ignores it', async () => {
  const bare = await servingOne()
  const eva = await bare.person({ plan: 'premium' })
  const engine = await (await eva.get('/api/engines/essay_engine')).json()
  expect(engine.calls.generate_essay.fields).not.toHaveProperty('hasResearchData')
  expect((await define({ content: 'Turm', hasResearchData: true }, eva)).status).toBe(200)
})
