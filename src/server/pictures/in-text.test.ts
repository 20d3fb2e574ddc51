import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Painter } from '../painting/painter.ts'
import { motifs } from '#tests/painting.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import { xmpOf } from './marking.ts'

const xmp = xmpOf({ source: 'made', by: 'fake:noise', prompt: 'Ein Leuchtturm' })
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

/** Paints noise that is too large for a page. */
const painter: Painter = {
  name: 'fake:noise',
  can: ['paint'],
  async *paint() {
    const bytes = await noise(1700, 850).withXmp(xmp).png({ compressionLevel: 1 }).toBuffer()
    yield { bytes, type: 'image/png', width: 1700, height: 850 }
    yield { images: 1 }
  },
}

const served = serving({ painter, engines: [motifs] })
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const paints = async () => {
  const made = await anna.post('/api/engins/paint_motif', { content: 'Ein Leuchtturm', style: 'drawing', count: 1 })
  const run = made.headers.get('x-run-id') ?? ''
  const { answer } = await (await anna.get(`/api/runs/${run}`)).json()
  return { run, address: answer[0] as string }
}
const bytesOf = async (address: string) => Buffer.from(await (await anna.get(address)).arrayBuffer())
const pictures = async () => (await (await anna.get('/api/files?kind=pictures')).json()).files

test('a made picture becomes one for a text: no larger than a page, with its mark, and not its run’s', async () => {
  const { run, address } = await paints()
  expect(await sharp(await bytesOf(`${address}/small?for=choice`)).metadata()).toMatchObject({
    width: 320,
    height: 320,
  })
  const answer = await anna.post(`/api${address}/in-text`, {})
  const { response, file } = await answer.json()
  expect(file).toMatchObject({ type: 'image/jpeg', made: false, run: null })
  const { width, height, xmp: kept } = await sharp(await bytesOf(response)).metadata()
  expect([width, height]).toEqual([1600, 800])
  expect(kept?.toString()).toContain('trainedAlgorithmicMedia')
  expect(await pictures()).toMatchObject([{ address: response }, { address }])
  await anna.send(`/api/runs/${run}`, { method: 'DELETE' })
  expect(await pictures()).toMatchObject([{ address: response }])
  expect((await anna.get(response)).status).toBe(200)
})

test('nobody takes a picture of others, and what is no picture is none', async () => {
  const { address } = await paints()
  const bea = await served.person({ plan: 'basic' })
  expect((await bea.post(`/api${address}/in-text`, {})).status).toBe(404)
  const text = await (await anna.upload(new File(['Ein Text'], 'a.txt'))).json()
  expect((await anna.post(`/api${text.response}/in-text`, {})).status).toBe(404)
})

test('a made picture that a document has stays as long as that, whatever becomes of its run', async () => {
  const { run, address } = await paints()
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'image', attrs: { src: address } }] }],
  }
  const document = await (await anna.post('/api/document', { titel_text: 'Küste', content })).json()
  expect((await anna.send(`/api/runs/${run}`, { method: 'DELETE' })).status).toBe(204)
  await served.forgetRemoved()
  await served.world.files.clean()
  expect((await anna.get(address)).status).toBe(200)
  expect(await pictures()).toEqual(expect.arrayContaining([expect.objectContaining({ address, until: null })]))
  await anna.send(`/api/document/${document._id}`, { method: 'DELETE' })
  await served.forgetRemoved()
  await served.world.files.clean()
  expect((await anna.get(address)).status).toBe(404)
})
