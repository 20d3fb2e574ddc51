import { beforeAll, describe, expect, test } from 'vitest'
import { framesOf } from '#tests/faults/streams.ts'
import { fakePainter, motifs } from '#tests/painting.ts'
import type { Person } from '#tests/serve.ts'
import { serving, servingOne } from '#tests/serving.ts'
import { unzipped } from '#tests/unzipped.ts'

const { painter, asked } = fakePainter()
const stream = { accept: 'text/event-stream' }
const wanted = { content: 'Ein Leuchtturm im Nebel', style: 'drawing', count: 2 }

const served = serving({ painter, engines: [motifs] })
let anna: Person
let bert: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
  bert = await served.person({ plan: 'basic' })
})

const json = async (from: Promise<Response>) => (await from).json()
const paints = async (person: Person) => {
  const answer = await person.ask('paint_motif', wanted)
  const { result } = await answer.json()
  return { run: answer.headers.get('x-run-id') ?? '', addresses: result.response.response as readonly string[] }
}
const keeps = async (person: Person, run: string) => {
  const { text } = await json(person.get(`/api/runs/${run}`))
  const kept = { prompt: 'Ein Leuchtturm', result: text, type: 'motifs', run }
  return (await json(person.post('/api/bookmark', kept)))._id as string
}
const statusOf = async (person: Person, address: string | undefined) => (await person.get(address ?? '')).status
const cleans = () => served.world.files.clean()

describe('pictures that were made', () => {
  test('come one by one as files, and are told again to whoever looks later', async () => {
    const answer = await anna.ask('paint_motif', wanted, stream)
    const heard = await framesOf(answer).until(({ event }) => event === 'message_end')
    const run = answer.headers.get('x-run-id')
    const row = await json(anna.get(`/api/runs/${run}`))
    const name = 'Ein Leuchtturm im Nebel 1.png'
    expect(asked.at(-1)).toMatchObject({ prompt: 'drawing: Ein Leuchtturm im Nebel', howMany: 2 })
    expect(row.files).toMatchObject([{ type: 'image/png', name, width: 64, height: 48 }, { type: 'image/png' }])
    expect(row).toMatchObject({ state: 'done', model: 'fake:one-colour', charged: true, cost: 1 })
    expect(heard).toMatchObject({ answer: row.answer, files: row.files, usage: { images: 2 } })
    const again = framesOf(await anna.get(`/api/runs/${run}/events`, stream))
    await again.until(({ event }) => event === 'message_end')
    const files = again.so.filter(({ event }) => event === 'message_file')
    expect(files.map(({ address }) => address)).toEqual(row.answer)
    expect(row.answer).toHaveLength(2)
  })

  test('are their person’s alone, whole, and named in the answer of the API', async () => {
    const { addresses } = await paints(anna)
    const picture = await anna.get(addresses[0] ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await picture.bytes()).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'))
    expect(await statusOf(bert, addresses[0])).toBe(404)
  })

  test('take up room, are listed with their run, and go with it alone', async () => {
    const { run, addresses } = await paints(bert)
    const listed = await json(bert.get('/api/files'))
    expect(listed.files).toMatchObject([
      { made: true, run, until: null },
      { made: true, run, until: null },
    ])
    expect(listed.used).toBeGreaterThan(0)
    const refused = await bert.send(`/api${addresses[0]}`, { method: 'DELETE' })
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'file_made'])
    await cleans()
    expect(await statusOf(bert, addresses[0])).toBe(200)
    await bert.send(`/api/runs/${run}`, { method: 'DELETE' })
    expect(await statusOf(bert, addresses[0])).toBe(404)
    expect(await json(bert.get('/api/files'))).toMatchObject({ files: [], used: 0 })
    await cleans()
    await bert.post(`/api/runs/removals/${run}/restore`)
    expect(await statusOf(bert, addresses[0])).toBe(200)
    expect((await json(bert.get('/api/files'))).files).toMatchObject([{ run }, { run }])
    await bert.send(`/api/runs/${run}`, { method: 'DELETE' })
    await served.forgetRemoved()
    await cleans()
    expect((await served.query('select from file where "user" = $1', [bert.id])).rows).toEqual([])
  })

  test('outlast their run in a bookmark, also in one that was removed and comes back', async () => {
    const { run, addresses } = await paints(anna)
    const bookmark = await keeps(anna, run)
    await anna.send(`/api/runs/${run}`, { method: 'DELETE' })
    await cleans()
    expect(await statusOf(anna, addresses[1])).toBe(200)
    await anna.send(`/api/bookmark/${bookmark}`, { method: 'DELETE' })
    await cleans()
    await anna.post(`/api/bookmark/${bookmark}/restore`)
    await served.query('delete from removed_bookmark')
    await cleans()
    expect(await statusOf(anna, addresses[1])).toBe(200)
    await anna.send(`/api/bookmark/${bookmark}`, { method: 'DELETE' })
    await served.query('delete from removed_bookmark')
    await cleans()
    expect(await statusOf(anna, addresses[1])).toBe(404)
  })

  test('leave in a document and in the archive', async () => {
    const { addresses } = await paints(anna)
    const html = addresses.map(address => `<img src="${address}">`).join('')
    const page = await anna.post('/api/toHtml', { html, title: 'Leuchtturm' })
    expect(await page.text()).toContain('src="data:image/png;base64,')
    const archive = unzipped(Buffer.from(await (await anna.get('/api/archive?language=de')).arrayBuffer()))
    const short = addresses[0]?.slice('/files/'.length, '/files/'.length + 8) ?? ''
    expect([...archive.keys()].some(name => name.startsWith(`dateien/${short}`) && name.endsWith('.png'))).toBe(true)
  })

  test('are no text to be changed', async () => {
    const { run } = await paints(anna)
    const refused = await anna.post(`/api/runs/${run}/refine`, { how: 'shorter' })
    expect((await refused.json()).code).toBe('nothing_to_refine')
  })

  test('are not begun where no room is left, and nothing is charged where the room ends', async () => {
    const clara = await served.person({ plan: 'basic' })
    const { plans } = await json(served.admin.get('/api/admin/plans'))
    const { storage } = plans.find(({ id }: { id: string }) => id === 'basic')
    const to = (bytes: number) =>
      served.admin.send('/api/admin/plans/basic', { method: 'PATCH', body: JSON.stringify({ storage: bytes }) })
    await to(0)
    const before = asked.length
    expect((await clara.ask('paint_motif', wanted)).status).toBe(402)
    expect(asked).toHaveLength(before)
    await to(200)
    const cut = await clara.ask('paint_motif', wanted)
    expect([cut.status, (await cut.json()).code, await clara.used()]).toEqual([402, 'storage_reached', 0])
    await to(storage)
  })
})

test('where nobody paints, the engine says so and takes nothing', async () => {
  const bare = await servingOne({ engines: [motifs] })
  const frida = await bare.person({ plan: 'basic' })
  const { data } = await json(frida.get('/api/engines'))
  const card = data.find(({ slug }: { slug: string }) => slug === 'motifs')
  expect(card).toMatchObject({ ready: false, reason: 'no_painter' })
  const answer = await frida.ask('paint_motif', wanted)
  expect([answer.status, (await answer.json()).code, await frida.used()]).toEqual([503, 'no_painter', 0])
})
