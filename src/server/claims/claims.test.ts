import { beforeAll, describe, expect, test } from 'vitest'
import { claimsIn } from '#shared/claims.ts'
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
const article =
  '# Westerney\n\nDer Leuchtturm von Westerney wurde **1884** erbaut. Die Flutbrücke von Westerney wurde 2001 ' +
  'eröffnet.\n\nWesterney ist die schönste Insel.'

const written = async (text: string, person = anna) => {
  served.model.says(text)
  return (await person.ask('summarize', { content: 'Westerney', AiLanguage: 'DE' })).headers.get('x-run-id') ?? ''
}
const checkOf = async (path: string, body: object = {}, person = anna) => {
  const answer = await person.post(`/api/${path}/claims`, body, german)
  return { status: answer.status, id: answer.headers.get('x-run-id') ?? '', ...(await answer.json()) }
}
const read = async (run: string, person = anna) => (await person.get(`/api/runs/${run}`)).json()
const known = async (path: string, person = anna) => (await person.get(`/api/${path}/claims`)).json()
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const documentOf = async (...paragraphs: readonly string[]) => {
  const content = { type: 'doc', content: paragraphs.map(paragraph) }
  return (await (await anna.post('/api/document', { titel_text: 'Insel', content })).json())._id as string
}
const filler = (count: number) =>
  Array.from({ length: count }, (_, at) => `Im Haus Nummer ${at + 1} steht nichts Besonderes. `).join('')

describe('the text of a run', () => {
  test('is checked sentence by sentence, each claim in its place, for one request', async () => {
    const run = await written(article)
    const before = await anna.used()
    const told = await checkOf(`runs/${run}`)
    expect(told.status).toBe(200)
    expect(await anna.used()).toBe(before + 1)
    const check = await read(told.id)
    expect(check).toMatchObject({ engine: 'fact_check', call: 'factcheck', cost: 1, language: 'de' })
    const claims = claimsIn(check.answer).filter(({ claim }) => !claim.startsWith('#'))
    expect(claims.map(({ verdict }) => verdict)).toEqual(['supported', 'refuted', 'not_checkable'])
    const signs = [...article]
    for (const { passage } of claims) expect(signs.slice(passage?.start, passage?.end).join('')).toBe(passage?.text)
  })

  test('knows its check afterwards, as the check knows its text, in each of its versions', async () => {
    const run = await written(article)
    expect(await known(`runs/${run}`)).toEqual({ run: null, running: null, left: [], of: null })
    const { id } = await checkOf(`runs/${run}`)
    served.model.says('# Westerney\n\nKurz.')
    const version = (await anna.post(`/api/runs/${run}/refine`, { how: 'shorter' })).headers.get('x-run-id') ?? ''
    for (const one of [run, version]) expect(await known(`runs/${one}`)).toMatchObject({ run: id, running: null })
    expect((await known(`runs/${id}`)).of).toEqual({ kind: 'run', text: run, variant: 1 })

    const again = await anna.post(`/api/runs/${id}/refine`, { check: { claim: 2 } }, german)
    expect((await known(`runs/${run}`)).run).toBe(again.headers.get('x-run-id'))
  })

  test('can be one that has just been changed, and what is left is remembered', async () => {
    const run = await written(article)
    const { id } = await checkOf(`runs/${run}`, { text: 'Grootfehn hat 5.910 Einwohner.' })
    expect((await read(id)).inputs.content).toBe('Grootfehn hat 5.910 Einwohner.')
    const left = ['grootfehn hat 5.910 einwohner.']
    expect((await anna.put(`/api/runs/${run}/claims`, { left })).status).toBe(204)
    expect((await known(`runs/${run}`)).left).toEqual(left)
    await checkOf(`runs/${run}`)
    expect((await known(`runs/${run}`)).left).toEqual(left)
  })
})

describe('a long text', () => {
  const first = 'Der Leuchtturm von Westerney wurde 1884 erbaut. '
  const last = 'Er ist schon alt. Die Flutbrücke von Westerney wurde 2001 eröffnet.'
  const long = first + filler(45) + last

  test('is listed in parts of whole sentences, at the price that was told', async () => {
    const document = await documentOf(long)
    const before = await anna.used()
    served.model.forget()
    const { id } = await checkOf(`document/${document}`)
    const told = Math.ceil(long.length / 800)
    expect(told).toBe(3)
    expect(await anna.used()).toBe(before + told)
    expect(served.model.heard()).toMatch(/Teil eines längeren Textes/)
    const claims = claimsIn((await read(id)).answer)
    const bridge = claims.find(({ claim }) => claim.startsWith('Die Flutbrücke'))
    expect(bridge).toMatchObject({ verdict: 'refuted', passage: { start: long.indexOf('Die Flutbrücke') } })
    expect((await known(`runs/${id}`)).of).toEqual({ kind: 'document', text: document, variant: 1 })
  })

  test('costs nothing for the parts in which nothing could be checked', async () => {
    const listed = (claim: string) =>
      JSON.stringify({ items: [{ passage: claim, claim, checkable: true, query: claim }] })
    const document = await documentOf(long)
    served.model.says(listed(first.trim()), '{"items":[]}', '{"items":[]}', '{"items":[]}')
    const before = await anna.used()
    const { id, status } = await checkOf(`document/${document}`)
    expect(status).toBe(200)
    expect((await read(id)).cost).toBe(1)
    expect(await anna.used()).toBe(before + 1)
  })

  test('that is too long is refused with a way out, and one that claims nothing costs nothing', async () => {
    const before = await anna.used()
    const tooLong = await checkOf(`document/${await documentOf(filler(260))}`)
    expect([tooLong.status, tooLong.fields.text]).toEqual([422, expect.stringContaining('10.000 Zeichen')])
    const empty = await checkOf(`document/${await documentOf('  ')}`)
    expect([empty.status, empty.fields.text]).toEqual([422, expect.stringContaining('noch nichts')])
    served.model.says('{"items":[]}')
    expect(await checkOf(`document/${await documentOf('Guten Tag!')}`)).toMatchObject({
      status: 422,
      code: 'no_claims',
    })
    expect(await anna.used()).toBe(before)
  })

  test('a part of a document can be checked alone, and a check that fails leaves the one before it', async () => {
    const document = await documentOf(long)
    const { id } = await checkOf(`document/${document}`, { text: last })
    expect((await read(id)).cost).toBe(1)
    const text = 'Die Inselbahn von Westerney wurde 1907 eröffnet.'
    web.fails(500)
    const failed = await checkOf(`document/${document}`, { text })
    web.fails(undefined)
    expect(failed).toMatchObject({ status: 502, code: 'search_failed' })
    expect(await known(`document/${document}`)).toMatchObject({ run: id, running: null })
    served.model.forget()
    const again = await checkOf(`document/${document}`, { text })
    expect(again.status).toBe(200)
    expect((await known(`document/${document}`)).run).toBe(again.id)
  })
})

test('texts of others, a plan without it and a quota that is used up are refused before anything is taken', async () => {
  const [ben, cleo] = [await served.person({ plan: 'basic' }), await served.person({ plan: 'free' })]
  const [run, document] = [await written(article), await documentOf('Westerney ist eine Insel.')]
  for (const path of [`runs/${run}`, `document/${document}`]) {
    expect((await ben.get(`/api/${path}/claims`)).status).toBe(404)
    expect((await checkOf(path, {}, ben)).status).toBe(404)
    expect((await ben.put(`/api/${path}/claims`, { left: [] })).status).toBe(404)
  }
  const own = await written(article, cleo)
  expect(await checkOf(`runs/${own}`, {}, cleo)).toMatchObject({ status: 403, code: 'plan_too_small' })
  expect(await cleo.used()).toBe(1)
})

test('the same click is one check', async () => {
  const run = await written(article)
  const before = await anna.used()
  const ask = () => anna.post(`/api/runs/${run}/claims`, {}, { 'Idempotency-Key': `check ${run}` })
  const [one, other] = [await ask(), await ask()]
  expect(one.headers.get('x-run-id')).toBe(other.headers.get('x-run-id'))
  expect(await anna.used()).toBe(before + 1)
})

test('where nothing can be searched nothing is called more than not checkable', async () => {
  const bare = await servingOne()
  const ben = await bare.person({ plan: 'basic' })
  bare.model.says(article)
  const run = (await ben.ask('blog_post', { content: 'Westerney' })).headers.get('x-run-id') ?? ''
  const { id } = await checkOf(`runs/${run}`, {}, ben)
  const claims = claimsIn((await read(id, ben)).answer)
  expect(claims.length).toBeGreaterThan(2)
  for (const claim of claims) expect(claim).toMatchObject({ verdict: 'not_checkable', from: 'memory', sources: [] })
})
