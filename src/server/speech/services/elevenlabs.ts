import { emphasised } from '#language/spoken/emphasis.ts'
import type { VoiceName } from '#shared/voices.ts'
import { pcmIn } from '../sound.ts'
import type { SpeechService } from './service.ts'

/** Voices that every account has, by their ids there. */
const voices: Readonly<Record<VoiceName, string>> = {
  alloy: 'EXAVITQu4vr4xnSDxMaL',
  nova: 'cgSgspJ2msm6clMCkdW9',
  shimmer: 'FGY2WhTYpPnrIDTdsKH5',
  echo: 'TX3LPaxmHKxFdv7VOQHJ',
  onyx: 'nPczCjzI2devNBz1zQrb',
  fable: 'JBFqnCBsd6RMkjVDRZzb',
  ash: 'cjVigY5qzO86Huf0OWal',
  sage: 'Xb7hH8MSUJpSbSDYk0k2',
  coral: 'pFZP5JQG7iQjIQuC4Bku',
}
const rate = 24_000

/** https://elevenlabs.io/docs/api-reference/text-to-speech/convert */
export const elevenlabs: SpeechService = {
  name: 'ElevenLabs',
  access: 'key',
  models: ['eleven_multilingual_v2', 'eleven_flash_v2_5', 'eleven_v3'],
  keyIn: ['ELEVENLABS_API_KEY'],
  addressIn: ['ELEVENLABS_BASE_URL'],
  address: 'https://api.elevenlabs.io',
  // Only version 3 takes capitals for emphasis.
  emphasises: model => model === 'eleven_v3',
  ask: ({ text, voice, model, key, language }) => ({
    path: `/v1/text-to-speech/${voices[voice]}`,
    query: { output_format: `pcm_${rate}` },
    headers: { 'xi-api-key': key },
    body: { text: emphasised(text, words => words.toLocaleUpperCase(language)), model_id: model },
  }),
  read: answer => pcmIn(answer, rate),
}
