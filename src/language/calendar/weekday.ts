import { weekdays } from '../meaning/calendar.ts'
import type { Span } from '../spans.ts'

/** A day of the week that stands beside a date. */
export type SaidWeekday = Span & {
  readonly w: number
  /** Where it ends with the brackets around it. */
  readonly whole: number
  /** One of several: „Fr–So 9.–11. 10.“. */
  readonly several?: boolean
}

const short = {
  de: 'mo di mi do fr sa so'.split(' '),
  en: 'mon tue wed thu fri sat sun'.split(' '),
}
const also: Readonly<Record<string, number>> = { tues: 2, thur: 4, thurs: 4 }

const names = new Map([
  ...weekdays,
  ...Object.entries(also),
  ...[...short.de.entries(), ...short.en.entries()].map(([at, name]) => [name, at + 1] as const),
])

const full = [...weekdays.keys()].join('|')
const shortIn = (language: string | undefined) => [
  ...(language === 'en' ? [] : short.de),
  ...(language === 'de' ? [] : [...Object.keys(also).reverse(), ...short.en]),
]

const patterns = (language: string | undefined) => {
  const day = `(?:${full}|${shortIn(language).join('|')})(?!\\p{L})`
  return {
    before: new RegExp(
      String.raw`(?<!\p{L})(?:(${day})\.?\s*(?:[–—/&+-]|,|bis|und|oder|to|and|or)\s*)?(${day})\.?[,:]?\s*(?:(?:den|dem|der|the|am|on)\s+)?(?:the\s+)?$`,
      'iu',
    ),
    after: new RegExp(String.raw`^\s*(?:\(\s*(${day})\.?\s*\)|,?\s(?:ein(?:e[mn])?|a)\s(${full})(?!\p{L}))`, 'iu'),
  }
}
const readings = { de: patterns('de'), en: patterns('en'), other: patterns(undefined) }
const readingIn = (language: string | undefined) =>
  readings[language === 'de' || language === 'en' ? language : 'other']

const isWord = (found: string) => found === 'so'

/** The weekday that stands at the end of a piece of text, which ends at this place. */
export const weekdayBefore = (ahead: string, at: number, language: string | undefined): SaidWeekday | undefined => {
  const found = readingIn(language).before.exec(ahead)
  const name = found?.[2]
  if (!found || !name || isWord(name)) return undefined
  const from = at - ahead.length + found.index + found[0].indexOf(name, found[1]?.length ?? 0)
  const w = names.get(name.toLowerCase()) ?? 0
  return { w, from, to: from + name.length, whole: at, ...(found[1] && { several: true }) }
}

/** The weekday in brackets, or after “a”, at the beginning of a piece of text, which begins at this place. */
export const weekdayAfter = (rest: string, at: number, language: string | undefined): SaidWeekday | undefined => {
  const found = readingIn(language).after.exec(rest)
  const name = found?.[1] ?? found?.[2]
  if (!found || !name) return undefined
  const from = at + found[0].lastIndexOf(name)
  return { w: names.get(name.toLowerCase()) ?? 0, from, to: from + name.length, whole: at + found[0].length }
}

/** Which language a weekday was written in, and whether in full. */
export const writtenAs = (name: string) => {
  const lower = name.toLowerCase()
  const isShort = !weekdays.has(lower)
  const isEnglish = lower.endsWith('day') || (isShort && lower.length > 2)
  return { locale: isEnglish ? ('en' as const) : ('de' as const), isShort }
}
