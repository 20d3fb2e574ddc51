import * as z from 'zod/mini'
import type { ListenService } from '../service.ts'
import { languageIn, tidy } from '../tidy.ts'

const answer = z.object({
  results: z.object({
    channels: z.array(
      z.object({
        detected_language: z.optional(z.string()),
        alternatives: z.array(z.object({ transcript: z.string() })),
      }),
    ),
    utterances: z.optional(
      z.array(
        z.object({ start: z.number(), end: z.number(), transcript: z.string(), speaker: z.optional(z.number()) }),
      ),
    ),
  }),
})

/** https://developers.deepgram.com/reference/speech-to-text/listen-pre-recorded */
export const deepgram: ListenService = {
  name: 'Deepgram',
  access: 'key',
  models: ['nova-3', 'nova-2'],
  keyIn: ['DEEPGRAM_API_KEY'],
  addressIn: ['DEEPGRAM_BASE_URL'],
  base: 'https://api.deepgram.com/v1',
  most: () => 3 * 3600,
  ask: ({ model, key, terms }) => ({
    path: '/listen',
    query: [
      ['model', model],
      ['smart_format', 'true'],
      ['utterances', 'true'],
      ['diarize', 'true'],
      ...(model.startsWith('nova-3') ? ([['language', 'multi']] as const) : ([['detect_language', 'true']] as const)),
      ...terms.map(term => [model.startsWith('nova-3') ? 'keyterm' : 'keywords', term] as const),
    ],
    headers: { authorization: `Token ${key}`, 'content-type': 'audio/wav' },
  }),
  read(told, seconds) {
    const { channels, utterances } = answer.parse(told).results
    const [channel] = channels
    const whole = { text: channel?.alternatives[0]?.transcript ?? '' }
    const parts = utterances?.map(({ transcript: text, ...one }) => ({ ...one, text }))
    return { segments: tidy(parts?.length ? parts : [whole], seconds), ...languageIn(channel?.detected_language) }
  },
}
