import { emphasised } from '#language/spoken/emphasis.ts'
import type { VoiceName } from '#shared/voices.ts'
import { escaped } from '#shared/xml.ts'
import { wavIn } from '../sound.ts'
import type { SpeechService } from './service.ts'

/** Voices that speak every language; where they come from stands in their names. */
const voices: Readonly<Record<VoiceName, string>> = {
  alloy: 'de-DE-SeraphinaMultilingualNeural',
  nova: 'en-US-AvaMultilingualNeural',
  shimmer: 'en-US-EmmaMultilingualNeural',
  echo: 'de-DE-FlorianMultilingualNeural',
  onyx: 'en-US-BrianMultilingualNeural',
  fable: 'en-US-AndrewMultilingualNeural',
  ash: 'fr-FR-RemyMultilingualNeural',
  sage: 'fr-FR-VivienneMultilingualNeural',
  coral: 'en-US-JennyMultilingualNeural',
}

/** Its voices that speak every language know no `emphasis`, but slower, higher and louder. */
const strong = (words: string) => `<prosody rate="-12%" pitch="+6%" volume="+15%">${escaped(words)}</prosody>`

/** https://learn.microsoft.com/azure/ai-services/speech-service/rest-text-to-speech */
export const azure: SpeechService = {
  name: 'Azure Speech',
  access: 'both',
  keyIn: ['AZURE_SPEECH_KEY'],
  addressIn: ['AZURE_SPEECH_ENDPOINT'],
  emphasises: () => true,
  ask: ({ text, voice, language, key }) => ({
    path: '/cognitiveservices/v1',
    headers: {
      'ocp-apim-subscription-key': key,
      'content-type': 'application/ssml+xml',
      'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
    },
    body:
      `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${language}">` +
      `<voice name="${voices[voice]}"><lang xml:lang="${language}">${emphasised(text, strong, escaped)}</lang></voice></speak>`,
  }),
  read: wavIn,
}
