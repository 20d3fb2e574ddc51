import { voiceNames } from '#shared/voices.ts'
import { runProgram } from '../run-program.ts'
import { inFile } from './in-file.ts'
import { oneByOne, type VoiceProgram } from './program.ts'

const speech = 'Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer;'
const list = `${speech} $s.GetInstalledVoices() | % { $_.VoiceInfo.Culture.TwoLetterISOLanguageName + '|' + $_.VoiceInfo.Name }`
/** What is to be said comes on its input, in UTF-8; names of voices hold no more than letters, figures and spaces. */
const speaking = (voice: string, path: string) =>
  `${speech} [Console]::InputEncoding = [Text.Encoding]::UTF8; $s.SelectVoice('${voice.replaceAll(/[^\w -]/g, '')}'); ` +
  `$s.SetOutputToWaveFile('${path.replaceAll("'", "''")}'); $s.Speak([Console]::In.ReadToEnd()); $s.Dispose()`

/** The voices that Windows brings along. */
export const sapi: VoiceProgram = {
  name: 'Windows',
  command: 'powershell.exe',
  async open(command) {
    const run = (script: string, signal: AbortSignal, input?: string) =>
      runProgram({ command, args: ['-NoProfile', '-NonInteractive', '-Command', script], input, signal })
    const lines = (await run(list, AbortSignal.timeout(15_000))).toString().split(/\r?\n/)
    const voices = Map.groupBy(
      lines.filter(line => /^\w\w\|\S/.test(line)),
      line => line.slice(0, 2),
    )
    if (!voices.size) return undefined
    return {
      name: 'Windows',
      speaks: language => voices.has(language),
      speak: asked =>
        oneByOne(asked, input => {
          const own = voices.get(asked.language) ?? []
          const voice = (own[voiceNames.indexOf(asked.voice) % own.length] ?? '').slice(3)
          return inFile(path => run(speaking(voice, path), asked.signal, input))
        }),
    }
  },
}
