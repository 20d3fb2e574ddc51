import type { VoiceName } from '#shared/voices.ts'
import type { ServiceCard } from '../../connected/service.ts'
import type { Sound } from '../sound.ts'

/** A sentence for a service. */
export type VoiceQuestion = Readonly<{ text: string; voice: VoiceName; language: string; model: string; key: string }>

/** What is sent: a path below the address of the service, and what goes along. */
export type VoiceRequest = Readonly<{
  path: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  /** JSON, or a text of the type that the headers name. */
  body: object | string
}>

/** A service that speaks: how it is asked, and how its answer is read. */
export type SpeechService = ServiceCard &
  Readonly<{
    /** Where it is, unless it is named with an address. */
    address?: string
    /** Whether a model emphasises what a sentence marks so; others are given it without the marks. */
    emphasises?(model: string): boolean
    ask(question: VoiceQuestion): VoiceRequest
    /** Reads its answer. Throws where it is none. */
    read(answer: Buffer): Sound
  }>
