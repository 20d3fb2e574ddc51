import type { VoiceName } from '#shared/voices.ts'
import { runProgram } from '../run-program.ts'
import { inFile } from './in-file.ts'
import { oneByOne, type VoiceProgram } from './program.ts'

const accents: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR', es: 'es-ES', it: 'it-IT' }

/** It has one voice a language; pitch and speed in per cent make nine of it. */
const voices: Readonly<Record<VoiceName, readonly [pitch: number, speed: number]>> = {
  alloy: [100, 100],
  nova: [112, 104],
  shimmer: [126, 106],
  echo: [72, 100],
  onyx: [56, 94],
  fable: [64, 104],
  ash: [80, 106],
  sage: [92, 96],
  coral: [118, 98],
}

/** It takes commands between these signs, and knows no way to write the signs themselves. */
const withoutCommands = (text: string) => text.replaceAll(/[<>&]/g, ' ')

/** SVOX Pico, as Debian’s `libttspico-utils` has it. */
export const pico: VoiceProgram = {
  name: 'pico2wave',
  command: 'pico2wave',
  open: async command => ({
    name: 'pico2wave',
    speaks: language => language in accents,
    speak: asked =>
      oneByOne(asked, sentence => {
        const [pitch, speed] = voices[asked.voice]
        const told = `<pitch level="${pitch}"><speed level="${speed}">${withoutCommands(sentence)}</speed></pitch>`
        const accent = accents[asked.language] ?? 'en-GB'
        return inFile(path => runProgram({ command, args: ['-l', accent, '-w', path, told], signal: asked.signal }))
      }),
  }),
}
