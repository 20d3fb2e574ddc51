import type { ListenService } from '../service.ts'
import { deepgram } from './deepgram.ts'
import { mistral } from './mistral.ts'
import { compatible, groq, openai } from './openai.ts'

/** The services that can listen, by what `TRANSCRIPTION_MODEL` calls them. */
export const listenServices = {
  openai,
  groq,
  deepgram,
  mistral,
  'openai-compatible': compatible,
} as const satisfies Readonly<Record<string, ListenService>>

export type ListenServiceId = keyof typeof listenServices
