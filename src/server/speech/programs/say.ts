import { voiceNames } from '#shared/voices.ts'
import { runProgram } from '../run-program.ts'
import { inFile } from './in-file.ts'
import { oneByOne, type VoiceProgram } from './program.ts'

/** The voices of macOS by language, as `say -v ?` lists them: “Anna  de_DE  # Hallo!”. */
const voicesIn = (listed: string) =>
  Map.groupBy(
    [...listed.matchAll(/^(\S.*?)\s+([a-z]{2})[_-]\w+\s+#/gm)].map(([, name = '', language = '']) => ({
      name,
      language,
    })),
    ({ language }) => language,
  )

/** The voices that macOS brings along. */
export const say: VoiceProgram = {
  name: 'say',
  command: 'say',
  async open(command) {
    const listed = await runProgram({ command, args: ['-v', '?'], signal: AbortSignal.timeout(5_000) })
    const voices = voicesIn(listed.toString())
    if (!voices.size) return undefined
    return {
      name: 'say',
      speaks: language => voices.has(language),
      speak: asked =>
        oneByOne(asked, input => {
          const own = voices.get(asked.language) ?? []
          const voice = own[voiceNames.indexOf(asked.voice) % own.length]?.name ?? 'Samantha'
          const as = ['--file-format=WAVE', '--data-format=LEI16@22050', '-v', voice]
          return inFile(path =>
            runProgram({ command, args: [...as, '-o', path, '-f', '-'], input, signal: asked.signal }),
          )
        }),
    }
  },
}
