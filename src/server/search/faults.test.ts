import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Problem, sentenceOf } from '#shared/problems.ts'
import type { ServiceFault } from '#tests/service-faults.ts'
import { startSearch } from '#tests/search-server.ts'
import { type Circuits, openEars } from '../outside/circuits.ts'
import type { NamedSearch } from './named.ts'
import { openSearch } from './open-search.ts'
import type { SearchingProvider } from './own/index.ts'

let web: Awaited<ReturnType<typeof startSearch>>
beforeAll(async () => void (web = await startSearch()))
afterAll(() => web.close())
beforeEach(() => web.fails())

const nobody = () => Promise.reject(new Error('What is fixed is not looked up.'))
type More = { provider?: SearchingProvider; patience?: number; circuits?: Circuits; now?: () => Date }
const opened = (
  fixed: readonly NamedSearch[],
  { provider, patience = 400, circuits, now = () => new Date() }: More = {},
) =>
  openSearch({
    fixed: fixed.map(one => (one.with === 'HERE' ? { ...one, with: web.url } : one)),
    bounds: { allowed: [], base: web.url, patience, pause: 1 },
    models: {
      reached(all) {
        const known = all.find(one => one === provider)
        const address = web.url + (provider === 'openrouter' ? '/api/v1' : '/v1')
        return known && { name: `${known}:m`, provider: known, model: 'm', address, key: 'key-123456' }
      },
    },
    settings: { get: nobody, set: nobody, remove: nobody },
    seal: { close: text => text, open: text => text },
    now,
    report: () => undefined,
    ...(circuits && { circuits }),
  })

let question = 0
const outcome = async (search: ReturnType<typeof opened>) => {
  const before = web.asked.length
  const told = await search.ask(`Leuchtturm Westerney erbaut ${++question}`, 'de').then(
    ({ hits, away }) => ({ code: hits.length ? 'found' : 'nothing found', hits, away }),
    (problem: Problem) => ({ code: problem.code, problem }),
  )
  return { ...told, times: web.asked.length - before }
}

const services: readonly (readonly [name: string, named: NamedSearch, provider?: SearchingProvider])[] = [
  ['Tavily', { id: 'tavily', with: 'key-123456' }],
  ['Brave', { id: 'brave', with: 'key-123456' }],
  ['SearXNG', { id: 'searxng', with: 'HERE' }],
  ['Wikipedia', { id: 'wikipedia', with: '' }],
  ['OpenAI’s own', { id: 'provider', with: '' }, 'openai'],
  ['Anthropic’s own', { id: 'provider', with: '' }, 'anthropic'],
  ['Mistral’s own', { id: 'provider', with: '' }, 'mistral'],
  ['OpenRouter’s own', { id: 'provider', with: '' }, 'openrouter'],
]

// What happens, how often it happens, what becomes of it, and how often the service is asked.
const table: readonly (readonly [
  row: string,
  ServiceFault | 'empty' | 'twice',
  times: number,
  code: string,
  asked: number,
])[] = [
  ['F9 refused', 400, 9, 'search_failed', 1],
  ['F9 key refused', 401, 9, 'search_refused', 1],
  ['F9 not paid', 402, 9, 'search_refused', 1],
  ['F9 forbidden', 403, 9, 'search_refused', 1],
  ['F9 nothing there', 404, 9, 'search_refused', 1],
  ['F9 too large for it', 413, 9, 'search_failed', 1],
  ['F10 busy, then not', 429, 1, 'found', 2],
  ['F10 busy', 429, 9, 'search_busy', 3],
  ['F10 busy until a date', 'busy-date', 9, 'search_busy', 3],
  ['F10 busy for long', 'busy-long', 9, 'search_busy', 1],
  ['F10 busy, without a word', 'busy-unsaid', 2, 'found', 3],
  ['F11 broken, then not', 500, 2, 'found', 3],
  ['F11 broken', 500, 9, 'search_failed', 3],
  ['F11 a page of its proxy', 502, 9, 'search_failed', 3],
  ['F11 overloaded', 503, 9, 'search_busy', 3],
  ['F11 overloaded, in another way', 529, 9, 'search_busy', 3],
  ['F11 hangs up, then not', 'reset', 1, 'found', 2],
  ['F11 hangs up', 'reset', 9, 'search_failed', 3],
  ['F12 breaks off', 'reset-mid', 9, 'search_failed', 3],
  ['F12 breaks off once', 'reset-mid', 1, 'found', 2],
  ['F12 ends too early', 'end-mid', 9, 'search_failed', 3],
  ['F13 says nothing', 'slow', 9, 'search_failed', 1],
  ['F13 stops in the middle', 'half-open', 9, 'search_failed', 1],
  ['F13 drips', 'drip', 9, 'search_failed', 1],
  ['F14 garbage', 'garbage', 9, 'search_failed', 1],
  ['F14 a page', 'html', 9, 'search_failed', 1],
  ['F14 half of its JSON', 'cut-json', 9, 'search_failed', 1],
  ['F14 JSON of another kind', 'nonsense', 9, 'search_failed', 1],
  ['F14 not a word', 'nothing', 9, 'search_failed', 1],
  ['F14 a mark before it', 'bom', 9, 'found', 1],
  ['F14 empty lines around it', 'crlf', 9, 'found', 1],
  ['F14 no pages', 'empty', 9, 'nothing found', 1],
  ['F14 every page twice', 'twice', 9, 'found', 1],
  ['F15 without end', 'huge', 9, 'search_failed', 1],
  ['F15 a bomb', 'bomb', 9, 'search_failed', 1],
  ['F16 filtered', 'filter', 9, 'model_declined', 1],
]

describe.each(services.map(([name, ...one]) => ({ name, one })))('$name', ({ one: [named, provider] }) => {
  test.each(table)('%s', async (_, fault, times, code, asked) => {
    web.fails(fault, times)
    const patience = fault === 'huge' || fault === 'bomb' ? 20_000 : 400
    const told = await outcome(opened([named], { ...(provider && { provider }), patience }))
    expect(told).toMatchObject({ code, times: asked })
    if ('hits' in told) expect(new Set(told.hits.map(({ address }) => address)).size).toBe(told.hits.length)
    if (!('problem' in told)) return
    const { de, en } = sentenceOf(told.problem.code, told.problem.details)
    expect([de, en]).toEqual([expect.stringMatching(/nichts berechnet/), expect.stringMatching(/nothing was charged/)])
    expect(String(told.problem.cause)).not.toMatch(/key-123456|secret123456/)
  })
})

test('what a busy service wants to be waited for is told to whoever waits', async () => {
  web.fails('busy-long')
  const told = await outcome(opened([{ id: 'brave', with: 'k' }]))
  expect(told).toMatchObject({ problem: { details: { seconds: 120 } } })
})

test('one that fails again and again is passed over in every process and named, while the others go on', async () => {
  const other = await startSearch()
  const processes = [openEars(), openEars()]
  let time = Date.now()
  const [here, there] = processes.map(({ hear }) =>
    opened(
      [
        { id: 'brave', with: 'k' },
        { id: 'searxng', with: other.url },
      ],
      {
        circuits: { hear, tell: (name, open) => processes.forEach(({ told }) => told(name, open)) },
        now: () => new Date(time),
      },
    ),
  )
  const named = (search = here!) => outcome(search).then(told => ('away' in told ? [told.code, told.away] : told.code))
  other.fails(500)
  for (let times = 0; times < 3; times++) expect(await named()).toEqual(['found', ['SearXNG']])
  const asked = other.asked.length
  expect(await named()).toEqual(['found', ['SearXNG']])
  expect(await named(there)).toEqual(['found', ['SearXNG']])
  expect(other.asked.length).toBe(asked)
  // After half a minute one tries it, and tells the others that it is back.
  other.fails()
  time += 31_000
  expect(await named(there)).toEqual(['found', undefined])
  expect(await named()).toEqual(['found', undefined])
  expect(other.asked.length).toBe(asked + 2)
  await other.close()
})

test('where all fail, all are asked each time, and what the first says is told', async () => {
  const search = opened([
    { id: 'brave', with: 'k' },
    { id: 'tavily', with: 'k' },
  ])
  web.fails(401)
  for (let times = 0; times < 4; times++)
    expect(await outcome(search)).toMatchObject({ code: 'search_refused', times: 2 })
  web.fails()
  expect(await outcome(search)).toMatchObject({ code: 'found' })
})
