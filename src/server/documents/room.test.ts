import { describe, expect, test } from 'vitest'
import { begin, doc, save, versions } from '#tests/documents/paragraphs.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()

const json = async (answer: Promise<Response>) => (await answer).json()
/** As if nothing had been done for so long. */
const pause = (id: string, minutes: number) =>
  served.query('update document set updated_at = updated_at - make_interval(mins => $2) where id = $1', [id, minutes])

describe('the storage of a plan', () => {
  const used = async (who: Person) => (await json(who.get('/api/files'))).used as number
  /** Takes up what is free, but for so many bytes. */
  const leaves = async (who: Person, free: number) => {
    const { limit } = await json(who.get('/api/files'))
    await served.query(
      `insert into file (id, "user", name, type, bytes) values ('full ' || gen_random_uuid(), $1, 'full', 'text/plain', $2)`,
      [who.id, limit - (await used(who)) - free],
    )
  }

  test('holds documents, and versions only as long as there is room', async () => {
    const anna = await served.person({ plan: 'free' })
    const before = await used(anna)
    const { _id } = await begin(anna, 'x'.repeat(1000))
    expect(await used(anna)).toBeGreaterThan(before + 1000)
    await save(anna, _id, 1, 'y'.repeat(1000), { by: 'ai' })
    expect(await versions(anna, _id)).toHaveLength(1)
    await leaves(anna, 1300)
    // What is there can still be changed, and what was there first gives way.
    const { version } = await save(anna, _id, 2, 'z'.repeat(1000), { by: 'ai' })
    expect(await versions(anna, _id)).toMatchObject([{ _id: version, revision: 2 }])
    await leaves(anna, 100)
    expect(await save(anna, _id, 3, 'a'.repeat(1000), { by: 'ai' })).toMatchObject({ revision: 4, version: null })
    const grown = await anna.put(`/api/document/${_id}`, { revision: 4, content: doc('z'.repeat(2000)) })
    expect([grown.status, (await grown.json()).code]).toEqual([402, 'storage_reached'])
    const more = await anna.post('/api/document', { content: doc('x'.repeat(1000)) })
    expect([more.status, (await more.json()).code]).toEqual([402, 'storage_reached'])
  })

  test('has room for what somebody chose to write over, or does not let them', async () => {
    const anna = await served.person({ plan: 'free' })
    const { _id } = await begin(anna, 'x'.repeat(1000))
    // Nobody has touched it for long: its version is as old as that, and older than all others.
    await save(anna, _id, 1, 'dort '.repeat(200))
    await pause(_id, 60 * 24 * 40)
    const others = await begin(anna, 'eins')
    const { version: earlier } = await save(anna, others._id, 1, 'zwei', { by: 'ai' })
    const away = await begin(anna, 'x'.repeat(1000))
    await leaves(anna, 1500)
    await anna.send(`/api/document/${away._id}`, { method: 'DELETE' })
    const { version } = await save(anna, _id, 2, 'hier '.repeat(300), { keeps: true })
    expect(await json(anna.get(`/api/document/${_id}/versions/${version}`))).toMatchObject({
      content: doc('dort '.repeat(200)),
    })
    // What was removed has given way to it, and no version had to.
    expect((await anna.post(`/api/document/${away._id}/restore`)).status).toBe(404)
    expect(await versions(anna, others._id)).toMatchObject([{ _id: earlier }])
    await leaves(anna, 50)
    const refused = await anna.put(`/api/document/${_id}`, { revision: 3, content: doc('neu'), keeps: true })
    expect([refused.status, (await refused.json()).code]).toEqual([402, 'storage_reached'])
    expect(await json(anna.get(`/api/document/${_id}`))).toMatchObject({ content: doc('hier '.repeat(300)) })
    expect(await versions(anna, _id)).toMatchObject([{ _id: version }])
    expect(await save(anna, _id, 3, 'neu')).toMatchObject({ revision: 4 })
  })

  test('is enough to go back and back again, or nothing is gone back to', async () => {
    const anna = await served.person({ plan: 'free' })
    const { _id } = await begin(anna, 'a'.repeat(1000))
    const { version } = await save(anna, _id, 1, 'b'.repeat(1000), { by: 'ai' })
    await leaves(anna, 1200)
    const back = (to: string, revision: number) =>
      anna.post(`/api/document/${_id}/versions/${to}/restore`, { revision })
    const went = await json(back(version, 2))
    expect(await json(back(went.version, 3))).toMatchObject({ revision: 4 })
    expect(await json(anna.get(`/api/document/${_id}`))).toMatchObject({ content: doc('b'.repeat(1000)) })
    await leaves(anna, 50)
    const [{ _id: kept }] = await versions(anna, _id)
    expect((await back(kept, 4)).status).toBe(402)
    expect(await json(anna.get(`/api/document/${_id}`))).toMatchObject({ content: doc('b'.repeat(1000)) })
    expect(await versions(anna, _id)).toMatchObject([{ _id: kept }])
  })

  test('lets nothing go for what has no room in any case', async () => {
    const anna = await served.person({ plan: 'free' })
    const { _id } = await begin(anna, 'eins')
    const { version } = await save(anna, _id, 1, 'zwei', { by: 'ai' })
    const away = await begin(anna, 'weg')
    await leaves(anna, 1000)
    await anna.send(`/api/document/${away._id}`, { method: 'DELETE' })
    expect((await anna.post('/api/document', { content: doc('x'.repeat(4000)) })).status).toBe(402)
    expect((await anna.upload(new File(['x'.repeat(4000)], 'a.txt'))).status).toBe(402)
    expect(await versions(anna, _id)).toMatchObject([{ _id: version }])
    expect((await anna.post(`/api/document/${away._id}/restore`)).status).toBe(200)
  })

  test('refuses to keep a version for which it has no room, and keeps what it has taken', async () => {
    const anna = await served.person({ plan: 'free' })
    const { _id } = await begin(anna, 'dort')
    const { version: earlier } = await save(anna, _id, 1, 'y'.repeat(1000), { by: 'ai' })
    const away = await begin(anna, 'x'.repeat(1500))
    await leaves(anna, 2000)
    await anna.send(`/api/document/${away._id}`, { method: 'DELETE' })
    const keep = (letters: number) =>
      anna.post(`/api/document/${_id}/versions`, { titel_text: 'Bericht', content: doc('z'.repeat(letters)) })
    const large = await keep(4000)
    expect([large.status, (await large.json()).code]).toEqual([402, 'storage_reached'])
    expect(await versions(anna, _id)).toMatchObject([{ _id: earlier }])
    expect((await anna.post(`/api/document/${'0'.repeat(36)}/versions`, { content: doc('z') })).status).toBe(404)
    // What was removed gives way to it, and then what is older.
    const { version } = await json(keep(3000))
    expect(await versions(anna, _id)).toMatchObject([{ _id: version, words: 1 }, { _id: earlier }])
    const { version: next } = await json(keep(3000))
    expect(await versions(anna, _id)).toMatchObject([{ _id: next }])
    expect(await json(anna.get(`/api/document/${_id}/versions/${next}`))).toMatchObject({
      content: doc('z'.repeat(3000)),
    })
  })

  test('is free again when the account goes, with everything that hung on its documents', async () => {
    const anna = await served.person({ plan: 'basic' })
    const { _id } = await begin(anna, 'eins')
    await save(anna, _id, 1, 'zwei', { by: 'ai' })
    await anna.put(`/api/document/${_id}/link`, { until: new Date(Date.now() + 86_400_000).toISOString() })
    const other = await begin(anna, 'weg')
    await anna.send(`/api/document/${other._id}`, { method: 'DELETE' })
    await served.world.users.remove(anna.id, async () => {})
    for (const table of ['document', 'document_version', 'document_link', 'removed_document', 'word'])
      expect((await served.query(`select from ${table} where "user" = $1`, [anna.id])).rowCount).toBe(0)
  })

  test('keeps a file whose picture stands in a document, and lets it go with that', async () => {
    const anna = await served.person({ plan: 'basic' })
    const bring = async () =>
      (await json(anna.upload(new File(['Ein Text'], 'a.txt')))).file as { _id: string; address: string }
    const [file, other] = [await bring(), await bring()]
    const image = { type: 'image', attrs: { src: file.address, alt: 'Ein Bild' } }
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [image] }] }
    const { _id } = await json(anna.post('/api/document', { content }))
    await served.query(`update file set created_at = now() - interval '8 days' where "user" = $1`, [anna.id])
    await served.world.files.clean()
    expect((await anna.get(file.address)).status).toBe(200)
    expect((await anna.get(other.address)).status).toBe(404)
    await anna.send(`/api/document/${_id}`, { method: 'DELETE' })
    await served.forgetRemoved()
    await served.world.files.clean()
    expect((await anna.get(file.address)).status).toBe(404)
  })
})
