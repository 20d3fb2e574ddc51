import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { voiceNames } from '#shared/voices.ts'
import { tinySeconds, tinyVoiceModel } from '#tests/onnx/voice-models.ts'
import { openLocalVoices } from '../local.ts'
import { isSilent, type Sound } from '../sound.ts'
import type { SpeechRequest } from '../speaker.ts'
import { openModelVoices, type VoiceKeeping } from './open-models.ts'

const files = tinyVoiceModel()
let folder = ''
const own = () => join(folder, 'supertonic-3')
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'federwerk-voices-'))))
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  await rm(own(), { recursive: true, force: true })
  await mkdir(own())
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(own(), name), bytes)
})

const opened: ReturnType<typeof openModelVoices>[] = []
afterEach(() => opened.splice(0).forEach(one => one.close()))
const usual: VoiceKeeping = { idle: 300_000, ending: 30_000, patience: 120_000, threads: 1 }
const openFor = (models: ReturnType<typeof openModelVoices>) => {
  const voices = openLocalVoices({
    environment: { PATH: '' },
    models,
    report: error => expect.unreachable(String(error)),
  })
  const says = async (sentences: readonly string[], asked: Partial<SpeechRequest> = {}) => {
    const speaker = await voices.speaker(asked.language ?? 'de')
    const plain = { voice: 'alloy', language: 'de', whose: 'anna', signal: new AbortController().signal } as const
    const sounds: Sound[] = []
    for await (const sound of speaker.speak({ sentences, ...plain, ...asked })) sounds.push(sound)
    return sounds
  }
  return { models, voices, says }
}
const open = (more: Partial<VoiceKeeping> = {}) => {
  const models = openModelVoices(folder, { ...usual, ...more })
  opened.push(models)
  return openFor(models)
}
/** One that most tests share, since it takes a while to start. */
let shared: ReturnType<typeof openFor>
beforeAll(() => void (shared = openFor(openModelVoices(folder, usual))))
afterAll(() => shared.models.close())
/** How long it takes for what is read to it: the marks of a language are as long in German as in English. */
const secondsOf = (read: string, voice = 'F1') => tinySeconds(`<de>${read}</de>`.length, voice) / 1.05
const lengthOf = ({ samples, rate }: Sound) => samples.length / rate
const exactly = (sound: Sound | undefined, seconds: number) => {
  expect(sound?.rate).toBe(44_100)
  expect(sound && Math.abs(lengthOf(sound) - seconds)).toBeLessThan(0.001)
}
/** Where no noise is left, it is half as loud as can be. */
const loudest = ({ samples }: Sound) => Math.max(...samples.map(Math.abs)) / 32_767

describe('a downloaded model that speaks', { timeout: 240_000 }, () => {
  test('goes before the programs of the machine, by the name that people know', async () => {
    const { voices } = shared
    expect(await voices.found()).toMatchObject([{ name: 'supertonic-3', called: 'Supertonic 3' }, { name: 'flite' }])
    expect((await voices.speaker('de')).name).toBe('local:supertonic-3')
    await rm(join(own(), 'vocoder.onnx'))
    expect(await voices.found()).toMatchObject([{ name: 'flite' }])
    await expect(voices.speaker('de')).rejects.toMatchObject({ code: 'no_german_voice' })
  })

  test('speaks German and English, one sound a sentence, each as long as it should be, without noise', async () => {
    const { says } = shared
    const [first, second] = await says(['Guten Tag.', 'Grüße aus Köln'])
    exactly(first, secondsOf('Guten Tag.'))
    // Letters and their accents are read one by one, and a sentence ends.
    exactly(second, secondsOf('Gru..ße aus Ko..ln.') - (2 * 0.05) / 1.05)
    expect(first && loudest(first)).toBeCloseTo(0.5, 2)
    const [english] = await says(['Good morning.'], { language: 'en' })
    exactly(english, secondsOf('Good morning.'))
  })

  test('works in several threads where the machine has them', async () => {
    const [sound] = await open({ threads: 2 }).says(['Guten Tag.'])
    exactly(sound, secondsOf('Guten Tag.'))
  })

  test('has a voice for each of ours, and they can be told apart', async () => {
    const { says } = shared
    const lengths = new Set<number>()
    for (const voice of voiceNames) for (const sound of await says(['Ja.'], { voice })) lengths.add(lengthOf(sound))
    expect(lengths.size).toBe(voiceNames.length)
  })

  test.each([
    ['🎉 Ja – „gut“ 🇩🇪!', 'Ja - "gut"!'],
    ['Ja, ☀️ 漢字 gut', 'Ja, gut.'],
    ['Ja, <b> [x] a/b', 'Ja, b x a b.'],
    ['Wer fragt?', 'Wer fragt?'],
  ])('%s is read as %s', async (given, read) => {
    exactly((await shared.says([given]))[0], secondsOf(read))
  })

  test('a sentence of which nothing can be said is a moment of silence', async () => {
    const [sound] = await shared.says(['漢字 🎉'])
    expect(sound && [isSilent(sound), lengthOf(sound)]).toEqual([true, 0.12])
  })

  test('a long sentence is spoken in parts, as people breathe', async () => {
    const part = `${'Wort '.repeat(40)}Ende,`
    const [sound] = await shared.says([`${part} ${part.replace(',', '.')}`])
    exactly(sound, 2 * secondsOf(part) + 0.12)
  })

  test('two at once: one after the other, and both are spoken', async () => {
    const { says } = shared
    const ended: string[] = []
    const asks = async (whose: string) => {
      const sounds = await says(
        Array.from({ length: 5 }, () => 'Guten Tag.'),
        { whose },
      )
      ended.push(whose)
      return sounds.length
    }
    expect(await Promise.all([asks('anna'), asks('bert')])).toEqual([5, 5])
    expect(ended).toEqual(['anna', 'bert'])
  })

  test('stops when it is asked to, keeps what it has loaded, and speaks the next text', async () => {
    const { voices, models, says } = shared
    const leaving = new AbortController()
    const speaker = await voices.speaker('de')
    const asked = { voice: 'alloy', language: 'de', whose: 'anna', signal: leaving.signal } as const
    const long = async () => {
      for await (const _ of speaker.speak({ ...asked, sentences: Array.from({ length: 500 }, () => 'Ja.') }))
        leaving.abort(new Error('stopped'))
    }
    await expect(long()).rejects.toThrow('stopped')
    const pid = models.pid()
    expect(pid).toBeDefined()
    expect(await says(['Guten Tag.'])).toHaveLength(1)
    expect(models.pid()).toBe(pid)
  })

  test('whoever goes away after the first sentence leaves nothing behind', async () => {
    const { voices, says } = shared
    const speaker = await voices.speaker('de')
    const asked = { voice: 'alloy', language: 'de', whose: 'anna', signal: new AbortController().signal } as const
    for await (const _ of speaker.speak({ ...asked, sentences: ['Eins.', 'Zwei.', 'Drei.'] })) break
    expect(await says(['Guten Tag.'])).toHaveLength(1)
  })

  test('its process may die: that is told, and the next text starts it anew', async () => {
    const { voices, models, says } = open()
    const speaker = await voices.speaker('de')
    const asked = { voice: 'alloy', language: 'de', whose: 'anna', signal: new AbortController().signal } as const
    const dies = async () => {
      for await (const _ of speaker.speak({ ...asked, sentences: Array.from({ length: 500 }, () => 'Ja.') })) {
        const pid = models.pid()
        if (pid) process.kill(pid, 'SIGKILL')
      }
    }
    await expect(dies()).rejects.toMatchObject({ code: 'model_crashed' })
    expect(await says(['Guten Tag.'])).toHaveLength(1)
  })

  test('leaves memory when nobody asks for a while', async () => {
    const { models, says } = open({ idle: 1 })
    await says(['Guten Tag.'])
    while (models.pid() !== undefined) await new Promise(resolve => setTimeout(resolve, 5))
    expect(await says(['Guten Tag.'])).toHaveLength(1)
  })

  test.each([
    ['a network', 'vocoder.onnx', 'Das ist kein Modell.', 'model_file'],
    ['a network of something else', 'vocoder.onnx', files['text_encoder.onnx'] ?? '', 'speech_failed'],
    ['its settings', 'tts.json', '{}', 'model_file'],
    ['its signs', 'unicode_indexer.json', '{"a":', 'model_file'],
    ['a voice', 'F1.json', '[]', 'model_file'],
  ])('%s that is damaged is told, and once it is whole again it speaks', async (_, name, bytes, code) => {
    const { says } = open()
    await writeFile(join(own(), name), bytes)
    await expect(says(['Guten Tag.'])).rejects.toMatchObject({ code })
    await writeFile(join(own(), name), files[name] ?? '')
    expect(await says(['Guten Tag.'])).toHaveLength(1)
  })

  test('is not loaded where memory would not do', async () => {
    // A file of holes: as large as it says, without taking room.
    await truncate(join(own(), 'vocoder.onnx'), 2 ** 40)
    await expect(open().says(['Guten Tag.'])).rejects.toMatchObject({ code: 'model_memory' })
  })

  test('a sentence that takes for ever is given up', async () => {
    const { says } = open({ patience: 1, ending: 1 })
    await expect(says(['Guten Tag.'])).rejects.toMatchObject({ code: 'speech_failed' })
  })
})
