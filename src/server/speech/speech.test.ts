import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { spoken } from '#language/spoken/index.ts'
import { asProblem } from '#shared/problems.ts'
import { type SpeechFault, startSpeech } from '#tests/speech-server.ts'
import { askVoice, type ConnectedVoice } from './ask-voice.ts'

let speech: Awaited<ReturnType<typeof startSpeech>>
beforeAll(async () => void (speech = await startSpeech()))
afterAll(() => speech.close())
beforeEach(() => speech.fails())

const text = 'Guten Tag, 5 < 6 & 7.'
const voices = {
  openai: { model: 'tts-1', heard: 'alloy' },
  'openai-compatible': { model: 'kokoro', heard: 'alloy' },
  elevenlabs: { model: 'eleven_multilingual_v2', heard: 'EXAVITQu4vr4xnSDxMaL' },
  google: { model: undefined, heard: 'de-DE-Chirp3-HD-Kore' },
  azure: { model: undefined, heard: 'de-DE-SeraphinaMultilingualNeural' },
} as const

const says = (id: keyof typeof voices, from: ConnectedVoice['from'] = 'environment', patience = 20_000) => {
  const one: ConnectedVoice = { id, with: 'key-123456', model: voices[id].model, address: speech.url, from }
  const bounds = { allowed: [], patience, pause: 1 }
  return askVoice(one, { text, voice: 'alloy', language: 'de' }, bounds, new AbortController().signal)
}
const outcome = async (...asked: Parameters<typeof says>) => {
  const before = speech.asked()
  const [code, seconds] = await says(...asked).then(
    ({ samples, rate }) => ['spoken', Math.round((samples.length / rate) * 100) / 100] as const,
    (error: unknown) => [asProblem(error).code, undefined] as const,
  )
  return { code, seconds, times: speech.asked() - before }
}

describe.each(Object.entries(voices))('%s', (id, { heard }) => {
  const name = id as keyof typeof voices

  test('speaks a sentence in the voice that is its own for ours', async () => {
    expect(await outcome(name)).toEqual({ code: 'spoken', seconds: 1.26, times: 1 })
    expect(speech.said.at(-1)).toEqual({ text, voice: heard, key: 'key-123456' })
  })

  // What happens, how often it happens, what becomes of it, and how often the service is asked.
  const table: readonly (readonly [row: string, SpeechFault, times: number, code: string, asked: number])[] = [
    ['F9 refused', 400, 9, 'speech_failed', 1],
    ['F9 key refused', 401, 9, 'model_refused', 1],
    ['F9 forbidden', 403, 9, 'model_refused', 1],
    ['F9 no such model', 404, 9, 'model_refused', 1],
    ['F9 too long for it', 413, 9, 'model_overfull', 1],
    ['F10 busy, then not', 429, 1, 'spoken', 2],
    ['F10 busy', 429, 9, 'model_busy', 3],
    ['F10 busy until a day that has passed', 'busy-date', 9, 'model_busy', 3],
    ['F10 busy for long', 'busy-long', 9, 'model_busy', 1],
    ['F11 broken, then not', 500, 2, 'spoken', 3],
    ['F11 broken', 500, 9, 'speech_failed', 3],
    ['F11 a page of its proxy', 502, 9, 'speech_failed', 3],
    ['F11 overloaded', 503, 9, 'model_busy', 3],
    ['F11 overloaded, as some say', 529, 9, 'model_busy', 3],
    ['F11 hangs up, then not', 'reset', 1, 'spoken', 2],
    ['F11 hangs up', 'reset', 9, 'model_unreachable', 3],
    ['F12 breaks off', 'reset-mid', 9, 'model_unreachable', 3],
    ['F12 breaks off once', 'reset-mid', 1, 'spoken', 2],
    ['F12 ends too early', 'end-mid', 9, 'model_unreachable', 3],
    ['F13 says nothing', 'hang', 9, 'model_timeout', 1],
    ['F13 stalls in the middle', 'half-open', 9, 'model_timeout', 1],
    ['F13 drips', 'drip', 9, 'model_timeout', 1],
    ['F14 garbage', 'garbage', 9, 'speech_failed', 1],
    ['F14 a page', 'html', 9, 'speech_failed', 1],
    ['F14 nothing', 'empty', 9, 'speech_failed', 1],
    ['F14 silence', 'silence', 9, 'speech_failed', 1],
    ['F15 without end', 'huge', 9, 'speech_failed', 1],
    ['F15 a bomb', 'bomb', 9, 'speech_failed', 1],
    ['F16 filtered', 'filter', 9, 'model_declined', 1],
  ]
  // Raw samples have no form that could be wrong.
  const isRaw = name === 'elevenlabs'
  test.each(table.filter(([, fault]) => !isRaw || !['garbage', 'html', 'silence'].includes(String(fault))))(
    '%s',
    async (_, fault, times, code, asked) => {
      speech.fails(fault, times)
      // Only where it is waited for in vain does it have to be short.
      const patience = code === 'model_timeout' ? 400 : 20_000
      expect(await outcome(name, 'environment', patience)).toMatchObject({ code, times: asked })
    },
  )
})

test('an address that was typed leads nowhere private', async () => {
  expect(await outcome('azure', 'settings')).toMatchObject({ code: 'speech_failed', times: 0 })
})

test.each([
  ['azure', undefined, 'Es ist <prosody rate="-12%" pitch="+6%" volume="+15%">heute</prosody> frei.', undefined],
  ['elevenlabs', 'eleven_v3', 'Es ist HEUTE frei.', undefined],
  ['elevenlabs', 'eleven_multilingual_v2', 'Es ist heute frei.', undefined],
  ['openai', 'gpt-4o-mini-tts', 'Es ist heute frei.', 'Emphasise these words clearly, and no others: "heute".'],
  ['openai', 'tts-1', 'Es ist heute frei.', undefined],
  ['google', undefined, 'Es ist heute frei.', undefined],
] as const)('%s %s is told what to emphasise as it understands it', async (id, model, given, instructions) => {
  const one: ConnectedVoice = { id, with: 'key-123456', model, address: speech.url, from: 'environment' }
  const [{ marked = '' } = {}] = spoken('Es ist *heute* frei.', 'de')
  const bounds = { allowed: [], patience: 400, pause: 1 }
  await askVoice(one, { text: marked, voice: 'alloy', language: 'de' }, bounds, new AbortController().signal)
  expect(speech.said.at(-1)?.text).toBe(given)
  expect(speech.said.at(-1)?.instructions).toBe(instructions)
})
