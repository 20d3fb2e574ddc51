import type { ServiceCard } from '../../connected/service.ts'
import type { ListenService } from '../service.ts'
import { deepgram } from './deepgram.ts'
import { mistral } from './mistral.ts'
import { compatible, groq, openai } from './openai.ts'

/** The services that can be asked to listen, by what `TRANSCRIPTION_MODEL` calls them. */
export const hostedListeners = {
  openai,
  groq,
  deepgram,
  mistral,
  'openai-compatible': compatible,
} as const satisfies Readonly<Record<string, ListenService>>

/** The models of this machine, which need nothing; one may be named, and else the one that hears best listens. */
const local: ServiceCard = { name: 'Federwerk', access: 'none', ownModels: true }

export const listenServices: Readonly<Record<ListenServiceId, ServiceCard>> = { ...hostedListeners, local }
export type HostedListenerId = keyof typeof hostedListeners
export type ListenServiceId = HostedListenerId | 'local'
