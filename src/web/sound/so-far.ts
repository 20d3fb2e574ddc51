import type { EventOf } from '#shared/events.ts'
import type { Cue } from '#shared/made-files.ts'

/** The beginning of a recording that is being made: its bytes, how many, and what is said in it. */
export type SoundSoFar = Readonly<{ parts: readonly Uint8Array<ArrayBuffer>[]; bytes: number; cues: readonly Cue[] }>

const nothing: SoundSoFar = { parts: [], bytes: 0, cues: [] }

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))

/** A recording with one more part. Where one before it was missed, it stays as it is: the whole is still to come. */
export const withPart = (soFar = nothing, { audio, from, cue }: EventOf<'tts_message'>): SoundSoFar => {
  if (from !== soFar.bytes) return soFar
  const part = bytesOf(audio)
  return { parts: [...soFar.parts, part], bytes: from + part.length, cues: [...soFar.cues, cue] }
}

/** All that is there, as one file. */
export const wholeOf = ({ parts, bytes }: SoundSoFar): ArrayBuffer => {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole.buffer
}
