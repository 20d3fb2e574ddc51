import * as z from 'zod/mini'
import type { Text } from '#shared/text.ts'

/** A moment on the wire. */
export const moment = z.iso.datetime()

/** What a person reads, in both languages. */
export const bilingual: z.ZodMiniType<Text> = z.object({ de: z.string(), en: z.string() })

/** Words that nobody changes. */
export const strings = z.readonly(z.array(z.string()))
