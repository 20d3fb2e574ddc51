import type { VoiceName } from '#shared/voices.ts'
import type { fairSemaphore } from '../../process/semaphore.ts'
import type { Sound } from '../sound.ts'

/** Sentences for a program of this machine. */
export type ProgramRequest = Readonly<{
  sentences: readonly string[]
  voice: VoiceName
  language: string
  signal: AbortSignal
}>

/** A program or a model of this machine that speaks, once it was found. */
export type FoundVoice = Readonly<{
  /** As it stands in runs, behind `local:`. */
  name: string
  /** What people call it, where that is another name. */
  called?: string
  /** Who waits for it, where it does not speak for several at the same time as programs do. */
  inTurn?: ReturnType<typeof fairSemaphore>
  speaks(language: string): boolean
  speak(asked: ProgramRequest): AsyncIterable<Sound>
}>

/** How a program is recognised where it may be, and what it can; nothing where it is of no use here. */
export type VoiceProgram = Readonly<{
  name: string
  /** What it is called on the PATH. */
  command: string
  open(path: string, environment: Readonly<Record<string, string | undefined>>): Promise<FoundVoice | undefined>
}>

/** One process for each sentence, one after the other. */
export async function* oneByOne(
  { sentences, signal }: ProgramRequest,
  one: (sentence: string) => Promise<Sound>,
): AsyncIterable<Sound> {
  for (const sentence of sentences) {
    signal.throwIfAborted()
    yield await one(sentence)
  }
}
