import { describe, expect, test } from 'vitest'
import { most } from '#shared/documents.ts'
import { begin, doc, save, versions } from '#tests/documents/paragraphs.ts'
import { serving } from '#tests/serving.ts'

const served = serving()

const json = async (answer: Promise<Response>) => (await answer).json()
/** As if nothing had been done for so long. */
const pause = (id: string, minutes: number) =>
  served.query('update document set updated_at = updated_at - make_interval(mins => $2) where id = $1', [id, minutes])

describe('a version', () => {
  test('is what was there when its person left off for five minutes', async () => {
    const anna = await served.person({ plan: 'basic' })
    const { _id } = await begin(anna, 'eins')
    expect(await save(anna, _id, 1, 'eins zwei')).toMatchObject({ revision: 2, version: null })
    expect(await versions(anna, _id)).toEqual([])
    await pause(_id, 6)
    const { version } = await save(anna, _id, 2, 'eins zwei drei')
    expect(await versions(anna, _id)).toMatchObject([{ _id: version, revision: 2, words: 2, by: 'hand' }])
    expect(await json(anna.get(`/api/document/${_id}/versions/${version}`))).toMatchObject({
      content: doc('eins zwei'),
    })
    const bernd = await served.person({ plan: 'basic' })
    expect((await bernd.get(`/api/document/${_id}/versions`)).status).toBe(404)
    expect((await bernd.get(`/api/document/${_id}/versions/${version}`)).status).toBe(404)
    expect((await bernd.post(`/api/document/${_id}/versions/${version}/restore`, { revision: 3 })).status).toBe(404)
  })

  test('is what was there before a model changed it, and what the model has made of it', async () => {
    const anna = await served.person({ plan: 'basic' })
    const { _id } = await begin(anna, 'von Hand')
    await save(anna, _id, 1, 'von der KI', { by: 'ai' })
    await save(anna, _id, 2, 'von der KI und von Hand')
    expect(await versions(anna, _id)).toMatchObject([
      { revision: 2, by: 'ai' },
      { revision: 1, by: 'hand' },
    ])
  })

  test('is what was written over an older state and not chosen, and is gone back to', async () => {
    const anna = await served.person({ plan: 'basic' })
    const { _id } = await begin(anna, 'dort')
    const hier = { titel_text: 'Bericht', content: doc('hier'), by: 'ai' }
    const { version } = await json(anna.post(`/api/document/${_id}/versions`, hier))
    expect(await versions(anna, _id)).toMatchObject([{ _id: version, by: 'ai', words: 1 }])
    expect(await json(anna.get(`/api/document/${_id}`))).toMatchObject({ content: doc('dort'), revision: 1, ai: false })
    await anna.post(`/api/document/${_id}/versions/${version}/restore`, { revision: 1 })
    expect(await json(anna.get(`/api/document/${_id}`))).toMatchObject({ content: doc('hier'), ai: true })
    expect(await versions(anna, _id)).toMatchObject([{ _id: version }, { revision: 1, by: 'hand' }])
    const bernd = await served.person({ plan: 'basic' })
    expect((await bernd.post(`/api/document/${_id}/versions`, hier)).status).toBe(404)
    expect((await anna.post(`/api/document/${_id}/versions`, { content: { type: 'x' } })).status).toBe(422)
  })

  test('that a program keeps of what a model wrote marks the document that goes back to it', async () => {
    const anna = await served.person({ plan: 'basic' })
    const { key } = await json(anna.post('/api/keys', { name: 'Redaktion', days: 30 }))
    const { _id } = await begin(anna, 'dort')
    const keep = (text: string, more = {}) =>
      json(
        served.nobody.post(
          `/api/document/${_id}/versions`,
          { content: doc(text), ...more },
          { authorization: `Bearer ${key}` },
        ),
      )
    const [own, made] = [await keep('vom Programm'), await keep('von der KI', { by: 'ai' })]
    const back = ({ version }: { version: string }, revision: number) =>
      json(anna.post(`/api/document/${_id}/versions/${version}/restore`, { revision }))
    expect(await back(own, 1)).toMatchObject({ ai: false, by: 'restore' })
    expect(await back(made, 2)).toMatchObject({ ai: true, by: 'restore' })
    expect(await json(anna.get(`/api/document/${_id}`))).toMatchObject({ content: doc('von der KI'), ai: true })
  })

  test('is what was there before another device went on', async () => {
    const anna = await served.person({ plan: 'basic' })
    const { _id } = await begin(anna, 'am Rechner')
    const phone = { method: 'PUT', headers: { 'user-agent': 'A phone' } }
    await anna.send(`/api/document/${_id}`, {
      ...phone,
      body: JSON.stringify({ revision: 1, content: doc('Telefon') }),
    })
    await save(anna, _id, 2, 'wieder am Rechner')
    expect((await versions(anna, _id)).map(({ device }: { device: string }) => device === 'A phone')).toEqual([
      true,
      false,
    ])
  })

  test('can be gone back to, and back again, but not over what another tab writes', async () => {
    const anna = await served.person({ plan: 'basic' })
    const { _id } = await begin(anna, 'alt')
    const { version } = await save(anna, _id, 1, 'neu', { by: 'ai', titel_text: 'Neuer Bericht' })
    const back = (to: string, revision: number) =>
      anna.post(`/api/document/${_id}/versions/${to}/restore`, { revision })
    const went = await (await back(version, 2)).json()
    expect(went).toMatchObject({ revision: 3, titel_text: 'Bericht', by: 'restore' })
    expect(await (await back(went.version, 3)).json()).toMatchObject({ revision: 4, titel_text: 'Neuer Bericht' })
    expect(await json(anna.get(`/api/document/${_id}`))).toMatchObject({ content: doc('neu') })
    await save(anna, _id, 4, 'aus dem anderen Fenster')
    const late = await back(version, 4)
    expect([late.status, (await late.json()).document.content]).toEqual([409, doc('aus dem anderen Fenster')])
  })

  test('is gone with its document, and back with it', async () => {
    const anna = await served.person({ plan: 'basic' })
    const { _id } = await begin(anna, 'alt')
    const { version } = await save(anna, _id, 1, 'neu', { by: 'ai' })
    const asked = () => anna.get(`/api/document/${_id}/versions/${version}`)
    await anna.send(`/api/document/${_id}`, { method: 'DELETE' })
    expect((await asked()).status).toBe(404)
    await anna.post(`/api/document/${_id}/restore`)
    expect(await json(asked())).toMatchObject({ content: doc('alt') })
  })

  test('is thinned out: a hundred stay, and of older days the last each', async () => {
    const anna = await served.person({ plan: 'basic' })
    const { _id } = await begin(anna, 'viel geändert')
    await served.query(
      `insert into document_version (id, document, "user", title, content, revision, length, bytes, by, at)
      select $1 || n, $1, $2, '', '{}', -n, 1, 10, 'hand', '2026-03-31T20:00:00Z'::timestamptz - make_interval(hours => n)
      from generate_series(1, 148) as n`,
      [_id, anna.id],
    )
    await pause(_id, 6)
    await save(anna, _id, 1, 'noch mehr geändert')
    const left: { revision: number; at: string }[] = await versions(anna, _id)
    const [newest, older] = [left.slice(0, most.versions), left.slice(most.versions)]
    expect(newest.map(({ revision }) => revision)).toEqual([1, ...Array.from({ length: 99 }, (_, at) => -at - 1)])
    // The last version of the 27th is still among the hundred.
    expect(older.map(({ at }) => at)).toEqual(['2026-03-26T23:00:00.000Z', '2026-03-25T23:00:00.000Z'])
  })
})

test('a version that was kept is not the one that gives way where a hundred of its state are there', async () => {
  const anna = await served.person({ plan: 'basic' })
  const { _id } = await begin(anna, 'dort')
  await served.query(
    `insert into document_version (id, document, "user", title, content, revision, length, bytes, by, at)
    select $1 || n, $1, $2, '', '{}', 1, 1, 10, 'hand', now() - make_interval(secs => 200 - n)
    from generate_series(1, 100) as n`,
    [_id, anna.id],
  )
  const { version } = await json(anna.post(`/api/document/${_id}/versions`, { content: doc('hier') }))
  const left: { _id: string }[] = await versions(anna, _id)
  expect(left.slice(0, most.versions).map(each => each._id)).toContain(version)
})
