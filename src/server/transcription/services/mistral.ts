import * as z from 'zod/mini'
import type { ListenService } from '../service.ts'
import { languageIn, tidy } from '../tidy.ts'

const moment = z.optional(z.nullable(z.number()))
const answer = z.object({
  text: z.string(),
  language: z.optional(z.nullable(z.string())),
  segments: z.optional(
    z.nullable(
      z.array(
        z.object({ start: moment, end: moment, text: z.string(), speaker_id: z.optional(z.nullable(z.string())) }),
      ),
    ),
  ),
})

/** https://docs.mistral.ai/capabilities/audio_transcription */
export const mistral: ListenService = {
  name: 'Mistral',
  access: 'key',
  models: ['voxtral-mini-latest'],
  keyIn: ['MISTRAL_API_KEY'],
  addressIn: ['MISTRAL_BASE_URL'],
  base: 'https://api.mistral.ai/v1',
  most: () => 30 * 60,
  ask: ({ model, key, terms }) => ({
    path: '/audio/transcriptions',
    headers: { authorization: `Bearer ${key}` },
    form: [
      ['model', model],
      ['timestamp_granularities', 'segment'],
      ['diarize', 'true'],
      ...terms.map(term => ['context_bias', term] as const),
    ],
  }),
  read(told, seconds) {
    const { text, language, segments } = answer.parse(told)
    const parts = segments?.map(({ speaker_id: speaker, ...one }) => ({ ...one, speaker }))
    return { segments: tidy(parts?.length ? parts : [{ text }], seconds), ...languageIn(language) }
  },
}
