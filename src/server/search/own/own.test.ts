import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSearch } from '#tests/search-server.ts'
import { openSearch } from '../open-search.ts'
import type { SearchingProvider } from './index.ts'

let web: Awaited<ReturnType<typeof startSearch>>
beforeAll(async () => void (web = await startSearch()))
afterAll(() => web.close())

const nobody = () => Promise.reject(new Error('What is fixed is not looked up.'))
const searchOf = (provider: SearchingProvider | undefined, path = '/v1') =>
  openSearch({
    fixed: [{ id: 'provider', with: '' }],
    bounds: { allowed: [], base: undefined, patience: 1_500, pause: 1 },
    models: {
      reached(all) {
        const known = all.find(one => one === provider)
        return known && { name: `${known}:m`, provider: known, model: 'm', address: web.url + path, key: 'secret' }
      },
    },
    settings: { get: nobody, set: nobody, remove: nobody },
    seal: { close: text => text, open: text => text },
    now: () => new Date(),
    report: () => undefined,
  })

const providers = [
  ['openai', '/v1', 'Bearer secret', {}],
  ['anthropic', '/v1', 'secret', { date: '2024-05-17' }],
  ['mistral', '/v1', 'Bearer secret', {}],
  ['openrouter', '/api/v1', 'Bearer secret', {}],
] as const

describe.each(providers)('the own search of %s', (provider, path, key, dated) => {
  test('gives the pages that were found and none that the model writes, and counts what it took', async () => {
    const search = searchOf(provider, path)
    const { hits, ...used } = await search.ask('Leuchtturm Westerney erbaut', 'de')
    const address = `${web.url}/wiki/Leuchtturm_Westerney`
    expect(hits[0]).toEqual({ title: 'Leuchtturm Westerney', address, snippet: '', ...dated })
    expect(new Set(hits.map(hit => hit.address)).size).toBe(hits.length)
    expect(JSON.stringify(hits)).not.toMatch(/erfunden|99 Meter|utm_source/)
    expect(used).toEqual({ searches: 1, tokensIn: 900, tokensOut: 40 })
    expect(web.asked.at(-1)).toMatchObject({ key, words: 'Leuchtturm Westerney erbaut' })
    expect(await search.ask('leuchtturm westerney erbaut', 'de')).toEqual({ hits, searches: 0 })
  })

  test.each(['refused', 'unsearched'] as const)('whose model answers %s fails in a sentence', async how => {
    web.fails(how)
    await expect(searchOf(provider, path).ask('Westerney', 'de')).rejects.toMatchObject({ code: 'search_failed' })
    web.fails(undefined)
  })
})

test('where no model searches there is no search, and whoever tries it is told what is missing', async () => {
  const search = searchOf(undefined)
  expect(await search.ready()).toBe(false)
  await expect(search.ask('Westerney', 'de')).rejects.toMatchObject({ code: 'no_search' })
  const [service] = await search.connected()
  await expect(search.attempt(service!, 'de')).rejects.toMatchObject({ code: 'no_searching_model' })
})
