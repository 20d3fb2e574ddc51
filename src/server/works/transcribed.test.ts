import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { running, serving, servingOne } from '#tests/serving.ts'
import { type Fault, startTranscription } from '#tests/transcription-server.ts'
import { unzipped } from '#tests/unzipped.ts'
import { chords, quiet, wavOf } from '#tests/waves.ts'

// Recordings are decoded in processes of their own, which a busy machine begins slowly.
vi.setConfig({ testTimeout: 60_000 })

const sentences = ['Guten Morgen, Frau Berg. Wie geht es Ihnen heute?', 'Danke, sehr gut. Wir eröffnen am 1. Mai.']
const sound = (name: string) => readFile(join(import.meta.dirname, '../../../tests/sound', name))

const ears = running(() => startTranscription(sentences))
const heardBy = (models: string) => ({ environment: ears.environment(models), outsidePatience: 60_000, pause: 1 })

const german = { 'accept-language': 'de' }
const bring = async (person: Person, bytes: Uint8Array, name: string) => {
  const answer = await person.upload(new File([new Uint8Array(bytes)], name), '/api/upload/sound', german)
  return { status: answer.status, ...(await answer.json()) }
}
const transcribe = async (person: Person, fileUrl: string, more: object = {}, query = '') => {
  ears.again()
  const answer = await person.post(`/api/engins/groq-transcribe${query}`, { fileUrl, ...more }, german)
  return { status: answer.status, id: answer.headers.get('x-run-id') ?? '', ...(await answer.json()) }
}

describe.each(['openai:whisper-1', 'groq:', 'mistral:', 'deepgram:nova-3', 'openai-compatible:tiny'])(
  'by %s',
  models => {
    test('a recording becomes text with times, as specified, and is kept, counted and followed', async () => {
      const served = await servingOne(heardBy(models))
      const anna = await served.person({ plan: 'premium' })
      const { response } = await bring(anna, await sound('interview.mp3'), 'interview.mp3')
      const told = await transcribe(anna, response, { terms: ['Werkstatt', 'Berg'] })
      expect(told).toMatchObject({ status: 200, success: true, result: { segments: told.segments } })
      expect(told.segments.map(({ text }: { text: string }) => text)).toEqual(sentences)
      const [first, second] = told.segments
      const voices = told.segments.map(({ speaker }: { speaker?: string }) => speaker)
      expect(voices).toEqual(/^(?:mistral|deepgram)/.test(models) ? ['Stimme 1', 'Stimme 2'] : [undefined, undefined])
      expect(first.start).toBeLessThan(0.5)
      expect(second.start).toBeGreaterThan(3.5)
      expect(second.end).toBeLessThan(8.5)
      expect(told.result.text).toContain(sentences[0])
      expect(await anna.used()).toBe(1)
      const run = await (await anna.get(`/api/runs/${told.id}`)).json()
      expect(run).toMatchObject({
        state: 'done',
        answer: told.segments,
        model: expect.stringContaining(models.split(':')[0] ?? ''),
      })
      const events = await (await anna.get(`/api/runs/${told.id}/events`)).text()
      expect(events).toMatch(/"seconds":9/)
      const { key, fields, query } = ears.asked.at(-1)!
      if (!models.startsWith('openai-c')) expect(key).toMatch(/(?:sk-openai|gsk-groq|mistral-key|deepgram-key)$/)
      expect(JSON.stringify(fields) + query).toMatch(/Berg/)
    }, 60_000)
  },
)

describe('what is brought', () => {
  const served = serving(() => heardBy('groq:'))
  let anna: Person
  beforeAll(async () => {
    anna = await served.person({ plan: 'premium' })
  })

  test.each([
    ['interview.wav', 'audio/wav'],
    ['interview.m4a', 'audio/mp4'],
    ['interview.aac', 'audio/aac'],
    ['interview.ogg', 'audio/ogg'],
    ['interview.flac', 'audio/flac'],
    ['interview.wma', 'audio/x-ms-wma'],
    ['rec-01.webm', 'audio/webm'],
  ])('%s is known by its content, whatever it is called, and heard', async (name, type) => {
    const brought = await bring(anna, await sound(name), 'aufnahme.mp3')
    expect(brought).toMatchObject({ status: 200, file: { type, name: 'aufnahme.mp3' } })
    expect(brought.file.seconds).toBeCloseTo(8.2, 0)
    expect((await transcribe(anna, brought.response)).segments).toHaveLength(2)
  })

  test('eight channels of which one speaks, and what breaks off, are heard as far as they go', async () => {
    const eight = await bring(anna, wavOf({ channels: 8, rate: 48_000, speaks: [[0, 1]], seconds: 3 }), 'acht.wav')
    expect((await transcribe(anna, eight.response)).segments).toHaveLength(1)
    const whole = await sound('interview.mp3')
    const half = await bring(anna, whole.subarray(0, whole.length / 2), 'halb.mp3')
    expect((await transcribe(anna, half.response)).segments).toHaveLength(1)
  })

  test('counts as storage, lies in the archive, and is removed as any file', async () => {
    const carla = await served.person({ plan: 'premium' })
    const bytes = await sound('interview.mp3')
    const { response } = await bring(carla, bytes, 'Gespräch.mp3')
    await transcribe(carla, response)
    expect(await (await carla.get('/api/files')).json()).toMatchObject({ total: 1, used: bytes.length })
    const archive = unzipped(Buffer.from(await (await carla.get('/api/archive?language=de')).arrayBuffer()))
    const kept = [...archive].find(([name]) => name.startsWith('dateien/') && name.endsWith(' Gespräch.mp3'))
    expect(kept?.[1]?.equals(bytes)).toBe(true)
    const id = String(response).slice('/files/'.length)
    expect((await carla.send(`/api/files/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await carla.get(response)).status).toBe(404)
    expect(await (await carla.get('/api/files')).json()).toMatchObject({ total: 0, used: 0 })
  })

  test.each([
    ['a text', Buffer.from('Das ist keine Aufnahme. '.repeat(99)), 415, 'sound_type', 'keine Aufnahme'],
    ['nothing', Buffer.alloc(0), 422, 'sound_empty', 'leer'],
    ['a PDF', Buffer.from(`%PDF-1.7\n${'x'.repeat(3000)}`), 415, 'sound_type', 'MP3, WAV'],
    [
      'a head without a body',
      Buffer.from(
        'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0data\0\0\0\0',
        'latin1',
      ),
      422,
      'sound_broken',
      'beschädigt',
    ],
    [
      'noise',
      Buffer.from(Array.from({ length: 9000 }, (_, at) => (at * 7919) % 251)),
      415,
      'sound_type',
      'keine Aufnahme',
    ],
  ])('%s is refused in a sentence, and nothing is kept', async (_, bytes, status, code, sentence) => {
    const before = await (await anna.get('/api/files')).json()
    const refused = await bring(anna, bytes, 'aufnahme.mp3')
    expect(refused).toMatchObject({ status, code, message: expect.stringContaining(sentence) })
    expect((await (await anna.get('/api/files')).json()).total).toBe(before.total)
  })

  test.each([
    ['lossless.m4a', 'sound_type'],
    ['mute.mp4', 'sound_missing'],
  ])('%s is refused as what it is', async (name, code) => {
    expect(await bring(anna, await sound(name), name)).toMatchObject({ code })
  })

  test('silence is not sent to anybody, and costs nothing', async () => {
    const before = [await anna.used(), ears.asked.length]
    const { response } = await bring(anna, quiet(4), 'still.wav')
    expect(await transcribe(anna, response)).toMatchObject({ status: 422, code: 'sound_silent' })
    expect([await anna.used(), ears.asked.length]).toEqual(before)
  })

  test('hours within a few bytes are refused without holding up anybody', async () => {
    const hours = wavOf({ channels: 1, rate: 4000, speaks: [], seconds: 4 * 3600 })
    const { status, code } = await bring(anna, hours, 'x.wav')
    expect([status, code]).toEqual([422, 'sound_too_long'])
  })

  test('music is told as such where nobody was understood, and costs nothing', async () => {
    const before = await anna.used()
    const { response } = await bring(anna, chords(8), 'lied.wav')
    for (const remark of ['♪♪', '[Musik]', '(Music playing)']) {
      ears.says(remark)
      expect(await transcribe(anna, response)).toMatchObject({
        ...{ status: 422, code: 'no_speech' },
        message: expect.stringContaining('vielleicht ist es nur Musik'),
      })
    }
    ears.says()
    expect(await anna.used()).toBe(before)
  })

  test('an hour of which little is spoken is heard where somebody speaks, at its times', async () => {
    const hour = wavOf({
      ...{ channels: 1, rate: 4000, seconds: 3600 },
      speaks: [
        [30, 33],
        [3590, 3593],
      ],
    })
    const { response, file } = await bring(anna, hour, 'sitzung.wav')
    expect(file.seconds).toBe(3600)
    const before = ears.asked.length
    const { segments } = await transcribe(anna, response)
    expect(segments.map(({ start }: { start: number }) => Math.round(start))).toEqual([30, 3590])
    expect(ears.asked.length - before).toBe(2)
  }, 240_000)

  test('another person’s recording, a document, or none at all is refused at the field', async () => {
    const ben = await served.person({ plan: 'premium' })
    const { response } = await bring(anna, await sound('interview.mp3'), 'interview.mp3')
    for (const fileUrl of [response, '/files/none', 'https://example.com/a.mp3', ''])
      expect(await transcribe(ben, fileUrl)).toMatchObject({ status: 422, fields: { fileUrl: expect.any(String) } })
    expect((await transcribe(await served.person({ plan: 'basic' }), response)).status).toBe(403)
  })

  test('a long one is cut at silences, and its times are those of the whole', async () => {
    const long = wavOf({
      channels: 1,
      rate: 8000,
      seconds: 1300,
      speaks: [
        [1, 2],
        [650, 652],
        [1290, 1292],
      ],
    })
    const { response } = await bring(anna, long, 'lang.wav')
    const before = ears.asked.length
    const { segments } = await transcribe(anna, response)
    expect(segments.map(({ start }: { start: number }) => Math.round(start))).toEqual([1, 650, 1290])
    const sent = ears.asked.slice(before).map(({ seconds }) => seconds)
    expect(sent).toHaveLength(3)
    expect(Math.max(...sent)).toBeLessThanOrEqual(600)
  })

  test('what is corrected in place is a version by hand', async () => {
    const { response } = await bring(anna, await sound('interview.ogg'), 'interview.ogg')
    const { id, segments } = await transcribe(anna, response)
    const answer = segments.map((one: object, at: number) =>
      at ? one : { ...one, text: 'Guten Tag.', speaker: 'Frau Weiß' },
    )
    const version = await (await anna.put(`/api/runs/${id}/edited`, { answer })).json()
    expect(version.answer).toEqual(answer)
    expect(version.text).toMatch(/^\*\*Frau Weiß:\*\* Guten Tag\.\n\n/)
    expect((await anna.post(`/api/runs/${id}/refine`, { how: 'shorter' })).status).toBe(409)
  })
})

describe('a service that goes wrong', () => {
  const served = serving(() => heardBy('groq:'))
  let anna: Person
  let recording: string
  beforeAll(async () => {
    anna = await served.person({ plan: 'premium' })
    recording = (await bring(anna, await sound('interview.mp3'), 'interview.mp3')).response
  })

  /** How often it is asked, and what people are told; more is in `transcription/faults.test.ts`. */
  test.each<[Fault, asked: number, code: string]>([
    [401, 1, 'transcription_error'],
    ['429 in an hour', 1, 'transcription_busy'],
    ['a reset', 3, 'transcription_failed'],
  ])('%s: asked %i times, %s, and nothing is charged', async (fault, asked, code) => {
    const before = [ears.asked.length, await anna.used()] as const
    ears.alwaysFails(fault)
    const told = await transcribe(anna, recording)
    ears.alwaysFails(undefined)
    expect(ears.asked.length - before[0]).toBe(asked)
    expect(told).toMatchObject({ success: false, code, message: expect.stringContaining('nichts berechnet') })
    expect(await anna.used()).toBe(before[1])
  })

  test('is asked again, and nothing is heard twice', async () => {
    ears.fails(500, 'a reset')
    expect((await transcribe(anna, recording)).segments).toHaveLength(2)
  })

  test('gives way to the next, whose name stands in the run', async () => {
    const both = await servingOne(heardBy('groq:, deepgram:'))
    const ben = await both.person({ plan: 'premium' })
    const own = (await bring(ben, await sound('interview.mp3'), 'interview.mp3')).response
    ears.fails(401)
    const { id, segments } = await transcribe(ben, own)
    expect(segments).toHaveLength(2)
    expect((await (await ben.get(`/api/runs/${id}`)).json()).model).toBe('deepgram:nova-3')
  })

  test('loses no part that was heard: the next attempt goes on from there', async () => {
    const long = wavOf({
      channels: 1,
      rate: 8000,
      seconds: 700,
      speaks: [
        [1, 2],
        [690, 692],
      ],
    })
    const { response } = await bring(anna, long, 'lang.wav')
    ears.fails(401)
    const failed = await transcribe(anna, response)
    expect(failed.success).toBe(false)
    const before = ears.asked.length
    const again = await transcribe(anna, response, {}, `?again=${failed.run}`)
    expect(again.segments).toHaveLength(2)
    expect(ears.asked.length - before).toBeLessThanOrEqual(2)
  })
})

test('where nothing is connected the tool says so, and the recording stays', async () => {
  const bare = await servingOne()
  const anna = await bare.person({ plan: 'premium' })
  const { response } = await bring(anna, await sound('interview.mp3'), 'interview.mp3')
  expect(await transcribe(anna, response)).toMatchObject({ status: 503, code: 'no_listener' })
  const engine = await (await anna.get('/api/engines/transcript_audio_engine')).json()
  expect(engine).toMatchObject({ ready: false, reason: 'no_listener', layout: 'audio' })
})
