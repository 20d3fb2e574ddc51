import { describe, expect, test } from 'vitest'
import { readerStarted, startSearch } from '#tests/search-server.ts'
import { running, serving, servingOne } from '#tests/serving.ts'
import { configFrom } from '../config.ts'

const web = running(startSearch)

const wires = {
  'tavily:tvly-secret': 'Bearer tvly-secret',
  'brave:brave-secret': 'brave-secret',
  'searxng:HERE': undefined,
  'wikipedia:': undefined,
}

describe.each(Object.entries(wires))('a search by %s', (named, key) => {
  const served = serving(() => ({ environment: web.environment(named), outsidePatience: 600 }))

  test('finds pages with title, address, lines and day, and is asked once for the same', async () => {
    const { hits, searches } = await served.world.search.ask('Leuchtturm Westerney erbaut', 'de')
    expect(searches).toBe(1)
    expect(hits[0]).toMatchObject({
      ...{ title: 'Leuchtturm Westerney', date: '2024-05-17' },
      address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/wiki\/Leuchtturm_Westerney$/),
      snippet: expect.stringMatching(/^(?:Leuchtturm Westerney )?Der Leuchtturm von Westerney wurde 1884/),
    })
    expect(web.asked.at(-1)).toMatchObject({ key, words: 'Leuchtturm Westerney erbaut' })
    const before = web.asked.length
    const again = await served.world.search.ask(' leuchtturm westerney erbaut ', 'de')
    expect([again.hits.length, again.searches, web.asked.length]).toEqual([hits.length, 0, before])
  })
})

test('several are asked beside each other, every page once, and each counts', async () => {
  const served = await servingOne({ environment: web.environment('brave:key, wikipedia:') })
  const { hits, searches } = await served.world.search.ask('Leuchtturm Westerney', 'de')
  expect(searches).toBe(2)
  expect(new Set(hits.map(({ address }) => address)).size).toBe(hits.length)
})

test('what names no service, or lacks its key or address, is told at the start', () => {
  for (const named of ['google:key', 'tavily:', 'brave', 'searxng:here', 'wikipedia:key', 'wikipedia:,bing:x'])
    expect(() => configFrom({ SEARCH_URL: named })).toThrow(/SEARCH_URL should be tavily:KEY/)
})

describe('connecting a search in the browser', () => {
  const served = serving(() => {
    const { SEARCH_URL: _, ...environment } = web.environment('')
    return { environment }
  })
  const german = { 'accept-language': 'de' }
  const send = (method: string, path: string) => served.admin.send(path, { method })

  test('tries it first, keeps its key sealed, and it can be tried again and removed', async () => {
    const added = await served.admin.post('/api/admin/searches', { service: 'tavily', with: 'tvly-topsecret' }, german)
    expect(added.status).toBe(201)
    const text = await added.text()
    expect(text).not.toContain('topsecret')
    expect(JSON.parse(text).connected).toEqual([{ id: 'tavily', name: 'Tavily', from: 'settings', with: '…cret' }])
    const { rows } = await served.query(`select value from setting where name = 'searches'`)
    expect(JSON.stringify(rows)).not.toContain('topsecret')
    const tried = await (await served.admin.post('/api/admin/searches/tavily/try', {}, german)).json()
    expect(tried).toMatchObject({ ok: true, hits: expect.any(Number), title: expect.stringContaining('Leuchtturm') })
    expect((await (await send('DELETE', '/api/admin/searches/tavily')).json()).connected).toEqual([])
    expect((await send('DELETE', '/api/admin/searches/tavily')).status).toBe(404)
  })

  test('one that does not answer, is no address or is private is not kept', async () => {
    web.fails(401)
    const refused = await served.admin.post('/api/admin/searches', { service: 'brave', with: 'wrong' }, german)
    web.fails(undefined)
    expect([refused.status, (await refused.json()).message]).toEqual([
      502,
      expect.stringContaining('nimmt unseren Zugang nicht an'),
    ])
    const none = await served.admin.post('/api/admin/searches', { service: 'searxng', with: 'my search' }, german)
    expect((await none.json()).fields.with).toContain('Adresse mit https://')
    const inward = { service: 'searxng', with: 'http://169.254.169.254/' }
    expect((await served.admin.post('/api/admin/searches', inward)).status).toBe(502)
    expect((await (await served.admin.get('/api/admin/searches')).json()).connected).toEqual([])
  })

  test('the own search of a provider needs a model that has one, and that is said', async () => {
    const refused = await served.admin.post('/api/admin/searches', { service: 'provider', with: '' }, german)
    expect([refused.status, (await refused.json()).message]).toEqual([
      503,
      expect.stringMatching(/^Keines der verbundenen Textmodelle kann selbst im Netz suchen/),
    ])
  })

  test('nobody else can', async () => {
    const anna = await served.person({ plan: 'premium' })
    expect((await anna.get('/api/admin/searches')).status).toBe(403)
  })
})

test('what the environment names cannot be changed in the browser', async () => {
  const served = await servingOne({ environment: web.environment('wikipedia:') })
  const answer = await served.admin.post(
    '/api/admin/searches',
    { service: 'tavily', with: 'x' },
    { 'accept-language': 'de' },
  )
  expect((await answer.json()).fields.service).toContain('SEARCH_URL')
})

test('a fact check by a provider’s own search stands on pages, and never on what the model wrote about them', async () => {
  const { SEARCH_URL: _, ...environment } = web.environment('')
  const served = await servingOne({
    outsidePatience: 3_000,
    environment: {
      ...{ ...environment, TEXT_MODEL: 'openai-compatible:test-model,openai:gpt-5.4-mini' },
      ...{ OPENAI_API_KEY: 'sk-own', OPENAI_BASE_URL: `${web.url}/v1` },
    },
  })
  const added = await served.admin.post('/api/admin/searches', { service: 'provider', with: '' })
  expect((await added.json()).connected).toEqual([
    { id: 'provider', name: 'Search of the text model', from: 'settings', with: '' },
  ])
  const anna = await served.person({ plan: 'basic' })
  await readerStarted(served.world.readPage, web.url)
  const content = 'Der Leuchtturm von Westerney wurde 1884 erbaut.'
  const answer = await anna.post('/api/engins/factcheck', { content, lang: 'DE', user: 'anonymous' })
  const [part] = (await answer.json()).result.response.parts
  expect(part.verdict).toBe('supported')
  expect(part.sources[0].url).toBe(`${web.url}/wiki/Leuchtturm_Westerney`)
  expect(JSON.stringify(part.sources)).not.toMatch(/erfunden|99 Meter/)
  const run = answer.headers.get('x-run-id')
  expect(await (await anna.get(`/api/runs/${run}/events`)).text()).toMatch(/"searches":1/)
}, 90_000)
