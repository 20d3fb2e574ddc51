import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { voiceNames } from '#shared/voices.ts'
import { runProgram } from '../run-program.ts'
import { inFile } from './in-file.ts'
import { oneByOne, type VoiceProgram } from './program.ts'

/** Piper speaks with voices that lie in a folder, `PIPER_VOICES`: `de_DE-thorsten-medium.onnx`. */
export const piper: VoiceProgram = {
  name: 'piper',
  command: 'piper',
  async open(command, { PIPER_VOICES: folder }) {
    if (!folder) return undefined
    const files = (await readdir(folder)).filter(name => /^[a-z]{2}_[A-Z]{2}-.*\.onnx$/.test(name)).toSorted()
    const voices = Map.groupBy(files, name => name.slice(0, 2))
    if (!voices.size) return undefined
    return {
      name: 'piper',
      speaks: language => voices.has(language),
      speak: asked =>
        oneByOne(asked, input => {
          const own = voices.get(asked.language) ?? []
          const voice = join(folder, own[voiceNames.indexOf(asked.voice) % own.length] ?? '')
          return inFile(path =>
            runProgram({ command, args: ['--model', voice, '--output_file', path], input, signal: asked.signal }),
          )
        }),
    }
  },
}
