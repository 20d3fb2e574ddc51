import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { Call } from '#catalogue/call.ts'
import { languages } from '#catalogue/options.ts'
import { outputLanguage } from '#catalogue/output-language.ts'
import type { RunEvent } from '#shared/events.ts'
import type { Values } from '#shared/fields.ts'
import { type Details, type ProblemCode, sentenceOf } from '#shared/problems.ts'
import { namedIn } from '#shared/sources.ts'
import { type Locale, locales, read } from '#shared/text.ts'
import type { User } from '../world.ts'

/** The language a reader asked for; our own screens send that of the interface. */
export const localeOf = (c: Context, user?: User): Locale => {
  const asked = accepts(c, {
    header: 'Accept-Language',
    supports: [...locales],
    default: user?.locale ?? 'en',
    match: (wanted, { supports, default: otherwise }) =>
      wanted.map(({ type }) => supports.find(locale => type.toLowerCase().startsWith(locale))).find(Boolean) ??
      otherwise,
  })
  return locales.find(locale => locale === asked) ?? 'en'
}

const names = new Map([
  ['deutsch', 'de'],
  ['german', 'de'],
  ['englisch', 'en'],
  ['english', 'en'],
])

/** A language as people and the specifications write it, `DE`, `de-DE`, `Deutsch`: as `de`. */
export const languageCode = (written: unknown): string | undefined => {
  const wanted = typeof written === 'string' ? written.trim().toLowerCase() : ''
  return names.get(wanted) ?? /^[a-z]{2}(?=$|[-_])/.exec(wanted)?.[0]
}

/** The same of a language that texts are written in here; any other is none. */
export const outputCode = (written: unknown): string | undefined => {
  const code = languageCode(written)
  return code !== undefined && Object.hasOwn(languages, code.toUpperCase()) ? code : undefined
}

type Sent = Readonly<Record<string, unknown>>
const askedIn = ({ AiLanguage, lang }: Sent) => outputCode(AiLanguage) ?? outputCode(lang)

/**
 * The language a text is to be written in, and how that is decided: by the form, the call, the text, the person; or
 * by what is `usual` in their place.
 */
export const languageFor = (
  call: Call,
  values: Values,
  sent: Sent,
  user: User,
  usual = outputCode(user.aiLanguage) ?? 'en',
): string => outputLanguage(call, values, askedIn(sent), usual)

/** The usual language where no text is written: files that were worked on are named as their reader reads. */
export const usualFor = (c: Context, call: Call, user: User): string | undefined =>
  call.by === 'processed' ? localeOf(c, user) : undefined

/** Whether a text keeps the language of what is read for it: nothing that was asked for or typed decides it before. */
export const keepsLanguage = (call: Call, values: Values, sent: Sent): boolean =>
  call.language === 'kept' &&
  namedIn(call.fields, values).length > 0 &&
  !outputLanguage(call, values, askedIn(sent), '')

export const messageOf = (code: ProblemCode, details: Details, locale: Locale) =>
  read(sentenceOf(code, details), locale)

/** An event as it is told to this reader, in their language and with the limit of this moment. */
export const localizedEvent = (event: RunEvent, locale: Locale, { limit }: User): object => {
  if (event.event === 'error') return { ...event, message: messageOf(event.code, event.details ?? {}, locale) }
  if (event.event === 'progress') return { ...event, step: read(event.step, locale) }
  if (event.event !== 'message_end') return event
  const variants = event.variants?.map(one =>
    one.problem ? { ...one, message: messageOf(one.problem, one.details ?? {}, locale) } : one,
  )
  return { ...event, ...(variants && { variants }), limit: limit ?? null }
}
