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

const german = { 'accept-language': 'de' }
const list = (...items: readonly unknown[]) => JSON.stringify({ items, notes: [] })
const ask = (call: string, body: object, query = '', person = anna) =>
  person.post(`/api/engins/${call}${query}`, { lang: 'DE', hasResearchData: true, ...body }, german)
const content = 'Der Leuchtturm von Westerney'

/** What was found for a post, before anything of it is suggested. */
const found = async () => {
  served.model.forget()
  served.model.says(list({ query: 'Leuchtturm Westerney erbaut' }))
  const told = await (await ask('blog_post', { content, seesSources: true })).json()
  expect(told.code).toBe('choose_sources')
  const { sources } = await (await anna.get(`/api/runs/${told.run}`)).json()
  return { run: String(told.run), sources: (sources as { address: string }[]).map(({ address }) => address) }
}

test('sources that were chosen once lie under every part of a post, and are not read or searched for again', async () => {
  const { run, sources } = await found()
  const before = await anna.used()
  const [reads, searches] = [web.read.length, web.asked.length]
  const again = `?again=${run}`

  served.model.says(list('Ein Turm von 1884'))
  expect((await ask('blog_post_title', { content, sources }, again)).status).toBe(200)
  expect(served.model.heard()).toMatch(/<source1-\w+>\nDie Seite „[^]*1884/)
  expect(served.model.heard()).toContain('Nummern von Quellen stehen nicht da')

  served.model.forget()
  served.model.says(list('Seit 1884 leuchtet er [1].'))
  const intro = await (await ask('blog_post_intro', { content, sources }, again)).json()
  expect(intro.result.response.response).toContain('Seit 1884 leuchtet er [1].')
  expect(served.model.heard()).toContain('in eckigen Klammern: [2]')

  served.model.says(list('Der Turm [1] ist rund.'))
  expect((await ask('blog_post_paragraph', { content, sources }, again)).status).toBe(200)
  expect([web.read.length, web.asked.length]).toEqual([reads, searches])
  expect(await anna.used()).toBe(before + 3)
})

const begun = `${content}\n\n# Der Turm\n\nSeit 1884 leuchtet er [^1].\n\n## Heute\n\n[Was er heute tut.]`

test('an article that is begun cites the sources that were chosen for it, what was written before with it', async () => {
  const { run, sources } = await found()
  served.model.says('## Heute\n\nEr leuchtet seit 1884 [1]. Er ist 99 Meter hoch [9].')
  const answer = await ask('blog_post', { content: begun, sources }, `?again=${run}`)
  const text: string = (await answer.json()).result.response.response
  expect(text).toMatch(/^# Der Turm\n\nSeit 1884 leuchtet er\[\^1\]\.\n\n## Heute\n\nEr leuchtet seit 1884\[\^2\]\./)
  expect(text).toContain('99 Meter hoch [Quelle fehlt].')
  expect(text).toMatch(/\n\n\[\^1\]: „.*1884.*\n\n\[\^2\]: „/s)

  // Written anew it keeps what it was written from, as it was read.
  const reads = web.read.length
  served.model.says('## Heute\n\nEr steht seit 1884 [1].')
  const anew = await ask('blog_post', { content: begun }, `?of=${answer.headers.get('x-run-id')}`)
  expect((await anew.json()).result.response.response).toContain('Er steht seit 1884[^2].')
  expect(web.read.length).toBe(reads)
}, 60_000)

test('what the person typed in brackets stays as it is, in what stands there and in what is written from it', async () => {
  const { run, sources } = await found()
  served.model.says('## Heute\n\nNach DIN [1] steht er seit 1884 [1].')
  const typed = begun.replace('leuchtet er [^1].', 'leuchtet er, siehe Bild [1] und DIN [1]. Im Code: `x[1]`.')
  const answer = await ask('blog_post', { content: typed, sources }, `?again=${run}`)
  const text: string = (await answer.json()).result.response.response
  expect(text).toContain('Seit 1884 leuchtet er, siehe Bild [1] und DIN [1]. Im Code: `x[1]`.')
  expect(text).toMatch(/Nach DIN \[1\] steht er seit 1884\[\^1\]\.\n\n\[\^1\]: „[^]*$/)
}, 60_000)

test('an article in which nothing is missing has its sources below it, without a model and for nothing', async () => {
  const { run, sources } = await found()
  const before = await anna.used()
  const whole = begun.replace('[Was er heute tut.]', 'Er steht seit 1884 dort [^1].')
  served.model.forget()
  const { result } = await (await ask('blog_post', { content: whole, sources }, `?again=${run}`)).json()
  expect(result.response.response).toMatch(/Er steht seit 1884 dort\[\^2\]\.\n\n\[\^1\]: „/)
  expect(served.model.heard()).toBe('')
  expect(await anna.used()).toBe(before)
})

test('where the run that found them is gone, they are read anew', async () => {
  const { run, sources } = await found()
  expect((await anna.send(`/api/runs/${run}`, { method: 'DELETE' })).status).toBeLessThan(300)
  const reads = web.read.length
  served.model.says(list('Ein Turm von 1884'))
  expect((await ask('blog_post_title', { content, sources: sources.slice(0, 1) }, `?again=${run}`)).status).toBe(200)
  expect(web.read.length).toBe(reads + 1)
})

test('it is open to those whom the research of the post is open to', async () => {
  const ben = await served.person({ plan: 'basic' })
  const sources = [`${web.url}/amt/bruecke`]
  expect((await ask('blog_post_title', { content, sources }, '', ben)).status).toBe(403)
  expect((await ask('blog_post_title', { content, sources, hasResearchData: false }, '', ben)).status).toBe(200)
})

test('what was chosen holds where no search is connected any more', async () => {
  const bare = await servingOne({ environment: { ...web.environment('tavily:key'), SEARCH_URL: '' } })
  const eva = await bare.person({ plan: 'premium' })
  await readerStarted(bare.world.readPage, web.url)
  bare.model.says('## Heute\n\nSeit 1998 [1].')
  const sources = [`${web.url}/amt/bruecke`]
  const { result } = await (await ask('blog_post', { content: begun, sources }, '', eva)).json()
  expect(result.response.response).toContain('Seit 1998[^2].')
}, 60_000)
