import { describe, expect, test } from 'vitest'
import { startDownloads } from '#tests/download-server.ts'
import { framesOf } from '#tests/faults/streams.ts'
import { tinyVoiceModel } from '#tests/onnx/voice-models.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import type { DownloadsView } from './downloads.ts'

const terms = { de: 'Nicht für alles.', en: 'Not for everything.' }
const server = await startDownloads(tinyVoiceModel(), {
  ...{ id: 'supertonic-3', kind: 'speak', name: 'Supertonic 3', file: 'supertonic-3', terms },
})
const served = serving({
  model: false,
  downloads: { files: [server.what], rhythm: { silence: 10_000, again: 1, times: 2 } },
  environment: { MODELS_URL: server.url, PATH: '' },
})
const at = '/api/admin/downloads'
const looked = async () => {
  const { downloads } = (await (await served.admin.get(at)).json()) as DownloadsView
  return downloads[0]
}
const until = async (state: string) => {
  for (;;) {
    const one = await looked()
    if (one?.state === state) return one
  }
}
const here = async () => (await (await served.admin.get('/api/admin/speakers')).json()).here as string[]
const release =
  'Radweg eröffnet. Am 3. Mai gibt die Stadt Köln den neuen Radweg frei 🎉. „Er ist 12 km lang“, sagt die Bürgermeisterin.'
const speaks = async (anna: Person, input: string) => {
  const answer = await anna.ask('text_to_speech', { input, stimme: 'nova' }, { accept: 'text/event-stream' })
  const frames = framesOf(answer)
  const end = await frames.until(({ event }) => event === 'message_end' || event === 'error')
  const run = await (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
  return { end, run, parts: frames.so.filter(({ event }) => event === 'tts_message') }
}

describe('voices that are downloaded', { timeout: 360_000 }, () => {
  test('speak German without a key, sentence by sentence, and not as a simple voice, until they are deleted', async () => {
    const anna = await served.person({ plan: 'basic' })
    const refused = await anna.ask('text_to_speech', { input: release, stimme: 'nova' }, { 'accept-language': 'de' })
    const told = await refused.json()
    expect([refused.status, told.code, await here()]).toEqual([503, 'no_german_voice', ['flite']])
    expect(told.message).toContain('Stimmen herunterladen')
    const before = await anna.used()

    expect(await looked()).toMatchObject({ kind: 'speak', state: 'none', terms, connects: null })
    await served.admin.post(`${at}/supertonic-3`)
    const { received, bytes } = await until('ready')
    expect(received).toBe(bytes)
    expect(await here()).toEqual(['Supertonic 3', 'flite'])

    const { run, parts } = await speaks(anna, release)
    expect(run).toMatchObject({ state: 'done', model: 'local:supertonic-3', charged: true, cost: 1 })
    const [file] = run.files
    expect(file).toMatchObject({ by: 'local:supertonic-3', type: 'audio/mpeg' })
    expect(file.cues.map(({ text }: { text: string }) => text)).toHaveLength(3)
    expect(parts).toHaveLength(3)
    // A twentieth of a second for each sign, as it is said: “am dritten Mai”, “zwölf Kilometer”.
    expect(file.seconds).toBeGreaterThan(release.length * 0.045)
    const bytesOfIt = Buffer.from(await (await anna.get(run.answer)).arrayBuffer())
    expect(Math.abs(bytesOfIt.length / 8_000 - file.seconds)).toBeLessThan(0.2)
    expect(await anna.used()).toBe(before + 1)

    const english = await speaks(anna, 'Good morning. The road is clear.')
    expect(english.run).toMatchObject({ state: 'done', model: 'local:supertonic-3' })

    await served.admin.send(`${at}/supertonic-3`, { method: 'DELETE' })
    expect(await here()).toEqual(['flite'])
    const again = await anna.ask('text_to_speech', { input: release, stimme: 'nova' })
    expect((await again.json()).code).toBe('no_german_voice')
    await server.close()
  })
})
