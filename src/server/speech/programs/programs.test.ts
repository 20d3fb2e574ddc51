import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isSilent, type Sound } from '../sound.ts'
import { voicesHere } from './index.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'federwerk-programs-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program that notes how it was called, and writes a short tone where it was told to. */
const install = (name: string, lists: string, writes: string) => {
  const program = `#!/bin/sh
':' //; exec "${process.execPath}" "$0" "$@"
const { readFileSync, writeFileSync } = require('node:fs')
const args = process.argv.slice(2)
if (${lists}) process.exit(0)
const said = args.includes('-w') ? '' : readFileSync(0, 'utf8')
writeFileSync(${JSON.stringify(join(folder, 'called.json'))}, JSON.stringify({ args, said, knows: Object.keys(process.env) }))
const sound = Buffer.alloc(44 + 4000, 40)
sound.write('RIFF', 0); sound.write('WAVEfmt ', 8); sound.writeUInt32LE(16, 16); sound.writeUInt16LE(1, 20)
sound.writeUInt16LE(1, 22); sound.writeUInt32LE(22050, 24); sound.writeUInt32LE(44100, 28); sound.writeUInt16LE(2, 32)
sound.writeUInt16LE(16, 34); sound.write('data', 36); sound.writeUInt32LE(0xffffffff, 40)
writeFileSync(${writes}, sound)
`
  writeFileSync(join(folder, name), program)
  chmodSync(join(folder, name), 0o755)
}
const after = (flag: string) => `args[args.indexOf('${flag}') + 1]`
const called = () =>
  JSON.parse(readFileSync(join(folder, 'called.json'), 'utf8')) as { args: string[]; said: string; knows: string[] }

const fail = (error: unknown) => expect.unreachable(String(error))
const speaks = async (name: string, language: string, environment: Record<string, string> = {}) => {
  const all = await voicesHere({ PATH: ['/nowhere', folder].join(delimiter), ...environment }, fail)
  const voice = all.find(one => one.name === name)
  const sounds: Sound[] = []
  const asked = { sentences: ['Guten Tag.', '-v <Ende>'], voice: 'nova', language } as const
  for await (const one of voice?.speak({ ...asked, signal: new AbortController().signal }) ?? []) sounds.push(one)
  return { all: all.map(one => one.name), speaks: voice?.speaks(language), sounds: sounds.length }
}

describe.skipIf(process.platform === 'win32')('what is found on the PATH speaks, one sentence after the other', () => {
  test('say', async () => {
    const voices = 'Anna                de_DE    # Hallo!\\nPetra (Premium)     de_DE    # Hallo!'
    install('say', `args[1] === '?' && (process.stdout.write('${voices}\\n'), true)`, after('-o'))
    expect(await speaks('say', 'de')).toEqual({ all: ['say', 'flite'], speaks: true, sounds: 2 })
    expect(called()).toMatchObject({ args: expect.arrayContaining(['-v', 'Petra (Premium)']), said: '-v <Ende>' })
  })

  test('and does not know our keys', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'secret')
    install('pico2wave', 'false', after('-w'))
    await speaks('pico2wave', 'de')
    vi.unstubAllEnvs()
    expect(called().knows).toContain('PATH')
    expect(called().knows).not.toContain('OPENAI_API_KEY')
  })

  test('pico2wave', async () => {
    install('pico2wave', 'false', after('-w'))
    expect(await speaks('pico2wave', 'de')).toMatchObject({ speaks: true, sounds: 2 })
    expect(called().args.slice(0, 2)).toEqual(['-l', 'de-DE'])
    expect(called().args.at(-1)).toContain('<pitch level="112"><speed level="104">-v  Ende </speed></pitch>')
  })

  test('piper, with voices that lie in a folder', async () => {
    install('piper', 'false', after('--output_file'))
    writeFileSync(join(folder, 'de_DE-thorsten-medium.onnx'), '')
    expect(await speaks('piper', 'de', { PIPER_VOICES: folder })).toMatchObject({ speaks: true, sounds: 2 })
    expect(called().args).toContain(join(folder, 'de_DE-thorsten-medium.onnx'))
    expect(await speaks('piper', 'en', { PIPER_VOICES: folder })).toMatchObject({ speaks: false })
  })

  test('espeak-ng, which is the last to be taken', async () => {
    const voices = 'Pty Language       Age/Gender VoiceName\\n 5  de              --/M      German\\n'
    install('espeak-ng', `args[0] === '--voices' && (process.stdout.write('${voices}'), true)`, '1')
    const { all, ...spoken } = await speaks('espeak-ng', 'de')
    expect([all.at(-1), spoken]).toEqual(['espeak-ng', { speaks: true, sounds: 2 }])
    expect(called()).toMatchObject({ args: expect.arrayContaining(['-v', 'de+f3', '--stdout']), said: '-v <Ende>' })
  })

  test('Windows, by its own shell', async () => {
    const lists =
      "/GetInstalledVoices/.test(args.at(-1)) && (process.stdout.write('de|Microsoft Hedda Desktop\\r\\n'), true)"
    install('powershell.exe', lists, "/SetOutputToWaveFile\\('([^']+)'/.exec(args.at(-1))[1]")
    expect(await speaks('Windows', 'de')).toMatchObject({ speaks: true, sounds: 2 })
    expect(called().args.at(-1)).toContain("SelectVoice('Microsoft Hedda Desktop')")
  })

  test('one that does not start is passed over', async () => {
    install('say', 'process.exit(1)', "''")
    const told: unknown[] = []
    const all = await voicesHere({ PATH: folder }, error => told.push(error))
    expect([all.some(({ name }) => name === 'say'), told.length]).toEqual([false, 1])
  })
})

test('the nine voices of what we bring along can be heard, and told apart', async () => {
  const [flite] = await voicesHere({ PATH: '' }, fail)
  const lengths = new Set<number>()
  for (const voice of ['alloy', 'echo', 'onyx', 'fable', 'ash'] as const) {
    const asked = { sentences: ['Ten people agree.'], voice, language: 'en', signal: new AbortController().signal }
    for await (const sound of flite?.speak(asked) ?? []) {
      expect(isSilent(sound)).toBe(false)
      lengths.add(sound.samples.length)
    }
  }
  expect(lengths.size).toBe(5)
})

/** Programs that are installed where these tests run; the others are tried by what they are asked, above. */
const installed = await voicesHere(process.env, () => undefined)
const espeak = installed.find(({ name }) => name === 'espeak-ng')
test.skipIf(!espeak)('espeak-ng of this machine speaks German, in voices that can be told apart', async () => {
  const lengths = new Set<number>()
  for (const voice of ['alloy', 'echo', 'onyx', 'sage'] as const) {
    const asked = { sentences: ['Zehn Leute, grüß Gott & <hallo>.'], voice, language: 'de' }
    for await (const sound of espeak?.speak({ ...asked, signal: new AbortController().signal }) ?? []) {
      expect([sound.rate, isSilent(sound)]).toEqual([22_050, false])
      lengths.add(sound.samples.length)
    }
  }
  expect(lengths.size).toBe(4)
})
