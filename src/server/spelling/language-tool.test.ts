import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startLanguageTool } from '#tests/language-tool-server.ts'
import { startRegistry } from '#tests/registry-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'
import { openLanguageTool } from './language-tool.ts'

const tool = running(startLanguageTool)
const registry = running(startRegistry)
const served = serving(() => ({
  model: false,
  environment: { LANGUAGETOOL_URL: tool.url, DICTIONARIES_URL: registry.url },
  dictionaries: registry.sources,
}))
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})
beforeEach(() => tool.does(undefined))

const signal = () => AbortSignal.timeout(20_000)
/** One of its own for each fault: it is left alone after one. */
const opened = (more: { address?: string; now?(): Date } = {}) =>
  openLanguageTool({ address: tool.url, patience: 500, now: () => new Date(), ...more })
const check = (body: object) => anna.post('/api/spelling', body)

test('without an account nothing is checked, and what is too much is refused', async () => {
  expect((await served.nobody.post('/api/spelling', { language: 'de', texts: ['a'] })).status).toBe(401)
  for (const body of [
    { language: 'de' },
    { language: 'de', texts: ['x'.repeat(20_001)] },
    { language: 'de', texts: Array.from({ length: 101 }, () => 'a') },
    { language: 'de/../', texts: ['a'] },
  ])
    expect((await check(body)).status).toBe(422)
})

test('paragraphs are checked in one question, and what is found lies in its own', async () => {
  const before = tool.asked.length
  const texts = ['Ein Bild \ufffc und ein Farrad.', '', 'Wir bleiben wegen dem Wetter\ufeff hier.']
  const { remarks, failed } = await (await check({ language: 'de', texts })).json()
  expect(failed).toBeNull()
  type Said = { text: number; from: number; to: number; replacements: string[]; by: string }
  const said = remarks.map(({ text, from, to, replacements, by }: Said) => [
    texts[text]?.slice(from, to),
    replacements,
    by,
  ])
  expect(said).toEqual([
    ['Farrad', ['Fahrrad'], 'languagetool'],
    ['wegen dem Wetter', ['wegen des Wetters'], 'languagetool'],
  ])
  expect(remarks[1].message.de).toContain('Genitiv')
  expect(tool.asked.slice(before)).toEqual([expect.objectContaining({ language: 'de-DE' })])
})

test('a variant of a language is asked for where it is known, and one that is not finds nothing', async () => {
  const languages = ['de-CH', 'en-US', 'en-DE', 'en', 'fr', 'xx']
  for (const language of languages) expect((await (await check({ language, texts: ['Ja'] })).json()).failed).toBeNull()
  expect(tool.asked.slice(-6).map(one => one.language)).toEqual(['de-CH', 'en-US', 'en-GB', 'en-GB', 'fr', 'xx'])
})

test('an answer with places outside of the text, or that are none, is read without them', async () => {
  tool.does('strange')
  expect(await opened().check(['Ein Farrad.'], 'de-DE', signal())).toMatchObject([{ from: 4, to: 10 }])
})

test('of ten thousand remarks five hundred are read, and one as long as a book is cut', async () => {
  tool.does('many')
  expect(await opened().check(['Ein Farrad.'], 'de-DE', signal())).toHaveLength(500)
  tool.does('wordy')
  const [long, other] = await opened().check(['Ein Farrad.'], 'de-DE', signal())
  expect([long?.message.length, long?.replacements, other?.replacements]).toEqual([602, [], ['Fahrrad']])
})

test.each([
  ['slow', 'language_tool_slow'],
  ['broken', 'language_tool_failed'],
  ['garbage', 'language_tool_failed'],
  ['empty', 'language_tool_failed'],
  ['nothing', 'language_tool_failed'],
  ['other', 'language_tool_failed'],
  ['busy', 'language_tool_busy'],
  ['busyUntil', 'language_tool_busy'],
  ['away', 'language_tool_busy'],
] as const)('one that is %s is left alone for a while', async (fault, code) => {
  let now = new Date()
  const own = opened({ now: () => now })
  tool.does(fault)
  await expect(own.check(['Ein Farrad.'], 'de-DE', signal())).rejects.toMatchObject({ code })
  tool.does(undefined)
  const before = tool.asked.length
  await expect(own.check(['Ein Farrad.'], 'de-DE', signal())).rejects.toMatchObject({ code })
  expect(tool.asked).toHaveLength(before)
  const pause = fault.startsWith('busy') ? 60_000 : 30_000
  now = new Date(now.getTime() + pause - 1_000)
  expect(own.resting()).toMatchObject({ code })
  now = new Date(now.getTime() + 1_001)
  expect(await own.check(['Ein Farrad.'], 'de-DE', signal())).toHaveLength(1)
})

test('one that cannot be reached says so', async () => {
  await expect(opened({ address: 'http://127.0.0.1:9' }).try(signal())).rejects.toMatchObject({
    code: 'language_tool_failed',
  })
})

test('whoever leaves is no failure of it', async () => {
  const own = opened()
  const leaving = new AbortController()
  tool.does('slow')
  const asked = own.check(['Ein Farrad.'], 'de-DE', leaving.signal)
  leaving.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
  expect(own.resting()).toBeUndefined()
})

test('what is secret in its address is sent as its API wants it, and never shown', async () => {
  const own = opened({ address: tool.url.replace('//', '//anna%40example.com:geheim@') + '/v2/' })
  await own.check(['Ja.'], 'de-DE', signal())
  expect(tool.asked.at(-1)?.apiKey).toBe('geheim')
  expect(own.host).not.toContain('geheim')
})

test('an administrator sees it and tries it, nobody else', async () => {
  const host = new URL(tool.url).host
  expect(await (await served.admin.get('/api/admin/language-tool')).json()).toEqual({ host, resting: null })
  expect(await (await served.admin.post('/api/admin/language-tool/try')).json()).toEqual({
    software: 'LanguageTool 6.6',
  })
  expect((await anna.get('/api/admin/language-tool')).status).toBe(403)
  expect(await (await anna.get('/api/spelling')).json()).toEqual({ dictionaries: false, languageTool: host })
})

test('where it fails, dictionaries are still heard, and the person is told', async () => {
  await served.admin.send('/api/admin/dictionaries', { method: 'POST' })
  tool.does('broken')
  const body = { language: 'de', texts: ['Das Farrad steht in der Werkstatt.'] }
  const { remarks, failed } = await (await check(body)).json()
  expect(remarks).toMatchObject([{ by: 'dictionaries', from: 4, to: 10, replacements: ['Fahrrad'] }])
  expect(failed.de).toContain('LanguageTool')
  const { resting } = await (await served.admin.get('/api/admin/language-tool')).json()
  expect(resting.en).toContain('LanguageTool')
})

test('dictionaries answer on their own, and LanguageTool is not asked for it', async () => {
  const before = tool.asked.length
  const body = { language: 'de', texts: ['Das Farrad steht im Hof.'] }
  const { remarks, failed } = await (await check({ ...body, by: 'dictionaries' })).json()
  expect(remarks).toMatchObject([{ by: 'dictionaries', replacements: ['Fahrrad'] }])
  expect(failed).toBeNull()
  expect(tool.asked).toHaveLength(before)
  expect((await check({ ...body, by: 'somebody' })).status).toBe(422)
})
