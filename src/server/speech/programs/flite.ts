import { spawn } from 'node:child_process'
import type { VoiceName } from '#shared/voices.ts'
import { bareEnvironment } from '../../process/bare-environment.ts'
import { bundledFile } from '../../process/bundled-file.ts'
import { lowerPriority } from '../../process/priority.ts'
import { type Sound, wavIn } from '../sound.ts'
import type { FliteLine } from './flite-child.ts'
import type { FoundVoice, ProgramRequest } from './program.ts'

/** One of flite’s own voices, its pitch in hertz, and how far it stretches what it says. */
const voices: Readonly<Record<VoiceName, readonly [voice: string, pitch?: number, stretch?: number]>> = {
  alloy: ['slt'],
  nova: ['slt', 195, 0.95],
  shimmer: ['slt', 225, 0.92],
  echo: ['rms'],
  onyx: ['rms', 75, 1.08],
  fable: ['awb'],
  ash: ['kal16'],
  sage: ['slt', 150, 1.06],
  coral: ['slt', 210, 1.02],
}

const lineOf = (text: string, name: VoiceName): FliteLine => {
  const [voice, pitch, stretch] = voices[name]
  return {
    ...{ text, voice },
    set: { ...(pitch && { int_f0_target_mean: pitch }), ...(stretch && { duration_stretch: stretch }) },
  }
}

/** The sounds in what the process writes, each as soon as it is whole. */
async function* soundsIn(chunks: AsyncIterable<Buffer>): AsyncIterable<Sound> {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 4 && rest.length >= 4 + rest.readUInt32LE(0)) {
      const end = 4 + rest.readUInt32LE(0)
      yield wavIn(rest.subarray(4, end))
      rest = rest.subarray(end)
    }
  }
}

async function* speak({ sentences, voice, signal }: ProgramRequest): AsyncIterable<Sound> {
  const args = ['--no-warnings', bundledFile('speech/programs/flite-child.ts', 'flite-child.js')]
  const child = spawn(process.execPath, args, {
    ...{ signal, timeout: 120_000, env: bareEnvironment() },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  lowerPriority(child)
  const ended = new Promise<void>((done, failed) => child.on('error', failed).on('close', () => done()))
  ended.catch(() => undefined)
  child.stdin.on('error', () => undefined)
  child.stdin.end(sentences.map(text => `${JSON.stringify(lineOf(text, voice))}\n`).join(''))
  let come = 0
  try {
    for await (const sound of soundsIn(child.stdout)) {
      come++
      yield sound
    }
    await ended
  } finally {
    child.kill('SIGKILL')
  }
  if (come < sentences.length) throw new Error(`flite has spoken ${come} of ${sentences.length} sentences.`)
}

/** CMU Flite, which we bring along as a program of its own: English only, simple, everywhere. */
export const flite: FoundVoice = { name: 'flite', speaks: language => language === 'en', speak }
