import type { VoiceName } from '#shared/voices.ts'
import type { Sound } from './sound.ts'

/** What is to be spoken, sentence by sentence, in whose voice and in which language. */
export type SpeechRequest = Readonly<{
  sentences: readonly string[]
  voice: VoiceName
  /** As `de`, `en`, `fr`. */
  language: string
  /** Whose turn it is, where several wait. */
  whose: string
  signal: AbortSignal
}>

/** Speaks. What comes is one sound a sentence, in their order; a failure is a `Problem`. */
export type Speaker = {
  /** What it is, as it stands in runs: `openai:gpt-4o-mini-tts`, `local:espeak-ng`. */
  readonly name: string
  speak(asked: SpeechRequest): AsyncIterable<Sound>
}
