import { expect, test } from 'vitest'
import { paths, startPages } from '#tests/page-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'
import { unzipped } from '#tests/unzipped.ts'
import { readDue } from './read.ts'

const pages = running(startPages)
const served = serving(() => ({ environment: { ALLOWED_PRIVATE_ADDRESSES: new URL(pages.url).host } }))

const at = '/api/user/knowledge'
const someone = async () => {
  const person = await served.person({ plan: 'premium_plus' })
  await person.post('/api/user/updateLang', { lang: 'DE' })
  return person
}
const keep = async (person: Person, what: object, where = at) => {
  const answer = await person.post(where, what)
  expect(answer.status).toBe(201)
  return answer.json()
}
const listOf = async (person: Person, where = at) => (await (await person.get(where)).json()).sources
const hours = { title: 'Öffnungszeiten', text: 'Die Backstube öffnet sonnabends um 6.40 Uhr. Inhaberin: Lena Krause.' }
const news = { content: 'Neue Backstube in Pirna, Einladung an alle.' }
const writes = async (person: Person, call: string, form: object, more?: object) => {
  served.model.forget()
  served.model.says('Fertig.')
  const answer = await person.ask(call, { ...form, more, lang: 'DE' })
  expect(answer.status).toBe(200)
  const run = await (await person.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
  return { told: served.model.heard(), run }
}

test('a page is read once and kept, a document with its text; nobody else sees either', async () => {
  const [anna, other] = [await someone(), await someone()]
  const page = await keep(anna, { address: pages.url + paths.landing, rhythm: 'weekly' })
  expect(page).toMatchObject({ kind: 'page', rhythm: 'weekly', failedAt: null, language: 'de', cut: false })
  expect(page.title).toContain('Tischlerei')
  expect(new Date(page.dueAt).getTime() - new Date(page.readAt).getTime()).toBe(7 * 24 * 3600 * 1000)
  const document = await keep(anna, { ...hours, rhythm: 'weekly' })
  expect(document).toMatchObject({ kind: 'document', rhythm: 'never', dueAt: null, words: 10 })
  expect((await listOf(anna)).map(({ _id }: { _id: string }) => _id)).toEqual([page._id, document._id])
  expect((await (await anna.get(`${at}/${document._id}`)).json()).text).toBe(hours.text)
  expect(await listOf(other)).toEqual([])
  for (const refused of [
    other.get(`${at}/${page._id}`),
    other.post(`${at}/${page._id}/read`),
    other.send(`${at}/${page._id}`, { method: 'DELETE' }),
  ])
    expect((await refused).status).toBe(404)
})

test('what is private, asks to sign in or cannot be read is not kept', async () => {
  const anna = await someone()
  for (const path of [paths.login, paths.inward, paths.missing, paths.empty])
    expect((await (await anna.post(at, { address: pages.url + path })).json()).code).toBe('page_unreadable')
  expect((await anna.post(at, { address: 'http://127.0.0.1:1/' })).status).toBe(422)
  expect((await anna.post(at, { title: 'Ohne Text', text: '  ' })).status).toBe(422)
  const { _id, cut, words } = await keep(anna, {
    title: 'Ein Buch',
    text: 'Ein langes Wort nach dem anderen. '.repeat(9000),
  })
  expect([cut, words > 10_000]).toEqual([true, true])
  expect((await (await anna.get(`${at}/${_id}`)).json()).text.length).toBeLessThanOrEqual(120_000)
  expect(await listOf(anna)).toHaveLength(1)
})

test('a text is written with it, says so, and can be written without', async () => {
  const anna = await someone()
  const { _id } = await keep(anna, hours)
  const { told, run } = await writes(anna, 'press', news)
  expect(told).toMatch(
    /<knowledge-(\w+)>\nDas Dokument „Öffnungszeiten“, hochgeladen am [^]*6\.40 Uhr[^]*\n<\/knowledge-\1>/,
  )
  expect(run.sources).toMatchObject([{ field: 'knowledge 1', title: 'Öffnungszeiten', text: hours.text }])
  expect((await writes(anna, 'press', news, { withoutKnowledge: [_id] })).told).not.toContain('6.40')
  const without = await writes(anna, 'press', news, { withoutKnowledge: ['all'] })
  expect([without.told.includes('6.40'), without.run.sources]).toEqual([false, []])
  // A version of another text says what that says.
  expect((await writes(anna, 'summarize', { content: 'Die Backstube.' })).told).not.toContain('6.40')
})

test('deleted it stays in the texts that were written with it, and in changes of them', async () => {
  const anna = await someone()
  const { _id } = await keep(anna, hours)
  const { run } = await writes(anna, 'press', news)
  expect((await anna.send(`${at}/${_id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await writes(anna, 'press', news)).run.sources).toEqual([])
  served.model.forget()
  served.model.says('Kürzer.')
  const changed = await anna.post(`/api/runs/${run._id}/refine`, { how: 'shorter' })
  expect(changed.status).toBe(200)
  expect(served.model.heard()).toContain('6.40')
})

test('of much what is about the matter is laid under a text, and orders in it stay between the fences', async () => {
  const anna = await someone()
  const filler = Array.from(
    { length: 60 },
    (_, n) => `Absatz ${n}: ${'Die Satzung regelt die Wahl des Vorstands. '.repeat(6)}`,
  )
  await keep(anna, {
    title: 'Satzung',
    text: `${filler.join('\n\n')}\n\nDie Werkstätten leitet Frau Adler.\n\n${filler.join('\n\n')}`,
  })
  await keep(anna, { title: 'Bienen', text: filler.join('\n\n').replaceAll('Satzung', 'Bienenzucht') })
  await keep(anna, { address: pages.url + paths.luring })
  const { told, run } = await writes(anna, 'press', { content: 'Die Werkstatt ist nun auch am Samstag offen.' })
  expect(told).toContain('Frau Adler')
  expect(run.sources.map(({ title }: { title: string }) => title)).not.toContain('Bienen')
  const [, fence = '', after = ''] = /<knowledge-\w+>\n([^]*?)\n<\/knowledge-\w+>([^]*)/.exec(told) ?? []
  expect(fence).toContain('Banane')
  expect(after).not.toContain('Banane')
  expect(fence.length).toBeLessThan(10_000)
})

test('a page is read anew when its day has come; where that fails, what was read before holds', async () => {
  const anna = await someone()
  const { _id } = await keep(anna, { address: pages.url + paths.plain, rhythm: 'monthly' })
  const later = () => served.query(`update knowledge set due_at = now() - interval '1 minute' where id = $1`, [_id])
  const whole = async () => (await anna.get(`${at}/${_id}`)).json()
  await served.query(`update knowledge set "text" = 'Alt.' where id = $1`, [_id])
  await later()
  await readDue(served.world)
  expect(await whole()).toMatchObject({ failedAt: null, text: expect.stringContaining('am Freitag geschlossen') })
  await served.query(`update knowledge set address = $2 where id = $1`, [_id, pages.url + paths.missing])
  await later()
  await readDue(served.world)
  const failed = await whole()
  expect(failed).toMatchObject({
    failedAt: expect.any(String),
    text: expect.stringContaining('am Freitag geschlossen'),
  })
  expect(new Date(failed.dueAt) > new Date()).toBe(true)
  const turned = await anna.send(`${at}/${_id}`, { method: 'PATCH', body: JSON.stringify({ rhythm: 'never' }) })
  expect(await turned.json()).toMatchObject({ rhythm: 'never', dueAt: null })
})

test('a brand’s is kept by administrators and goes with texts for that brand, and with the brand', async () => {
  const [anna, admin] = [await someone(), await served.person({ role: 'admin', plan: 'premium_plus' })]
  const brand = (await (await admin.post('/api/admin/brands', { name: 'Krause' })).json())._id
  const where = `/api/brands/${brand}/knowledge`
  expect((await anna.post(where, hours)).status).toBe(403)
  await keep(admin, hours, where)
  expect(await listOf(anna, where)).toMatchObject([{ title: 'Öffnungszeiten' }])
  expect((await writes(anna, 'press', news)).told).not.toContain('6.40')
  expect((await writes(anna, 'press', news, { brand })).told).toContain('6.40')
  await admin.put(`/api/brands/${brand}/glossary`, { terms: [{ term: 'Backstube', use: 'Manufaktur', avoid: [] }] })
  expect((await writes(anna, 'press', news, { brand })).told).toMatch(
    /<glossary-\w+>\nBackstube → Manufaktur \(nicht: Backstube\)/,
  )
  expect((await admin.send(`/api/admin/brands/${brand}`, { method: 'DELETE' })).status).toBe(204)
  expect((await anna.get(where)).status).toBe(404)
})

test('terms are told where the notes hold one, in the language they are for, also in a translation', async () => {
  const anna = await someone()
  const terms = [
    { term: 'Kunde', use: 'Gast', avoid: ['Besucher'] },
    { term: 'Lastenrad', use: 'cargo bike', avoid: [], language: 'en' },
  ]
  expect((await anna.put('/api/user/glossary', { terms })).status).toBe(200)
  expect((await writes(anna, 'press', { content: 'Unsere Besucher fahren Lastenrad.' })).told).toMatch(
    /<glossary-\w+>\nKunde → Gast \(nicht: Besucher, Kunde\)\n<\/glossary/,
  )
  expect((await writes(anna, 'press', { content: 'Nichts davon.' })).told).not.toContain('glossary')
  const translated = await writes(anna, 'translate', {
    content: 'Das Lastenrad steht hier.',
    targetLanguage: 'EN',
  })
  expect(translated.told).toContain('Lastenrad → cargo bike')
  const twice = await anna.put('/api/user/glossary', { terms: [terms[0], { ...terms[0], term: 'kunde' }] })
  expect([twice.status, (await twice.json()).fields.terms !== undefined]).toEqual([422, true])
  const many = Array.from({ length: 501 }, (_, n) => ({ term: `w${n}`, use: 'x', avoid: [] }))
  expect((await anna.put('/api/user/glossary', { terms: many })).status).toBe(422)
  expect((await (await anna.get('/api/user/glossary')).json()).terms).toEqual(terms)
})

test('it counts towards the storage, has its bounds, and is in the archive', async () => {
  const anna = await someone()
  const used = async () => (await (await anna.get('/api/files')).json()).used
  const before = await used()
  await keep(anna, hours)
  expect((await used()) - before).toBe(Buffer.byteLength(hours.text))
  await anna.put('/api/user/glossary', { terms: [{ term: 'Kunde', use: 'Gast', avoid: ['Besucher'] }] })
  const zip = await anna.get('/api/archive?language=de')
  const entries = unzipped(Buffer.from(await zip.arrayBuffer()))
  const name = [...entries.keys()].find(one => one.startsWith('wissen/'))
  expect(entries.get(name ?? '')?.toString()).toContain(hours.text)
  expect(entries.get('glossar.csv')?.toString()).toContain('Kunde;Gast;Besucher')
  for (let n = 1; n < 30; n++) await keep(anna, { title: `Nr. ${n}`, text: 'Ein Satz.' })
  const refused = await anna.post(at, hours)
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'too_much_knowledge'])
  await served.query(`delete from "user" where id = $1`, [anna.id])
  const { rows } = await served.query('select 1 from knowledge where "user" = $1', [anna.id])
  expect(rows).toEqual([])
})
