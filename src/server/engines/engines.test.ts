import { beforeAll, describe, expect, test } from 'vitest'
import { engines, findCall } from '#catalogue/index.ts'
import { asksFor } from '#catalogue/works.ts'
import { bodyFor } from '#shared/body.ts'
import type { Fields, Values } from '#shared/fields.ts'
import { sampleOf } from '#shared/sample.ts'
import { namedIn } from '#shared/sources.ts'
import { paths, startPages } from '#tests/page-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'

const pages = running(startPages)
const served = serving(() => ({ environment: { ALLOWED_PRIVATE_ADDRESSES: new URL(pages.url).host } }))
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})

const stream = { accept: 'text/event-stream' }
const text = { content: 'Wir eröffnen am 3. Mai ein zweites Reparaturcafé in Leipzig.' }
const asked = { question: 'Warum ist der Himmel blau?', count: 2 }
const response = async (from: Promise<Response>) => (await (await from).json()).result.response

test('writes a text and takes one request for it', async () => {
  served.model.says('Das Reparaturcafé öffnet im Mai.')
  const before = await anna.used()
  const answer = await anna.ask('summarize', text)
  expect([answer.status, answer.headers.get('x-run-id')]).toEqual([200, expect.any(String)])
  expect(await answer.json()).toEqual({ result: { response: { response: 'Das Reparaturcafé öffnet im Mai.' } } })
  expect(await anna.used()).toBe(before + 1)
})

test('tells it piece by piece to whoever asks for a stream, and at the end what it took', async () => {
  served.model.says('Repair café opens')
  const answer = await anna.ask('summarize', text, { accept: 'text/event-stream, */*;q=0.1' })
  expect(answer.headers.get('content-type')).toMatch('text/event-stream')
  const frames = await answer.text()
  expect(frames).toMatch(/^(?:data: {"event":"ping"}\n\n)*id: 1\ndata: {"event":"agent_message","answer":"Repair/)
  const last = JSON.parse(frames.trim().split('\n').at(-1)?.slice('data: '.length) ?? '')
  expect(last).toMatchObject({ event: 'message_end', answer: 'Repair café opens', text: 'Repair café opens' })
  expect(last).toMatchObject({ state: 'done', cost: 1, used: await anna.used(), limit: null })
  expect(last.usage.tokensOut).toBeGreaterThan(0)
})

test('streams a landing page to whoever does not say how, and gives it whole to whoever asks for JSON', async () => {
  const page = { info: 'Mobile Fahrradwerkstatt in Kassel' }
  const kind = async (headers: Record<string, string>) => {
    served.model.says('# Wir kommen zu Ihrem Rad')
    const answer = await anna.ask('generate_landing_page', page, headers)
    return [answer.headers.get('content-type')?.split(';')[0], (await answer.text()).includes('message_end')]
  }
  expect(await kind({})).toEqual(['text/event-stream', true])
  expect(await kind({ accept: '*/*' })).toEqual(['text/event-stream', true])
  expect(await kind({ accept: 'application/json' })).toEqual(['application/json', false])
})

test('reads what we add from `more` alone, and is blind to keys that nobody asked for', async () => {
  served.model.forget()
  const before = await anna.used()
  const answer = await anna.ask('blogpost_intro', { ...text, variants: 3, audience: 'Lehrlinge' })
  expect((await response(Promise.resolve(answer))).variants).toBeUndefined()
  expect([await anna.used(), served.model.asked()]).toEqual([before + 1, 1])
  expect(served.model.heard()).not.toContain('Lehrlinge')
  expect((await anna.ask('summarize', { ...text, language: 'xx' })).status).toBe(200)
  const refused = await anna.ask('summarize', { ...text, more: { language: 'xx' } })
  expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, ['language']])
  await (await anna.ask('blogpost_intro', { ...text, more: { audience: 'Lehrlinge' } })).text()
  expect(served.model.heard()).toContain('Lehrlinge')
})

test('an unknown language is the usual one, whichever key names it', async () => {
  for (const keys of [{ lang: 'xx' }, { AiLanguage: 'xx-YY' }, { AiLanguage: 'qq', lang: 'xx' }]) {
    served.model.forget()
    await (await anna.ask('press', { ...text, ...keys })).text()
    expect(served.model.heard()).not.toMatch(/\bin (?:xx|qq)\b|[“„"](?:xx|qq)[”“"]/i)
  }
  served.model.forget()
  await (await anna.ask('press', { ...text, AiLanguage: 'xx', lang: 'FR' })).text()
  expect(served.model.heard()).toContain('French')
})

test('leaves a correction in the language of its text, whatever is asked for', async () => {
  const danish = 'Jeg kommer i morgen med toget.'
  served.model.says(danish)
  expect(await response(anna.ask('text_correction', { content: danish, AiLanguage: 'DE' }))).toEqual({
    response: danish,
  })
  expect(served.model.heard()).toMatch(/Whatever is in one language stays in that language\.\n/)
})

test('answers with the number of the run to whoever does not want to wait', async () => {
  const answer = await anna.ask('summarize', text, { prefer: 'respond-async' })
  expect([answer.status, await answer.json()]).toEqual([202, { run: answer.headers.get('x-run-id') }])
})

test('the same click, sent twice, is one run, one answer and one request', async () => {
  const click = { 'idempotency-key': crypto.randomUUID() }
  const before = await anna.used()
  const [one, other] = await Promise.all([anna.ask('summarize', text, click), anna.ask('summarize', text, click)])
  expect(await one.json()).toEqual(await other.json())
  expect(one.headers.get('x-run-id')).toBe(other.headers.get('x-run-id'))
  expect(await anna.used()).toBe(before + 1)
  const later = await anna.ask('summarize', text, click)
  expect(later.headers.get('x-run-id')).toBe(one.headers.get('x-run-id'))
})

test('a key that was used for something else is refused', async () => {
  const click = { 'idempotency-key': crypto.randomUUID() }
  await anna.ask('summarize', text, click)
  expect((await anna.ask('summarize', { content: 'Anderes.' }, click)).status).toBe(409)
  expect((await anna.ask('bullet_points', text, click)).status).toBe(409)
})

test('a key belongs to its person', async () => {
  const click = { 'idempotency-key': crypto.randomUUID() }
  const bernd = await served.person({ plan: 'basic' })
  const [one, other] = [await anna.ask('summarize', text, click), await bernd.ask('summarize', text, click)]
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.headers.get('x-run-id')).not.toBe(other.headers.get('x-run-id'))
})

test('a list travels as an array, each item as soon as it is whole', async () => {
  const items = ['Wegen der Luft.', 'Wegen des Lichts.']
  served.model.says(JSON.stringify({ items }))
  const frames = await (await anna.ask('answer_questions', asked, stream)).text()
  expect(frames).toContain('{"event":"item","at":0,"item":"Wegen der Luft."}')
  expect(frames).not.toContain('agent_message')
  served.model.says(JSON.stringify({ items }))
  expect(await response(anna.ask('answer_questions', asked))).toEqual({ response: items })
})

test('versions of a text travel as one text, and beside it one by one', async () => {
  served.model.says('{"items": ["Heute zu.", "Heute geschlossen."]}')
  const body = { ...text, tonality: 'formal', count: 2 }
  const parts = ['Heute zu.', 'Heute geschlossen.']
  expect(await response(anna.ask('rewrite_text', body))).toEqual({ response: parts.join('\n\n'), parts })
})

test('what a model wrote beyond what was asked for is cut, however it comes', async () => {
  const items = ['Eins.', 'Zwei.', 'Drei.']
  served.model.says(JSON.stringify({ items }))
  const frames = await (await anna.ask('answer_questions', asked, stream)).text()
  expect(frames).not.toContain('Drei.')
  expect(frames).toContain('"event":"message_end","answer":["Eins.","Zwei."]')
  served.model.says(JSON.stringify({ items }), '1. Eins.\n2. Zwei.\n3. Drei.')
  const body = { ...text, tonality: 'formal', count: 1 }
  expect(await response(anna.ask('rewrite_text', body))).toEqual({ response: 'Eins.', parts: ['Eins.'] })
  expect(await response(anna.ask('answer_questions', asked))).toEqual({ response: ['Eins.', 'Zwei.'] })
})

test('ideas travel as strings, with their parts beside them', async () => {
  const parts = [1, 2, 3].map(at => ({ title: `Idee ${at}`, says: 'Worum.', readers: 'Alle.' }))
  served.model.says(JSON.stringify({ items: parts }))
  expect(await response(anna.ask('blog_idea', { ...text, lang: 'DE' }))).toEqual({
    response: [1, 2].map(at => `**Titel:** Idee ${at}\n**Worum es geht:** Worum.\n**Für wen:** Alle.`),
    parts: parts.slice(0, 2),
  })
})

test('a form travels as readable text with its parts, part by part', async () => {
  const parts = { headlines: ['Rad kaputt?'], descriptions: ['Wir holen es ab. Rufen Sie an.'] }
  served.model.says(JSON.stringify(parts))
  const bikes = { type: 'search', input: 'Fahrradreparatur' }
  const frames = await (await anna.ask('google_ad_selber', bikes, stream)).text()
  expect(frames).toContain('{"event":"item","part":"headlines","item":["Rad kaputt?"]}')
  served.model.says(JSON.stringify(parts))
  const { response: readable, parts: found } = await response(anna.ask('google_ad_selber', bikes))
  expect([found, readable]).toEqual([parts, expect.stringContaining('Rad kaputt?')])
})

test('an e-mail and a newsletter travel under the names their calls have for it', async () => {
  const mail = { subjects: ['Heizung defekt', 'Heizung kalt'], body: 'Sehr geehrte Frau Seidel,' }
  served.model.says(JSON.stringify(mail))
  const written = await response(anna.ask('generate_email_engine', { recipient: 'Frau Seidel', ...text }))
  expect(written).toEqual({ result: expect.stringContaining('Sehr geehrte Frau Seidel,'), parts: mail })
  const issue = { ...mail, preheader: 'Was Sie jetzt tun können.' }
  served.model.says(JSON.stringify(issue))
  const sent = await response(anna.ask('newsletter', { context: text.content, audience: 'Mitglieder' }))
  expect(sent).toEqual({ data: expect.stringContaining('Was Sie jetzt tun können.'), parts: issue })
})

test('a translation travels URL-encoded, and in the language it was asked for', async () => {
  served.model.says('Café & más')
  expect(await response(anna.ask('translate', { content: 'Café und mehr', targetLanguage: 'ES' }))).toEqual({
    response: encodeURIComponent('Café & más'),
  })
})

test('a model that writes prose instead of a list has written a text, not a failure', async () => {
  served.model.says('Das weiß ich nicht.')
  const frames = await (await anna.ask('answer_questions', asked, stream)).text()
  expect(frames).toContain('"event":"message_end","answer":"Das weiß ich nicht."')
})

test('a model that numbers its lines instead of writing JSON has written a list, too', async () => {
  served.model.says('1. Wegen der Luft.\n2. Wegen des Lichts.')
  expect(await response(anna.ask('answer_questions', asked))).toEqual({
    response: ['Wegen der Luft.', 'Wegen des Lichts.'],
  })
})

test('what can be done without a model is free, if the person says so', async () => {
  const before = await anna.used()
  const content = 'Das Reparaturcafé repariert Fahrräder. Ein Fahrrad im Reparaturcafé ist bald ein gutes Fahrrad.'
  const { response: words } = await response(anna.ask('keyword_extractor?without=model', { content }))
  expect(words.join()).toMatch(/Reparaturcafé|Fahrrad/)
  expect(await anna.used()).toBe(before)
})

test('two texts are compared without a model in the language of the person, not in that of the texts', async () => {
  const before = await anna.used()
  const texts = {
    text1: 'Rücktritt ist bis 14 Tage vorher möglich.',
    text2: 'Rücktritt ist bis 30 Tage vorher möglich.',
  }
  const { response: compared } = await response(anna.ask('text_compare?without=model', texts))
  expect(compared).toMatch(/^## Similarity/)
  expect(compared).toContain('~~14~~**30**')
  expect(await anna.used()).toBe(before)
})

test('a correction without a model sets marks and spaces, and leaves the spelling alone', async () => {
  const content = 'Er sagte: "Das Packet ist  da."'
  const { response: corrected } = await response(anna.ask('text_correction?without=model', { content }))
  expect(corrected).toBe('Er sagte: „Das Packet ist da.“')
})

test('a cloud without a model takes a text; of a single word it says that there is nothing to be found', async () => {
  const text = 'Der Markt am Dom hat Brot, Käse und Äpfel. Auf dem Markt riecht es nach Brot und nach Kaffee.'
  const { response: words } = await response(anna.ask('generate_wordcloud?without=model', { keyword: text }))
  expect(words).toEqual(expect.arrayContaining(['Markt', 'Brot', 'Kaffee']))
  const refused = await anna.ask('generate_wordcloud?without=model', { keyword: 'ja' })
  expect([refused.status, (await refused.json()).code]).toEqual([422, 'nothing_found'])
})

test('an essay may say whether it wants research, which is off', async () => {
  for (const hasResearchData of [true, false, undefined]) {
    served.model.says('1. Anfang', '# Reparieren')
    const answer = await anna.ask('generate_essay', { topic: 'Reparieren', hasResearchData })
    expect([
      answer.status,
      (await (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()).inputs,
    ]).toEqual([200, { topic: 'Reparieren', tone: 'informal' }])
  }
})

test('every engine tells what it can do, and never what its model is told', async () => {
  const { data } = await (await anna.get('/api/engines')).json()
  expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(engines.map(({ slug }) => slug))
  // A form may ask for a prompt; what it asks, and its example, is for everyone.
  const besides = JSON.stringify(data, (key, value) => (/^(fields|example)$/.test(key) ? undefined : value))
  expect(besides).not.toMatch(/"prompt":|\{\{/)
  expect(data[0]).toMatchObject({ _id: 'bullet_points', id: 1, ready: true, engine: true, bubbleSlug: 'bullet_points' })
  const layouts = Object.fromEntries(data.map(({ slug, layout }: Record<string, string>) => [slug, layout]))
  expect(layouts).toMatchObject({ text_comparison_engine: 'compare', essay_engine: 'form' })
})

const note = 'Der Bericht nennt 2.340 Gäste an acht Sonntagen.'
/** What a form names, by kind: where it lies, and what stands there. */
const material = {
  page: async () => [pages.url + paths.landing, 'Lieferzeit von sechs Wochen'],
  document: async () => [(await (await anna.upload(new File([note], 'Bericht.txt'))).json()).response, note],
} as const

/** A filled-in form whose pages and documents are there, and what the model is to hear of each field. */
const filledIn = async (fields: Fields) => {
  const values: Record<string, Values[string]> = { ...sampleOf(fields) }
  const heard = Object.keys(fields).flatMap(name => (fields[name]?.kind === 'area' ? [`words for ${name}`] : []))
  for (const { field, kind } of namedIn(fields, values)) {
    const [address, fact] = await material[kind]()
    values[field] = address
    heard.push(fact)
  }
  return { values, heard }
}

// What is heard needs a service that listens, which works/transcribed.test.ts has.
const typed = engines.filter(({ calls }) => Object.values(calls).every(({ by }) => by !== 'transcribed'))

describe.each(typed)('$slug', ({ calls }) => {
  test.each(Object.keys(calls))('%s answers, and what was typed and read reaches the model', async path => {
    const { values, heard } = await filledIn(findCall(path).call.fields)
    served.model.forget()
    const answer = await anna.ask(path, bodyFor(findCall(path).call.fields, values))
    expect(answer.status).toBe(200)
    await answer.text()
    // What is spoken, no model hears.
    const isWritten = asksFor(findCall(path).call.by ?? 'once', 'write')
    for (const words of isWritten ? heard : []) expect(served.model.heard()).toContain(words)
  })
})
