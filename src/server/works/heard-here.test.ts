import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startDownloads } from '#tests/download-server.ts'
import { tinyListener, writeTinyListener } from '#tests/ggml/tiny-listener.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving, servingOne } from '#tests/serving.ts'
import { startTranscription } from '#tests/transcription-server.ts'
import { wavOf } from '#tests/waves.ts'
import type { DownloadsView } from '../admin/downloads.ts'
import type { ServicesView } from '../connected/routes.ts'
import { canListen } from '../local-listener/program.ts'

// A model is loaded by a process of its own, which a busy machine begins slowly.
vi.setConfig({ testTimeout: 300_000 })

const mirror = await startDownloads(tinyListener(), {
  ...{ id: 'tiny-listener', kind: 'listen', file: 'tiny.bin', place: 'federwerk/tiny/resolve/1/tiny.bin' },
})
afterAll(() => mirror.close())
const ears = running(() => startTranscription(['Das sagt der Dienst.']))

const listens = (usable = { listen: true }) => ({
  downloads: { files: [mirror.what], usable, rhythm: { silence: 10_000, again: 1, times: 2 } },
  environment: { MODELS_URL: mirror.url },
})
const german = { 'accept-language': 'de' }
const recording = (seconds: number) => wavOf({ channels: 1, rate: 16_000, seconds, speaks: [[0, seconds]] })
const bring = async (person: Person, seconds = 3) => {
  const file = new File([new Uint8Array(recording(seconds))], 'aufnahme.wav')
  return (await (await person.upload(file, '/api/upload/sound', german)).json()).response as string
}
const transcribe = async (person: Person, fileUrl: string) => {
  const answer = await person.post('/api/engins/groq-transcribe', { fileUrl }, german)
  return { status: answer.status, id: answer.headers.get('x-run-id') ?? '', ...(await answer.json()) }
}
const at = '/api/admin/downloads'

describe.skipIf(!(await canListen()))('a listener that is downloaded', () => {
  const served = serving(listens)
  const looked = async () => ((await (await served.admin.get(at)).json()) as DownloadsView).downloads
  const connected = async () => (await (await served.admin.get('/api/admin/listeners')).json()) as ServicesView
  const gone = (path: string) => served.admin.send(path, { method: 'DELETE' })

  const fetched = async () => {
    await served.admin.post(`${at}/tiny-listener`)
    while ((await looked())[0]?.state !== 'ready');
  }

  test('listens by itself once it is here: it transcribes, stands in the run, and is used no more when removed', async () => {
    const anna = await served.person({ plan: 'premium' })
    const fileUrl = await bring(anna)
    expect(await transcribe(anna, fileUrl)).toMatchObject({ status: 503, code: 'no_listener' })
    expect(await looked()).toMatchObject([{ id: 'tiny-listener', kind: 'listen', state: 'none', connects: null }])
    await fetched()

    const engine = await (await anna.get('/api/engines/transcript_audio_engine')).json()
    expect(engine.ready).toBe(true)
    expect((await connected()).here).toEqual(['tiny'])
    const told = await transcribe(anna, fileUrl)
    expect(told).toMatchObject({ status: 200, segments: [{ start: 0, end: 2, text: 'Guten Morgen.' }] })
    expect(await (await anna.get(`/api/runs/${told.id}`)).json()).toMatchObject({ model: 'local:tiny' })
    expect(await anna.used()).toBe(1)

    const added = await served.admin.post('/api/admin/listeners', { service: 'local', with: '', model: 'tiny' })
    expect(added.status).toBe(201)
    expect((await (await gone(`${at}/tiny-listener`)).json()).code).toBe('model_connected')
    await gone('/api/admin/listeners/local')
    // As the browser connects it, with the model that is here.
    expect((await served.admin.post('/api/admin/listeners', { service: 'local', with: '' })).status).toBe(201)
    expect((await (await gone(`${at}/tiny-listener`)).json()).code).toBe('model_connected')
    await gone('/api/admin/listeners/local')
    expect((await gone(`${at}/tiny-listener`)).status).toBe(200)
    expect(await transcribe(anna, fileUrl)).toMatchObject({ status: 503, code: 'no_listener' })
  })

  test('hears a long recording part by part, with the times of the whole', async () => {
    await fetched()
    const ben = await served.person({ plan: 'premium' })
    const told = await transcribe(ben, await bring(ben, 200))
    const starts = told.segments.map(({ start }: { start: number }) => start)
    expect(starts.length).toBeGreaterThanOrEqual(7)
    expect(starts).toEqual(starts.toSorted((one: number, other: number) => one - other))
    expect(starts.at(-1)).toBeGreaterThan(150)
  })
})

test.skipIf(!(await canListen()))('one that lies anywhere on the machine is named by the operator', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'federwerk-listener-'))
  const file = join(folder, 'ggml-own.bin')
  await writeTinyListener(file)
  const named = await servingOne({ environment: { TRANSCRIPTION_MODEL: `local:${file}` } })
  const anna = await named.person({ plan: 'premium' })
  const fileUrl = await bring(anna)
  expect(await transcribe(anna, fileUrl)).toMatchObject({ segments: [{ text: 'Guten Morgen.' }] })
  await rm(folder, { recursive: true })
  expect(await transcribe(anna, fileUrl)).toMatchObject({ success: false, code: 'model_file' })
})

test('a download that is not here yet is given up, though the operator names its model', async () => {
  const { downloads, environment } = listens()
  const named = await servingOne({ downloads, environment: { ...environment, TRANSCRIPTION_MODEL: 'local:tiny' } })
  mirror.misbehave({ stallsAfter: 100 })
  await named.admin.post(`${at}/tiny-listener`)
  const answer = await named.admin.send(`${at}/tiny-listener`, { method: 'DELETE' })
  mirror.misbehave()
  expect([answer.status, (await answer.json()).downloads[0].state]).toEqual([200, 'none'])
})

test('once a service is connected it alone listens', async () => {
  const both = await servingOne({ environment: ears.environment('groq:') })
  const anna = await both.person({ plan: 'premium' })
  expect(await transcribe(anna, await bring(anna))).toMatchObject({ segments: [{ text: 'Das sagt der Dienst.' }] })
})

test('where the program is missing nothing of it is offered', async () => {
  const bare = await servingOne(listens({ listen: false }))
  expect((await (await bare.admin.get(at)).json()).downloads).toEqual([])
  expect((await bare.admin.post(`${at}/tiny-listener`)).status).toBe(404)
})
