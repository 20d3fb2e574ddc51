import * as z from 'zod/mini'
import type { VoiceName } from '#shared/voices.ts'
import { wavIn } from '../sound.ts'
import type { SpeechService } from './service.ts'

/** The voices that all of its languages share. */
const voices: Readonly<Record<VoiceName, string>> = {
  alloy: 'Kore',
  nova: 'Aoede',
  shimmer: 'Zephyr',
  echo: 'Puck',
  onyx: 'Charon',
  fable: 'Orus',
  ash: 'Fenrir',
  sage: 'Leda',
  coral: 'Callirrhoe',
}
const accents: Readonly<Record<string, string>> = {
  ...{ de: 'de-DE', en: 'en-GB', fr: 'fr-FR', es: 'es-ES', it: 'it-IT', nl: 'nl-NL' },
  ...{ pl: 'pl-PL', pt: 'pt-BR', ru: 'ru-RU', sv: 'sv-SE', tr: 'tr-TR' },
}

const answered = z.object({ audioContent: z.string() })

/** https://cloud.google.com/text-to-speech/docs/reference/rest/v1/text/synthesize */
export const google: SpeechService = {
  name: 'Google Cloud',
  access: 'key',
  keyIn: ['GOOGLE_TTS_API_KEY'],
  addressIn: ['GOOGLE_TTS_BASE_URL'],
  address: 'https://texttospeech.googleapis.com',
  ask({ text, voice, language, key }) {
    const languageCode = accents[language] ?? 'en-GB'
    return {
      path: '/v1/text:synthesize',
      headers: { 'x-goog-api-key': key },
      body: {
        input: { text },
        voice: { languageCode, name: `${languageCode}-Chirp3-HD-${voices[voice]}` },
        audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: 24_000 },
      },
    }
  },
  read: answer => wavIn(Buffer.from(answered.parse(JSON.parse(answer.toString())).audioContent, 'base64')),
}
