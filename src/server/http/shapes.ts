import * as z from 'zod/mini'
import type { Text } from '#shared/text.ts'

/** A moment on the wire. */
export const moment = z.iso.datetime()

/** What a person reads, in both languages. */
export const bilingual: z.ZodMiniType<Text> = z.object({ de: z.string(), en: z.string() })

/** A list that nobody changes; zod's own `readonly` would tell callers that it cannot be sent. */
export const listOf = <One>(one: z.ZodMiniType<One>): z.ZodMiniType<readonly One[]> => z.array(one)

/** What is only described on the wire, since it was checked where it came from. */
export const ofType = <Type>(description: Readonly<Record<string, unknown>> = {}) =>
  z.custom<Type>().register(z.globalRegistry, description)
