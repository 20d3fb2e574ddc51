import { beforeAll, describe, expect, test } from 'vitest'
import type { Claim } from '#shared/claims.ts'
import { readerStarted, startSearch } from '#tests/search-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving, servingOne } from '#tests/serving.ts'

const web = running(startSearch)
const served = serving(() => ({ environment: web.environment('brave:key'), outsidePatience: 3_000 }))
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
  await readerStarted(served.world.readPage, web.url)
}, 180_000)

const german = { 'accept-language': 'de' }
const check = async (content: string, person = anna) => {
  const answer = await person.post('/api/engins/factcheck', { content, lang: 'DE', user: 'anonymous' }, german)
  return { status: answer.status, id: answer.headers.get('x-run-id') ?? '', ...(await answer.json()) }
}
type Part = Omit<Claim, 'sources'> & {
  confidence: string
  sources: readonly { url: string; title: string; date: string | null; quotation: string; says: string }[]
}
const partsOf = (told: { result: { response: { parts: Part[] } } }) => told.result.response.parts

const text =
  'Der Leuchtturm von Westerney wurde 1884 erbaut. Die Flutbrücke von Westerney wurde 2001 eröffnet. ' +
  'Der Leuchtturm von Westerney ist 35 Meter hoch. Westerney ist die schönste Insel. Die Inselbahn fährt stündlich.'

describe('a text that is checked', () => {
  test('has a verdict for each claim, which stands on sentences of pages', async () => {
    const before = await anna.used()
    const told = await check(text)
    expect(told).toMatchObject({ success: true, message: expect.any(String) })
    const parts = partsOf(told)
    expect(parts.map(({ verdict }) => verdict)).toEqual([
      'supported',
      'refuted',
      'disputed',
      'not_checkable',
      'not_found',
    ])
    const [built, bridge, tall] = parts
    expect(built?.passage).toEqual({ start: 0, end: 47, text: 'Der Leuchtturm von Westerney wurde 1884 erbaut.' })
    expect(built?.sources[0]).toMatchObject({
      ...{ title: expect.stringContaining('Leuchtturm'), date: '2024-05-17', says: 'for' },
      quotation: 'Der Leuchtturm von Westerney wurde 1884 aus rotem Backstein erbaut.',
    })
    expect(built?.confidence).toContain('unabhängige')
    expect(bridge?.sources.every(({ says }) => says === 'against')).toBe(true)
    expect(tall?.sources.map(({ quotation }) => quotation).join(' ')).toMatch(/38 Meter hoch/)
    expect(await anna.used()).toBe(before + 1)
    expect(told.result.response.response).toMatch(/\*\*belegt\*\*\[\^1\].*\n[^]*\[\^1\]: Dafür: „Der Leuchtturm/)
  })

  test('is kept, counted and told again as it is', async () => {
    const { id } = await check(text)
    const run = await (await anna.get(`/api/runs/${id}`)).json()
    expect(run.answer).toHaveLength(5)
    expect(run.sources.length).toBeGreaterThan(2)
    const events = await (await anna.get(`/api/runs/${id}/events`)).text()
    expect(events).toContain('"verdict":"refuted"')
    const other = await check('Grootfehn hat 5.910 Einwohner.')
    expect(await (await anna.get(`/api/runs/${other.id}/events`)).text()).toMatch(/"searches":1/)
  })

  test('nothing private is reached, and what cannot be read is left out', async () => {
    const told = await check('Kaffee entzieht dem Körper Wasser.')
    expect(partsOf(told)[0]).toMatchObject({ verdict: 'refuted' })
    expect(web.read).toContain('/innen')
  })

  test('what a site keeps from programs is not read, and of a source of one’s own that is said', async () => {
    const [part] = partsOf(await check('Der Deich von Westerney ist 9 Meter hoch.'))
    expect(part?.verdict).not.toBe('supported')
    const { id } = await check('Die Flutbrücke von Westerney wurde 1998 eröffnet.')
    const own = { check: { claim: 1, source: `${web.url}/gesperrt/deich` } }
    const refused = await anna.post(`/api/runs/${id}/refine`, own, german)
    expect([refused.status, (await refused.json()).message]).toEqual([
      422,
      expect.stringMatching(/^Die Seite erlaubt das Lesen durch Programme nicht/),
    ])
    expect(web.read.filter(path => path.startsWith('/gesperrt'))).toEqual([])
  })

  test('a page in another language, and one long as a book, are read and quoted as they stand', async () => {
    const [siel] = partsOf(await check('Das Siel von Westerney wurde 1911 gebaut.'))
    expect(siel).toMatchObject({
      verdict: 'supported',
      sources: [{ quotation: 'Das Siel von Westerney wurde 1911 gebaut.', says: 'for' }],
    })
    const claim = 'Der Leuchtturm von Westerney ist 35 Meter hoch.'
    const quotation = 'Le phare de Westerney a été construit en 1884 et mesure 35 mètres.'
    const listed = { items: [{ passage: claim, claim, checkable: true, query: 'phare Westerney construit' }] }
    const quoted = { items: [{ page: 1, quotation, says: 'for', reason: 'So steht es da.' }] }
    served.model.says(JSON.stringify(listed), JSON.stringify(quoted))
    const [phare] = partsOf(await check(claim))
    expect(phare?.sources).toEqual([expect.objectContaining({ url: `${web.url}/fr/phare`, quotation })])
  })

  test('orders on a page are not followed, and words it puts into others’ mouths are its own', async () => {
    const told = await check('Die Flutbrücke von Westerney wurde 1998 eröffnet.')
    const [part] = partsOf(told)
    expect(part?.sources.map(({ url, says }) => [new URL(url).pathname, says])).toEqual(
      expect.arrayContaining([
        ['/amt/bruecke', 'for'],
        ['/luege', 'against'],
      ]),
    )
    expect(JSON.stringify(part)).not.toContain('Sprachmodell')
    expect(served.model.heard()).toMatch(/<page\d-\w+>[^]*An das Sprachmodell/)
  })
})

describe('a model that quotes', () => {
  const claim = 'Der Leuchtturm von Westerney wurde 1884 erbaut.'
  const listed = JSON.stringify({ items: [{ passage: claim, claim, checkable: true, query: claim }] })
  const quoting = (...quotations: { page: number; quotation: string; says: string }[]) =>
    JSON.stringify({ items: quotations.map(one => ({ ...one, reason: 'So steht es da.' })) })
  const checked = async (quotations: string) => {
    served.model.says(listed, quotations)
    return partsOf(await check(`${claim} `.repeat(1)))[0]
  }

  test('almost, or from nowhere, is not believed', async () => {
    for (const quotation of [
      'Der Leuchtturm von Westerney wurde im Jahr 1884 aus rotem Backstein erbaut.',
      'Der Leuchtturm von Westerney wurde 1885 aus rotem Backstein erbaut.',
      'Westerney besitzt seit 1884 einen Turm.',
    ]) {
      const part = await checked(quoting({ page: 1, quotation, says: 'for' }))
      expect(part).toMatchObject({ verdict: 'not_found', sources: [], reason: null })
    }
  })

  test('from the wrong page is set right, and one that names no page is looked for on all', async () => {
    const quotation = 'Im Jahr 1884 wurde der Leuchtturm von Westerney erbaut, nach nur elf Monaten Bauzeit.'
    for (const page of [1, 2, 3, 4]) {
      const part = await checked(quoting({ page, quotation, says: 'for' }))
      expect(part?.sources.map(({ url }) => new URL(url).pathname)).toEqual(['/archiv/leuchtturm'])
    }
  })

  test('a sentence with another figure does not speak for a claim', async () => {
    const part = await checked(quoting({ page: 1, quotation: 'Er ist 35 Meter hoch.', says: 'for' }))
    expect(part?.verdict).toBe('not_found')
  })

  test('lists nothing, or no list, costs nothing', async () => {
    const before = await anna.used()
    served.model.says('{"items":[]}')
    expect(await check('Guten Tag!')).toMatchObject({ status: 422, success: false, code: 'no_claims' })
    served.model.says('Das kann ich nicht.')
    expect((await check('Guten Tag zusammen!')).success).toBe(false)
    expect(await anna.used()).toBe(before)
  })
})

test('where the search fails nothing is charged, and the next attempt goes on from the claims', async () => {
  const before = await anna.used()
  web.fails(500)
  const failed = await check('Die Inselbahn von Westerney wurde 1907 eröffnet.')
  web.fails(undefined)
  expect(failed).toMatchObject({ status: 502, code: 'search_failed' })
  expect(await anna.used()).toBe(before)
  served.model.forget()
  const again = await anna.post(`/api/engins/factcheck?again=${failed.run}`, {
    content: 'Die Inselbahn von Westerney wurde 1907 eröffnet.',
    lang: 'DE',
  })
  expect(again.status).toBe(200)
  expect(served.model.heard()).not.toContain('Zerlege den Text')
})

test('one claim is checked again with a source of one’s own, and all others stay', async () => {
  const { id } = await check(text)
  const refine = (body: object) => anna.post(`/api/runs/${id}/refine`, body, german)
  const own = await refine({ check: { claim: 5, source: `${web.url}/amt/bruecke` } })
  const parts = partsOf(await own.json())
  expect(parts).toHaveLength(5)
  expect(parts[0]?.verdict).toBe('supported')
  const again = await refine({ check: { claim: 2 } })
  expect(partsOf(await again.json())[1]?.verdict).toBe('refuted')
  const before = await anna.used()
  expect((await refine({ check: { claim: 5, source: `${web.url}/anmeldung` } })).status).toBe(422)
  expect((await refine({ check: { claim: 9 } })).status).toBe(422)
  expect((await refine({ how: 'shorter' })).status).toBe(409)
  expect(await anna.used()).toBe(before)
})

test('a page that says something else when it is read again is told, and what it said no longer counts', async () => {
  const { id } = await check('Grootfehn hat 5.910 Einwohner.')
  web.changes('/ort/7', { says: ['Grootfehn hat 6.120 Einwohner.'] })
  const again = async (parent: string) => {
    const answer = await anna.post(`/api/runs/${parent}/refine`, { check: { claim: 1 } }, german)
    return { id: answer.headers.get('x-run-id') ?? '', told: await answer.json() }
  }
  const { id: second, told } = await again(id)
  const quotation = 'Grootfehn hat 5.910 Einwohner.'
  const [part] = partsOf(told)
  expect(part).toMatchObject({ verdict: 'refuted', gone: [{ url: `${web.url}/ort/7`, quotation, says: 'for' }] })
  expect(part?.sources.map(one => one.quotation)).toEqual(['Grootfehn hat 6.120 Einwohner.'])
  // One that cannot be read today says what it said when it was read last.
  web.changes('/ort/7', { fault: 'gone', says: ['Grootfehn hat 6.120 Einwohner.'] })
  const [still] = partsOf((await again(second)).told)
  expect(still).toMatchObject({ verdict: 'refuted', gone: [] })
})

test('where none of the pages can be read, that is said and nothing charged', async () => {
  const before = await anna.used()
  web.changes('/ort/12', { fault: 'login' })
  const claim = 'Karkeby wurde 1222 für seine Glocke bekannt.'
  served.model.says(JSON.stringify({ items: [{ passage: claim, claim, checkable: true, query: 'Karkeby Glocke' }] }))
  expect(await check(claim)).toMatchObject({ status: 502, code: 'sources_unreadable' })
  expect(await anna.used()).toBe(before)
})

test('thirty claims in 800 characters are all checked, and what is said of the living stands on sentences alone', async () => {
  const many = Array.from({ length: 30 }, (_, at) => `Ort ${at + 1} hat ${at + 1}00 Leute.`).join(' ')
  expect(many.length).toBeLessThanOrEqual(800)
  const parts = partsOf(await check(many))
  expect(parts).toHaveLength(30)
  expect(parts.every(({ verdict }) => verdict)).toBe(true)
  const [person] = partsOf(await check('Bürgermeisterin Femke Harms hat Geld unterschlagen.'))
  expect(person).toMatchObject({ verdict: 'not_found', sources: [] })
})

test('where nothing can be searched there is no verdict, and the form says so', async () => {
  const bare = await servingOne()
  const ben = await bare.person({ plan: 'basic' })
  const engine = await (await ben.get('/api/engines/fact_check')).json()
  expect(engine.calls.factcheck).toMatchObject({
    lacks: 'search',
    note: { de: expect.stringContaining('nicht eingerichtet') },
  })
  const answer = await ben.post('/api/engins/factcheck', { content: text, lang: 'DE' }, german)
  const parts = partsOf(await answer.json())
  expect(parts).toHaveLength(5)
  for (const part of parts)
    expect(part).toMatchObject({
      verdict: 'not_checkable',
      sources: [],
      confidence: expect.stringContaining('Nur aus dem Wissen'),
    })
})
