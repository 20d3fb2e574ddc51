import { emphasisIn, withoutEmphasis } from '#language/spoken/emphasis.ts'
import { wavIn } from '../sound.ts'
import type { SpeechService } from './service.ts'

/** Only these take instructions; others refuse them or read them out. */
const followsInstructions = (model: string) => /^gpt-.*-tts/.test(model)

const instructing = (text: string) => {
  const words = emphasisIn(text).map(one => `"${one}"`)
  return words.length > 0 && { instructions: `Emphasise these words clearly, and no others: ${words.join(', ')}.` }
}

/** https://platform.openai.com/docs/api-reference/audio/createSpeech; the nine voices are its own. */
export const openai: SpeechService = {
  name: 'OpenAI',
  access: 'key',
  models: ['gpt-4o-mini-tts', 'tts-1', 'tts-1-hd'],
  keyIn: ['OPENAI_API_KEY'],
  addressIn: ['OPENAI_BASE_URL'],
  address: 'https://api.openai.com/v1',
  emphasises: followsInstructions,
  ask: ({ text, voice, model, key }) => ({
    path: '/audio/speech',
    ...(key && { headers: { authorization: `Bearer ${key}` } }),
    body: { model, voice, input: withoutEmphasis(text), response_format: 'wav', ...instructing(text) },
  }),
  read: wavIn,
}

/** Whatever answers as OpenAI does: Kokoro, Speaches, LocalAI and others, mostly on a machine of one’s own. */
export const openaiCompatible: SpeechService = {
  ...openai,
  name: 'OpenAI API',
  access: 'both',
  models: ['kokoro', 'tts-1'],
  keyIn: ['OPENAI_COMPATIBLE_API_KEY'],
  addressIn: ['OPENAI_COMPATIBLE_BASE_URL'],
  address: undefined,
}
