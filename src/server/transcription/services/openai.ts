import * as z from 'zod/mini'
import type { ListenService } from '../service.ts'
import { languageIn, tidy } from '../tidy.ts'

const moment = z.optional(z.nullable(z.number()))
const answer = z.object({
  text: z.string(),
  language: z.optional(z.nullable(z.string())),
  segments: z.optional(
    z.nullable(
      z.array(z.object({ start: moment, end: moment, text: z.string(), speaker: z.optional(z.nullable(z.string())) })),
    ),
  ),
})

/** What a model can tell besides the words: times, or who speaks, or nothing. */
const tells = (model: string) =>
  /diarize/.test(model) ? 'speakers' : /^gpt-|transcribe$/.test(model) ? 'words' : 'times'

/** Sound that is sent lies within 25 MB; without times from the model they are those of short pieces. */
const tenMinutes = 600
const shortPiece = 30

const auth = (key: string): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {})

/** https://platform.openai.com/docs/api-reference/audio/createTranscription */
const wire: Pick<ListenService, 'most' | 'ask' | 'read'> = {
  most: model => (tells(model) === 'words' ? shortPiece : tenMinutes),
  ask({ model, key, terms }) {
    const more = {
      times: [
        ['response_format', 'verbose_json'],
        ['timestamp_granularities[]', 'segment'],
      ],
      speakers: [
        ['response_format', 'diarized_json'],
        ['chunking_strategy', 'auto'],
      ],
      words: [['response_format', 'json']],
    } as const satisfies Record<ReturnType<typeof tells>, readonly (readonly [string, string])[]>
    const kind = tells(model)
    return {
      path: '/audio/transcriptions',
      headers: auth(key),
      form: [
        ['model', model],
        ...more[kind],
        ...(terms.length && kind !== 'speakers' ? ([['prompt', terms.join(', ')]] as const) : []),
      ],
    }
  },
  read(told, seconds) {
    const { text, language, segments } = answer.parse(told)
    return { segments: tidy(segments?.length ? segments : [{ text }], seconds), ...languageIn(language) }
  },
}

export const openai: ListenService = {
  name: 'OpenAI',
  access: 'key',
  models: ['whisper-1', 'gpt-4o-transcribe-diarize', 'gpt-4o-transcribe', 'gpt-4o-mini-transcribe'],
  keyIn: ['OPENAI_API_KEY'],
  addressIn: ['OPENAI_BASE_URL'],
  base: 'https://api.openai.com/v1',
  ...wire,
}

/** https://console.groq.com/docs/speech-to-text */
export const groq: ListenService = {
  name: 'Groq',
  access: 'key',
  models: ['whisper-large-v3-turbo', 'whisper-large-v3'],
  keyIn: ['GROQ_API_KEY'],
  addressIn: ['GROQ_BASE_URL'],
  base: 'https://api.groq.com/openai/v1',
  ...wire,
}

/** Any other that speaks OpenAI's protocol, such as speaches or whisper.cpp on the same machine. */
export const compatible: ListenService = {
  name: 'OpenAI API',
  access: 'both',
  models: ['whisper-1'],
  keyIn: ['OPENAI_COMPATIBLE_API_KEY'],
  addressIn: ['OPENAI_COMPATIBLE_BASE_URL'],
  ...wire,
}
