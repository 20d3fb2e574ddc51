import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { most } from '#shared/documents.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
let bernd: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
  bernd = await served.person({ plan: 'basic' })
})

const doc = (...lines: string[]) => ({
  type: 'doc',
  content: lines.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const begin = async (who: Person, body: object = {}, headers: Record<string, string> = {}) => {
  const answer = await who.post('/api/document', body, headers)
  expect(answer.status).toBe(200)
  return answer.json()
}
const read = async (who: Person, id: string) => (await who.get(`/api/document/${id}`)).json()
const list = async (who: Person, query = '') => (await who.get(`/api/document?${query}`)).json()
const titles = async (who: Person, query = '') =>
  ((await list(who, query)).documents as { titel_text: string }[]).map(({ titel_text }) => titel_text)

describe('a document', () => {
  test('is kept as it was written, and read again by its person alone', async () => {
    const made = await begin(anna, { titel_text: 'Jahresbericht', content: doc('Wir haben\0 viel geschafft.') })
    expect(made).toMatchObject({ titel_text: 'Jahresbericht', revision: 1, words: 4, kind: 'document', language: 'de' })
    expect(await read(anna, made._id)).toMatchObject({
      content: doc('Wir haben viel geschafft.'),
      content_text: '<p>Wir haben viel geschafft.</p>',
    })
    const [listed] = (await list(anna)).documents
    expect(listed).toMatchObject({ _id: made._id, titel_text: 'Jahresbericht' })
    expect(listed).not.toHaveProperty('content')
    expect((await bernd.get(`/api/document/${made._id}`)).status).toBe(404)
    expect((await bernd.put(`/api/document/${made._id}`, { revision: 1, content: doc('x') })).status).toBe(404)
    expect((await bernd.send(`/api/document/${made._id}`, { method: 'DELETE' })).status).toBe(404)
    expect(await titles(bernd)).toEqual([])
  })

  test('is not written over by whoever has not seen what is there', async () => {
    const { _id } = await begin(anna, { titel_text: 'Zwei Fenster', content: doc('Anfang') })
    const save = (text: string) => anna.put(`/api/document/${_id}`, { revision: 1, content: doc(text) })
    const both = await Promise.all([save('eins'), save('zwei')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = await both.find(({ status }) => status === 409)?.json()
    const kept = await read(anna, _id)
    expect(kept).toMatchObject({ revision: 2, titel_text: 'Zwei Fenster' })
    expect(lost).toMatchObject({ code: 'document_elsewhere', document: { revision: 2, content: kept.content } })
  })

  test('may be saved twice by the same click', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const [one, other] = [await begin(anna, { content: doc('Einmal') }, key), await begin(anna, {}, key)]
    expect(other).toEqual(one)
    const change = { revision: 1, titel_text: 'Neu', content: doc('Zweimal') }
    const saved = await (await anna.put(`/api/document/${one._id}`, change)).json()
    expect(saved.revision).toBe(2)
    const again = await anna.put(`/api/document/${one._id}`, change)
    expect([again.status, await again.json()]).toEqual([200, { ...saved, version: null }])
  })

  test('can be written by a program, but not passed on by it', async () => {
    const { key } = await (await anna.post('/api/keys', { name: 'Redaktion', days: 30 })).json()
    const program = { authorization: `Bearer ${key}` }
    const answer = await served.nobody.post('/api/document', { content: doc('Vom Programm') }, program)
    const { _id, by } = await answer.json()
    expect([answer.status, by]).toEqual([200, 'program'])
    expect((await served.nobody.get(`/api/document/${_id}/versions`, program)).status).toBe(200)
    expect((await served.nobody.get(`/api/document/${_id}/link`, program)).status).toBe(403)
  })

  test('can come as HTML, of which it keeps what it knows', async () => {
    const html =
      '<h1>Bericht</h1><script>alert(1)</script><p onclick="x()">Ein <b>Wort</b></p><iframe src="//x"></iframe>'
    const { titel_text, content_text } = await begin(anna, { content_text: html })
    expect(titel_text).toBe('Bericht')
    expect(content_text).toBe('<h1 dir="ltr">Bericht</h1><p dir="ltr">Ein <strong>Wort</strong></p>')
  })

  test('knows what it was made of, if that is one’s own', async () => {
    const { _id: source } = await begin(anna, { content: doc('Vorlage') })
    const copy = await begin(anna, { copy: source, titel_text: 'Kopie', kind: 'template' })
    expect(copy).toMatchObject({ kind: 'template', origin: { document: source }, content: doc('Vorlage') })
    for (const body of [{ copy: source }, { origin: { document: source } }, { origin: { run: 'none' } }])
      expect((await bernd.post('/api/document', body)).status).toBe(404)
  })

  test('keeps each remark that is left alone, whoever leaves it and whatever is known of the others', async () => {
    const { _id } = await begin(anna, { titel_text: 'Bericht' })
    const change = async (body: object) =>
      (await anna.send(`/api/document/${_id}`, { method: 'PATCH', body: JSON.stringify(body) })).status
    const left = async () => (await read(anna, _id)).checks.left
    await change({ leave: ['one'], checks: { keyphrase: 'Ofen' } })
    await Promise.all([change({ leave: ['two'] }), change({ leave: ['three'] })])
    expect((await left()).toSorted()).toEqual(['one', 'three', 'two'])
    await change({ leave: ['one', 'one'] })
    expect((await left()).at(-1)).toBe('one')
    expect(await left()).toHaveLength(3)
    expect((await read(anna, _id)).checks.keyphrase).toBe('Ofen')
    await change({ checks: { left: [] }, leave: ['four'] })
    expect(await left()).toEqual(['four'])
    await change({ leave: Array.from({ length: 1_000 }, (_, at) => `remark ${at}`) })
    expect(await left()).toHaveLength(1_000)
    expect((await left()).at(0)).toBe('remark 0')
    expect(await change({ leave: ['a'.repeat(301)] })).toBe(422)
  })

  test('keeps what its checks need beside its text: without a version, in its copies, and when it comes back', async () => {
    const { _id } = await begin(anna, { titel_text: 'Rad', content: doc('Ein Rad') })
    const change = (checks: object, who = anna) =>
      who.send(`/api/document/${_id}`, { method: 'PATCH', body: JSON.stringify({ checks }) })
    expect((await read(anna, _id)).checks).toEqual({})
    await change({ keyphrase: 'Lastenrad', left: ['doubled am am'] })
    expect(await (await change({ description: 'Über Räder' })).json()).toMatchObject({ revision: 1 })
    const kept = { keyphrase: 'Lastenrad', left: ['doubled am am'], description: 'Über Räder' }
    expect((await read(anna, _id)).checks).toEqual(kept)
    expect((await begin(anna, { copy: _id })).checks).toEqual(kept)
    expect((await change({ keyphrase: 'x' }, bernd)).status).toBe(404)
    for (const wrong of [{ keyphrase: 'x'.repeat(121) }, { left: [1] }, 'x'])
      expect((await change(wrong as object)).status).toBe(422)
    await anna.send(`/api/document/${_id}`, { method: 'DELETE' })
    await anna.post(`/api/document/${_id}/restore`)
    expect((await read(anna, _id)).checks).toEqual(kept)
  })

  test('is found by the text it was made of, and says that a model had to do with it', async () => {
    served.model.next({ text: 'Der Ofen brennt.' })
    await (await anna.ask('press', { content: 'Der Ofen' })).text()
    const run: string = (await (await anna.get('/api/runs')).json()).runs[0]._id
    const { _id, ai } = await begin(anna, { content: doc('Der Ofen brennt.'), origin: { run, variant: 2 } })
    const { documents } = await list(anna, `run=${run}&kind=document&limit=50`)
    expect(documents).toMatchObject([{ _id, ai: true, origin: { run, variant: 2, engine: 'press_release' } }])
    const { documents: none } = await list(bernd, `run=${run}`)
    expect({ ai, none }).toEqual({ ai: true, none: [] })
    // What a person writes afterwards does not undo it, nor does a copy.
    await anna.put(`/api/document/${_id}`, { revision: 1, content: doc('Ganz neu.') })
    expect(await begin(anna, { copy: _id })).toMatchObject({ ai: true })
    const byHand = await begin(anna, { content: doc('Von Hand.') })
    expect(byHand).toMatchObject({ ai: false })
    const { ai: changed } = await (
      await anna.put(`/api/document/${byHand._id}`, { revision: 1, content: doc('Mit KI.'), by: 'ai' })
    ).json()
    expect(changed).toBe(true)
    expect(await begin(anna, { content: doc('Mit KI.'), by: 'ai' })).toMatchObject({ ai: true, revision: 1 })
  })

  test('keeps what is outdone knowingly, even a moment after it was saved', async () => {
    const { _id } = await begin(anna, { content: doc('Dort.') })
    const save = async (body: object) => (await anna.put(`/api/document/${_id}`, body)).json()
    expect(await save({ revision: 1, content: doc('Dort weiter.') })).toMatchObject({ version: null })
    const { version } = await save({ revision: 2, content: doc('Hier.'), keeps: true })
    const { content } = await (await anna.get(`/api/document/${_id}/versions/${version}`)).json()
    expect(content).toEqual(doc('Dort weiter.'))
  })

  const deep = (depth: number): object =>
    depth ? { type: 'blockquote', content: [deep(depth - 1)] } : { type: 'paragraph' }
  test.each([
    ['no document', { content: { type: 'paragraph' } }],
    ['one of nothing', { content: { type: 'doc', content: [] } }],
    ['a node that nobody knows', { content: { type: 'doc', content: [{ type: 'script' }] } }],
    ['one that is too deep', { content: { type: 'doc', content: [deep(61)] } }],
    ['a title that is too long', { titel_text: 'x'.repeat(201) }],
    ['a title that turns around', { titel_text: 'abc\u202edef' }],
    ['too many labels', { labels: Array.from({ length: 21 }, (_, at) => `${at}`) }],
    ['an empty label', { labels: [' '] }],
  ])('%s is refused', async (_, body) => {
    expect((await anna.post('/api/document', body)).status).toBe(422)
  })

  test('as deep as it may be is kept', async () => {
    const content = { type: 'doc', content: [deep(58)] }
    expect((await begin(anna, { content })).content).toEqual(content)
  })

  test('that is too large is refused, and what is there stays', async () => {
    const { _id } = await begin(anna, { content: doc('klein') })
    const answer = await anna.put(`/api/document/${_id}`, { revision: 1, content: doc('x'.repeat(most.bytes)) })
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'document_full'])
    expect((await read(anna, _id)).content).toEqual(doc('klein'))
  })

  test('comes back after it was removed, with its versions', async () => {
    const { _id } = await begin(anna, { titel_text: 'Weg', content: doc('eins') })
    await anna.put(`/api/document/${_id}`, { revision: 1, content: doc('zwei'), by: 'ai' })
    expect((await anna.send(`/api/document/${_id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await anna.get(`/api/document/${_id}`)).status).toBe(404)
    expect((await bernd.post(`/api/document/${_id}/restore`)).status).toBe(404)
    expect(await (await anna.post(`/api/document/${_id}/restore`)).json()).toMatchObject({
      titel_text: 'Weg',
      revision: 2,
    })
    expect((await (await anna.get(`/api/document/${_id}/versions`)).json()).versions).toHaveLength(1)
    await anna.send(`/api/document/${_id}`, { method: 'DELETE' })
    await served.forgetRemoved()
    expect((await anna.post(`/api/document/${_id}/restore`)).status).toBe(404)
  })
})

describe('a list of documents', () => {
  test('is in order by change or title, searched by words, and narrowed by label and kind', async () => {
    const clara = await served.person({ plan: 'basic' })
    const add = (titel_text: string, text: string, more = {}) =>
      begin(clara, { titel_text, content: doc(text), ...more })
    const { _id } = await add('Äpfel', 'Die Ernte war gut.', { labels: ['Garten'] })
    await add('zebra', 'Gestreift.', { labels: ['Zoo', 'Garten'] })
    await add('Brief 10', 'Sehr geehrte Damen')
    await add('Brief 9', 'Rechnungen anbei', { kind: 'template' })
    expect(await titles(clara)).toEqual(['Brief 9', 'Brief 10', 'zebra', 'Äpfel'])
    expect(await titles(clara, 'sort=title')).toEqual(['Äpfel', 'Brief 9', 'Brief 10', 'zebra'])
    expect(await titles(clara, 'label=Garten&sort=title')).toEqual(['Äpfel', 'zebra'])
    expect(await titles(clara, 'kind=template')).toEqual(['Brief 9'])
    expect(await titles(clara, 'search=rechnung')).toEqual(['Brief 9'])
    expect(await titles(clara, 'search=ernte')).toEqual(['Äpfel'])
    await clara.send(`/api/document/${_id}`, { method: 'PATCH', body: JSON.stringify({ titel_text: 'Birnen' }) })
    expect(await titles(clara, 'search=birne')).toEqual(['Birnen'])
    expect(await titles(clara, 'search=%C3%A4pfel')).toEqual([])
    expect(await titles(clara, 'search=ernte')).toEqual(['Birnen'])
    expect(await list(clara, 'page=2&limit=3&sort=title')).toMatchObject({
      total: 4,
      page: 2,
      documents: [{ titel_text: 'zebra' }],
    })
    expect((await clara.get('/api/document?sort=size')).status).toBe(422)
  })

  test('calls what has no title by its heading or its first words, and puts it there in order', async () => {
    const doro = await served.person({ plan: 'basic' })
    const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Über den Ofen' }] }
    const lists = async (query = '') =>
      ((await list(doro, query)).documents as { called: string }[]).map(({ called }) => called)
    await begin(doro, { titel_text: '', content: { type: 'doc', content: [...doc('Stand Mai').content, heading] } })
    await begin(doro, { content: doc('Wir backen am Sonntag im Hof an der Ilm. Alle kommen.') })
    await begin(doro, { titel_text: 'Winter', content: doc('Kalt.') })
    const { _id } = await begin(doro)
    expect(await lists()).toEqual(['', 'Winter', 'Wir backen am Sonntag im Hof an der Ilm.', 'Über den Ofen'])
    await doro.put(`/api/document/${_id}`, { revision: 1, content: doc('Viel zu tun') })
    const inOrder = ['Über den Ofen', 'Viel zu tun', 'Winter', 'Wir backen am Sonntag im Hof an der Ilm.']
    expect(await lists('sort=title')).toEqual(inOrder)
    expect(await read(doro, _id)).toMatchObject({ titel_text: '', called: 'Viel zu tun' })
  })

  test('tells its labels, and gives them other names everywhere at once', async () => {
    const dora = await served.person({ plan: 'basic' })
    await begin(dora, { titel_text: 'A', labels: ['Alt', 'Neu'] })
    await begin(dora, { titel_text: 'B', labels: ['Alt'] })
    const change = (body: object) => dora.send('/api/document/labels', { method: 'PATCH', body: JSON.stringify(body) })
    const labels = async () =>
      Object.fromEntries(
        (await (await dora.get('/api/document/labels')).json()).labels.map((one: { label: string; count: number }) => [
          one.label,
          one.count,
        ]),
      )
    expect(await labels()).toEqual({ Alt: 2, Neu: 1 })
    expect(await (await change({ label: 'Alt', to: 'Neu' })).json()).toEqual({ changed: 2 })
    expect(await labels()).toEqual({ Neu: 2 })
    await change({ label: 'Neu' })
    expect(await labels()).toEqual({})
    expect((await list(dora)).total).toBe(2)
  })
})
