import type { ServiceCard } from '../../connected/service.ts'
import { azure } from './azure.ts'
import { elevenlabs } from './elevenlabs.ts'
import { google } from './google.ts'
import { openai, openaiCompatible } from './openai.ts'
import type { SpeechService } from './service.ts'

/** The services that can be asked to speak, by what `SPEECH_MODEL` calls them. */
export const hostedVoices = {
  openai,
  elevenlabs,
  google,
  azure,
  'openai-compatible': openaiCompatible,
} as const satisfies Readonly<Record<string, SpeechService>>

/** The voices of this machine, which need nothing. */
const local: ServiceCard = { name: 'Federwerk', access: 'none' }

export const speechServices: Readonly<Record<SpeechServiceId, ServiceCard>> = { ...hostedVoices, local }
export type HostedId = keyof typeof hostedVoices
export type SpeechServiceId = HostedId | 'local'
