/** A sentence that the process with the voices is to speak: with the files of which folder, and in whose voice. */
export type VoiceTask = Readonly<{
  folder: string
  text: string
  language: string
  /** One of the model’s own voices. */
  voice: string
  /** So many threads work on it. */
  threads: number
}>

/** What that process is told. */
export type ToVoice = Readonly<{ speak: VoiceTask }> | 'stop'

/** Why it could not speak: its files, the memory, or something else. */
export type VoiceFailure = 'file' | 'memory' | 'failed'

/** What it tells of a sentence. */
export type FromVoice =
  | Readonly<{ samples: Int16Array; rate: number }>
  | Readonly<{ failed: VoiceFailure; why: string }>
