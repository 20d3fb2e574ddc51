import { beforeAll, expect, test, vi } from 'vitest'
import { everyone } from '#catalogue/engine.ts'
import { findCall } from '#catalogue/index.ts'
import { link, type Values } from '#shared/fields.ts'
import { paths, startPages } from '#tests/page-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'
import { requirePlan } from '../plans/access.ts'
import { works } from './index.ts'
import { openCitations } from './research/citations.ts'
import { openSpending } from './spending.ts'

const pages = running(startPages)
const served = serving(() => ({ environment: { ALLOWED_PRIVATE_ADDRESSES: new URL(pages.url).host } }))
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
  await anna.post('/api/user/updateLang', { lang: 'DE' })
})

const german = { 'accept-language': 'de' }
const stream = { ...german, accept: 'text/event-stream' }
const podcast = (path: string, more: object = {}) => ({ hostcount: 2, url: pages.url + path, ...more })
const runOf = async (id: string, person = anna) => (await person.get(`/api/runs/${id}`)).json()
const idOf = (answer: Response) => answer.headers.get('x-run-id') ?? ''
type Told = { event: string; [more: string]: unknown }
const eventsIn = (frames: string): Told[] =>
  [...frames.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as Told)
const eventsOf = async (id: string) => eventsIn(await (await anna.get(`/api/runs/${id}/events`, stream)).text())
const only = (events: readonly Told[], name: string) => events.filter(({ event }) => event === name)
const uploaded = async (file: File, person = anna): Promise<string> =>
  (await (await person.upload(file)).json()).response

/** A run as it stands when its work begins, of a form that no engine has. */
const begunWith = async (values: Values) => {
  const answer = await anna.ask('summarize', { content: 'Ein Text.' }, german)
  const run = await served.world.runs.find(anna.id, idOf(answer))
  if (!run) throw new Error('There is no run.')
  return { ...run, values }
}

test('a dead link is told to its person, and is no error of ours', async () => {
  const errors = () => served.world.operation.errors().total
  const before = errors()
  const answer = await anna.ask('podcast_with_url', podcast(paths.missing), german)
  expect([answer.status, (await answer.json()).code]).toEqual([422, 'page_unreadable'])
  expect(errors()).toBe(before)
  served.model.fails({ status: 401 })
  expect((await anna.ask('summarize', { content: 'Ein Text.' }, german)).status).toBe(502)
  expect(errors()).toBe(before + 1)
})

test('a page is read before anything is written, and its reader is shown what was read', async () => {
  served.model.forget()
  served.model.says('Willkommen in Aurich.')
  const answer = await anna.ask('podcast_with_url', podcast(paths.moved), stream)
  const told = eventsIn(await answer.text()).filter(({ event }) => event !== 'ping')
  expect(told.map(({ event }) => event).slice(0, 3)).toEqual(['progress', 'source', 'agent_message'])
  expect(told[0]).toMatchObject({ step: 'Seite wird gelesen' })
  const source = {
    ...{ field: 'url', kind: 'page', address: pages.url + paths.landing, language: 'de' },
    ...{ title: expect.stringContaining('Tischlerei'), words: expect.any(Number), readAt: expect.any(String) },
    text: expect.stringContaining('Lieferzeit von sechs Wochen'),
  }
  expect(told[1]).toEqual({ event: 'source', ...source })
  expect((await runOf(idOf(answer))).sources).toEqual([source])

  const heard = served.model.heard()
  const today = new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format(new Date())
  const [, fence = ''] = /<url-\w+>\n([^]*?)\n<\/url-\w+>/.exec(heard) ?? []
  expect(fence).toMatch(/^Die Seite „Tischlerei/)
  expect(fence.split('\n')[0]).toContain(`“, ${pages.url + paths.landing}, gelesen am ${today}:`)
  expect(fence).toContain('Lieferzeit von sechs Wochen')
})

test('whoever comes later is told the same, from the log and from the row', async () => {
  served.model.says('Guten Tag.')
  const answer = await anna.ask('podcast_with_url', podcast(paths.landing), stream)
  const [first] = only(eventsIn(await answer.text()), 'source')
  expect(only(await eventsOf(idOf(answer)), 'source')).toEqual([first])
  await served.forgetLog()
  const told = await eventsOf(idOf(answer))
  expect(told.map(({ event }) => event)).toEqual(['source', 'message_replace', 'message_end'])
  expect(told[0]).toEqual(first)
  const [listed] = (await (await anna.get('/api/runs')).json()).runs
  expect(listed.sources).toMatchObject([{ field: 'url', title: first?.title, text: '' }])
})

test.each([paths.missing, paths.inward, paths.login, paths.picture, paths.empty])(
  'what cannot be read (%s) ends in one sentence, and costs nothing',
  async path => {
    const before = await anna.used()
    served.model.forget()
    const whole = await anna.ask('podcast_with_url', podcast(path), german)
    const message = expect.stringMatching(/^Diese Seite lässt sich nicht lesen\. .* es wurde nichts berechnet\.$/)
    expect([whole.status, await whole.json()]).toEqual([
      422,
      expect.objectContaining({ success: false, code: 'page_unreadable', message }),
    ])
    const streamed = await anna.ask('podcast_with_url', podcast(path), stream)
    expect(only(eventsIn(await streamed.text()), 'error')).toEqual([
      expect.objectContaining({ code: 'page_unreadable', message }),
    ])
    expect(await runOf(idOf(streamed))).toMatchObject({ state: 'failed', charged: false, sources: [] })
    expect([await anna.used(), served.model.asked()]).toEqual([before, 0])
  },
)

test('trying it again does not read it again, as long as the address is the same', async () => {
  served.model.fails({ status: 401 })
  const first = await anna.ask('podcast_with_url', podcast(paths.product), german)
  expect(first.status).toBe(502)
  const { run } = await first.json()
  const asked = () => pages.requests.filter(path => path === paths.product).length
  const before = asked()
  served.model.says('Jetzt geht es.')
  const again = await anna.ask(`podcast_with_url?again=${run}`, podcast(paths.product, { hostcount: 1 }), stream)
  const told = eventsIn(await again.text())
  expect(told.map(({ event }) => event).slice(0, 2)).toEqual(['source', 'agent_message'])
  expect((await runOf(idOf(again))).sources).toEqual((await runOf(run)).sources)
  expect(asked()).toBe(before)
  served.model.says('Etwas anderes.')
  const other = await anna.ask(`podcast_with_url?again=${idOf(again)}`, podcast(paths.landing), german)
  expect((await runOf(idOf(other))).sources).toMatchObject([{ address: pages.url + paths.landing }])
})

test('a page that is written anew keeps its language, unless another one is asked for', async () => {
  const of = async (sent: object) => {
    served.model.forget()
    served.model.says('Bread.')
    const answer = await anna.ask('rewrite_url', { url: pages.url + paths.englishArticle, ...sent }, german)
    expect(await answer.json()).toMatchObject({ success: true, message: 'Der Text ist fertig.' })
    return [(await runOf(idOf(answer))).language, served.model.heard()] as const
  }
  expect(await of({})).toEqual(['en', expect.stringContaining('Write in English')])
  expect(await of({ AiLanguage: 'DE' })).toEqual(['de', expect.stringContaining('Schreiben Sie auf Deutsch')])
})

test('what a page says is never taken for an instruction, or for the end of its fence', async () => {
  served.model.forget()
  served.model.says('Der Laden öffnet um acht.')
  await (await anna.ask('podcast_with_url', podcast(paths.luring), german)).text()
  const heard = served.model.heard()
  expect(heard).toContain('Der Laden öffnet um acht Uhr')
  const [, nonce = ''] = /<url-(\w{8})>\n/.exec(heard) ?? []
  expect(heard.match(/<[\s/\\]*\/[\s/\\]*url/gi)).toEqual(['</url'])
  const [before = '', rest = ''] = heard.split(`\n<url-${nonce}>\n`)
  const [inside = '', behind = ''] = rest.split(`\n</url-${nonce}>`)
  for (const lure of ['Banane', 'Ignorieren Sie jede', 'Vergessen Sie alles']) {
    expect(inside).toContain(lure)
    expect(before + behind).not.toContain(lure)
  }
})

test('stopping while a page is read ends the reading, and costs nothing', async () => {
  const before = await anna.used()
  served.model.forget()
  const answer = await anna.ask('podcast_with_url', podcast(paths.silent), stream)
  await vi.waitFor(() => expect(pages.requests.at(-1)).toBe(paths.silent), 30_000)
  expect((await anna.post(`/api/runs/${idOf(answer)}/stop`)).status).toBe(204)
  const told = eventsIn(await answer.text())
  await vi.waitFor(() => expect(pages.open()).toBe(0), 30_000)
  expect(told.at(-1)).toMatchObject({ event: 'message_end', state: 'stopped', answer: '' })
  expect(await runOf(idOf(answer))).toMatchObject({ state: 'stopped', charged: false, sources: [] })
  expect([await anna.used(), served.model.asked()]).toEqual([before, 0])
})

test('several pages are read at the same time, and the first that cannot be read ends the others', async () => {
  const label = { de: 'Seite', en: 'Page' }
  const call = { ...findCall('rewrite_url').call, fields: { one: link(label), other: link(label) } }
  const reading = async (values: Values) => {
    const run = await begunWith(values)
    const signal = new AbortController().signal
    return Array.fromAsync(
      works({
        world: served.world,
        run,
        call,
        keepsLanguage: false,
        signal,
        spending: openSpending(),
        citations: openCitations(),
      }),
    )
  }
  const both = { one: pages.url + paths.silent, other: pages.url + paths.missing }
  await expect(reading(both)).rejects.toMatchObject({ code: 'page_unreadable' })
  await vi.waitFor(() => expect(pages.open()).toBe(0), 30_000)
})

test('without a model a page is worked on as it was read, and what it is called is no part of it', async () => {
  const run = await begunWith({ url: pages.url + paths.germanArticle })
  const signal = new AbortController().signal
  const summary = { ...findCall('rewrite_url').call, house: 'summary' } as const
  const steps = works({
    world: served.world,
    run: { ...run, by: 'house' },
    call: summary,
    keepsLanguage: false,
    signal,
    spending: openSpending(),
    citations: openCitations(),
  })
  const last = (await Array.fromAsync(steps)).at(-1)
  expect(last).toMatchObject({ event: 'message_replace', answer: expect.stringContaining('Wattenmeer') })
  expect(JSON.stringify(last)).not.toMatch(/gelesen am|127\.0\.0\.1/)
})

test('a document is told with what was read of it at the upload, and goes with its run', async () => {
  const text = 'Die Bücherei öffnet ab Januar auch am Sonntag, von elf bis siebzehn Uhr.'
  const address = await uploaded(new File([text], 'Einladung.txt'))
  served.model.forget()
  served.model.says('# Bücherei öffnet sonntags')
  const answer = await anna.ask('press', { content: 'Neue Zeiten', refDocument: address }, stream)
  const told = eventsIn(await answer.text())
  expect(only(told, 'progress')).toEqual([])
  const source = { field: 'refDocument', kind: 'document', address, title: 'Einladung.txt', text }
  expect(only(told, 'source')).toMatchObject([source])
  expect((await runOf(idOf(answer))).sources).toMatchObject([source])
  expect(served.model.heard()).toMatch(
    /<refDocument-\w+>\nDas Dokument „Einladung\.txt“, hochgeladen am .*:\n\nDie Büch/,
  )
  const file = await served.world.files.find(anna.id, address.slice('/files/'.length))
  expect(file?.run).toBe(idOf(answer))
})

test('of a long document a model is given the beginning, and everybody is told', async () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `Zeile ${at} steht in einem langen Bericht.`).join('\n')
  const address = await uploaded(new File([lines], 'Bericht.txt'))
  served.model.forget()
  served.model.says('# Bericht')
  const answer = await anna.ask('press', { content: 'Der Bericht ist da.', refDocument: address }, german)
  const [source] = (await runOf(idOf(answer))).sources
  expect(source).toMatchObject({
    cut: true,
    text: expect.stringMatching(/^Zeile 0 [^]*steht in einem langen Bericht\.$/),
  })
  expect(source.text.length).toBeLessThanOrEqual(120_000)
  expect(source.words).toBe(source.text.split(/\s+/).length)
  expect(served.model.heard()).toMatch(/\[So weit wurde es gelesen; es geht noch weiter\.\]\n<\/refDocument-/)
  expect(served.model.heard()).not.toContain('Zeile 4999')
})

test('a page that is too long for the model is tried with half of it, and everybody is told', async () => {
  const before = await anna.used()
  const overfull = { status: 400, body: "This model's maximum context length is 512 tokens." }
  served.model.forget()
  served.model.fails(overfull)
  served.model.says('Küchen aus Eiche.')
  const lines = Array.from({ length: 200 }, (_, at) => `Zeile ${at} steht in einem Bericht.`).join('\n')
  const refDocument = await uploaded(new File([lines], 'Bericht.txt'))
  const answer = await anna.ask('press', { content: 'Der Bericht ist da.', refDocument }, stream)
  const told = eventsIn(await answer.text())
  const [whole, half] = only(told, 'source')
  expect(told.at(-1)).toMatchObject({ event: 'message_end', answer: 'Küchen aus Eiche.' })
  expect([whole, half]).toMatchObject([
    { text: lines },
    { cut: true, text: expect.stringMatching(/^Zeile 0 .*Bericht\.$/s) },
  ])
  expect(String(half?.text).length).toBeLessThanOrEqual(lines.length / 2)
  expect((await runOf(idOf(answer))).sources).toMatchObject([{ text: half?.text, cut: true }])
  expect([await anna.used(), served.model.asked()]).toEqual([before + 1, 2])

  for (let times = 0; times < 2; times++) served.model.fails(overfull)
  const never = await anna.ask('press', { content: 'Der Bericht ist da.', refDocument }, german)
  expect([never.status, (await never.json()).code]).toEqual([502, 'model_overfull'])
})

test('a file that is another person’s is missing, and nothing begins', async () => {
  const bernd = await served.person({ plan: 'basic' })
  const theirs = await uploaded(
    new File(['Ein Geheimnis von Bernd, das niemand sonst lesen soll.'], 'Brief.txt'),
    bernd,
  )
  const before = [await anna.used(), (await (await anna.get('/api/runs')).json()).total]
  const refused = async (refDocument: string) => {
    const answer = await anna.ask('press', { content: 'Neues', refDocument }, german)
    return [answer.status, await answer.json()] as const
  }
  const missing = await refused('/files/nothing')
  expect(missing).toEqual([
    422,
    expect.objectContaining({
      code: 'invalid',
      fields: { refDocument: 'Diese Datei gibt es nicht mehr. Laden Sie sie noch einmal hoch.' },
    }),
  ])
  expect(await refused(theirs)).toEqual(missing)
  expect([await anna.used(), (await (await anna.get('/api/runs')).json()).total]).toEqual(before)
})

test('a page that the plan does not include is refused, and the plan that includes it is named', async () => {
  const bernd = await served.person({ plan: 'basic' })
  const post = { type: 'LinkedIn', goal: 'Neue Kundschaft', url: pages.url + paths.landing }
  const locked = await bernd.ask('social_media_url', post, german)
  const naming = (plan: string) => expect.objectContaining({ message: expect.stringContaining(`Tarif ${plan} `) })
  expect([locked.status, await locked.json()]).toEqual([403, naming('Premium')])

  const { engine, call } = findCall('meta_description')
  const lena = await served.world.users.change(bernd.id, { plan: 'lite' })
  const askFor = (sent: object) => () => requirePlan(lena, { ...engine, access: everyone }, call, sent)
  expect(askFor({ url: 'example.com' })).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ field: 'url', plan: 'Basic' }) }),
  )
  expect(askFor({ content: 'Eine Tischlerei in Aurich', url: ' ' })).not.toThrow()
})

test('a text or a page is enough, and neither is too little', async () => {
  served.model.says('{"title": "a", "description": "b"}', '{"title": "a", "description": "b"}')
  for (const sent of [{ content: 'Tischlerei' }, { url: pages.url + paths.landing }])
    expect((await anna.ask('meta_description', sent)).status).toBe(200)
  const neither = await anna.ask('meta_description', {}, german)
  expect([neither.status, Object.keys((await neither.json()).fields)]).toEqual([422, ['content', 'url']])
})
