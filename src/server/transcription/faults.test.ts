import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Problem, sentenceOf } from '#shared/problems.ts'
import { type Fault, startTranscription } from '#tests/transcription-server.ts'
import { wavOf } from '#tests/waves.ts'
import { openTranscription } from './open-transcription.ts'

let ears: Awaited<ReturnType<typeof startTranscription>>
let folder: string
let sound: { path: string; seconds: number }
const speaks = [
  [0, 2],
  [4, 6],
] as const
beforeAll(async () => {
  ears = await startTranscription(['Guten Morgen.', 'Danke, sehr gut.'])
  folder = await mkdtemp(join(tmpdir(), 'federwerk-faults-'))
  sound = { path: join(folder, 'sound.wav'), seconds: 7 }
  await writeFile(sound.path, wavOf({ channels: 1, rate: 16_000, seconds: 7, speaks }))
})
afterAll(async () => {
  await ears.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  ears.fails()
  ears.again()
})

const nobody = () => Promise.reject(new Error('What is fixed is not looked up.'))
const opened = (named: string, patience = 20_000) =>
  openTranscription({
    ...{ named, environment: ears.environment(named) },
    folder,
    bounds: { allowed: [], patience, pause: 1 },
    settings: { get: nobody, set: nobody, remove: nobody },
    seal: { close: text => text, open: text => text },
    now: () => new Date(),
    report: () => undefined,
  })
const outcome = async (transcription: ReturnType<typeof opened>) => {
  const before = ears.asked.length
  const { signal } = new AbortController()
  const told = await transcription.hear({ sound, terms: [], signal }).then(
    ({ segments, by }) => ({ code: 'heard', by, texts: segments.map(({ text }) => text) }),
    (problem: Problem) => ({ code: problem.code, problem }),
  )
  return { ...told, asked: ears.asked.length - before }
}

// What happens, how often it happens, what becomes of it, and how often the service is asked.
const table: readonly (readonly [row: string, fault: Fault, times: number, code: string, asked: number])[] = [
  ['F9 refused', 400, 9, 'transcription_error', 1],
  ['F9 key refused', 401, 9, 'transcription_error', 1],
  ['F9 forbidden', 403, 9, 'transcription_error', 1],
  ['F9 nothing there', 404, 9, 'transcription_error', 1],
  ['F9 too large for it', 413, 9, 'transcription_error', 1],
  ['F10 busy, then not', '429 in 0 seconds', 1, 'heard', 2],
  ['F10 busy', '429 in 0 seconds', 9, 'transcription_busy', 3],
  ['F10 busy, without a word', 429, 9, 'transcription_busy', 3],
  ['F10 busy until a date', '429 until a date', 9, 'transcription_busy', 3],
  ['F10 busy for long', '429 in an hour', 9, 'transcription_busy', 1],
  ['F11 broken, then not', 500, 2, 'heard', 3],
  ['F11 broken', 500, 9, 'transcription_failed', 3],
  ['F11 a page of its proxy', '502 in HTML', 9, 'transcription_failed', 3],
  ['F11 overloaded', 503, 9, 'transcription_busy', 3],
  ['F11 overloaded, in another way', 529, 9, 'transcription_busy', 3],
  ['F11 hangs up, then not', 'a reset', 1, 'heard', 2],
  ['F11 hangs up', 'a reset', 9, 'transcription_failed', 3],
  ['F12 breaks off', 'a cut in the middle', 9, 'transcription_failed', 3],
  ['F12 breaks off once', 'a cut in the middle', 1, 'heard', 2],
  ['F13 says nothing', 'no answer', 9, 'transcription_failed', 1],
  ['F13 stops in the middle', 'half an answer', 9, 'transcription_failed', 1],
  ['F13 drips', 'a letter at a time', 9, 'transcription_failed', 1],
  ['F14 a page', 'HTML with 200', 9, 'transcription_failed', 1],
  ['F14 not a word', 'nothing', 9, 'transcription_failed', 1],
  ['F14 half of its JSON', 'broken JSON', 9, 'transcription_failed', 1],
  ['F14 JSON of another kind', 'JSON of another kind', 9, 'transcription_failed', 1],
  ['F14 a mark before it', 'a mark before the JSON', 9, 'heard', 1],
  ['F14 every passage twice', 'everything twice', 9, 'heard', 1],
  ['F14 times that make no sense', 'times that make no sense', 9, 'heard', 1],
  ['F14 no passages', 'no passages', 9, 'heard', 1],
  ['F15 without end', 'endless letters', 9, 'transcription_failed', 1],
  ['F15 a bomb', 'a bomb in gzip', 9, 'transcription_failed', 1],
  ['F16 filtered', 'a filter', 9, 'transcription_error', 1],
]
/** What never ends is ended by our patience; all else may take a busy machine a while. */
const endless: ReadonlySet<Fault> = new Set(['no answer', 'half an answer', 'a letter at a time'])

const services = ['openai:whisper-1', 'groq:', 'deepgram:nova-3', 'mistral:', 'openai-compatible:tiny']
describe.each(services)('%s', named => {
  test.each(table)('%s', async (_, fault, times, code, asked) => {
    ears.fails(...Array.from({ length: times }, () => fault))
    const told = await outcome(opened(named, endless.has(fault) ? 2_000 : 20_000))
    expect(told).toMatchObject({ code, asked })
    if ('texts' in told) expect(told.texts.join(' ')).toBe('Guten Morgen. Danke, sehr gut.')
    if (!('problem' in told)) return
    const { de, en } = sentenceOf(told.problem.code, told.problem.details)
    expect([de, en]).toEqual([expect.stringMatching(/nichts berechnet/), expect.stringMatching(/nothing was charged/)])
    expect(de + en).not.toMatch(/[{}]/)
    expect(String(told.problem.cause)).not.toMatch(/sk-openai|gsk-groq|mistral-key|deepgram-key/)
  })
})

test('what a busy service wants to be waited for is told to whoever waits', async () => {
  ears.fails('429 in an hour')
  expect(await outcome(opened('groq:'))).toMatchObject({ problem: { details: { seconds: 3600 } } })
})
