import type { VoiceName } from '#shared/voices.ts'
import { runProgram } from '../run-program.ts'
import { wavIn } from '../sound.ts'
import { oneByOne, type VoiceProgram } from './program.ts'

/** A colour of its voice, its pitch from 0 to 99, and words a minute. */
const voices: Readonly<Record<VoiceName, readonly [variant: string, pitch: number, speed: number]>> = {
  alloy: ['f2', 45, 155],
  nova: ['f3', 60, 160],
  shimmer: ['f4', 70, 165],
  echo: ['m3', 45, 155],
  onyx: ['m7', 25, 145],
  fable: ['m1', 55, 160],
  ash: ['m5', 35, 165],
  sage: ['f5', 40, 145],
  coral: ['f1', 65, 160],
}

/** https://github.com/espeak-ng/espeak-ng: more than a hundred languages, plainly synthetic. */
export const espeak: VoiceProgram = {
  name: 'espeak-ng',
  command: 'espeak-ng',
  async open(command) {
    const listed = (await runProgram({ command, args: ['--voices'], signal: AbortSignal.timeout(5_000) })).toString()
    const languages = new Set([...listed.matchAll(/^\s*\d+\s+([a-z]{2,3})/gm)].map(([, language]) => language))
    if (!languages.size) return undefined
    return {
      name: 'espeak-ng',
      speaks: language => languages.has(language),
      speak: asked =>
        oneByOne(asked, async input => {
          const [variant, pitch, speed] = voices[asked.voice]
          const accent = asked.language === 'en' ? 'en-gb' : asked.language
          const as = ['-v', `${accent}+${variant}`, '-p', String(pitch), '-s', String(speed)]
          return wavIn(await runProgram({ command, args: [...as, '--stdin', '--stdout'], input, signal: asked.signal }))
        }),
    }
  },
}
