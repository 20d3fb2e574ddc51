import { type Locale, written } from '#shared/text.ts'
import { useLocale } from './language.tsx'

const say = (locale: Locale, moment: Date | string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, options).format(new Date(moment))

/** Written alike in every language, and without waiting for the browser's tables of them. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000

/** Numbers and moments as the language of the interface writes them. */
export const useFormats = () => {
  const locale = useLocale()
  return {
    /** 1.000 or 1,000 */
    number: (value: number) => (isPlain(value) ? String(value) : written(value, locale)),
    /** 21. November 2026, 10:42 */
    moment: (at: Date | string) => say(locale, at, { dateStyle: 'long', timeStyle: 'short' }),
    /** 21. November 2026 */
    day: (at: Date | string) => say(locale, at, { dateStyle: 'long' }),
    /** 10:42 */
    time: (at: Date | string) => say(locale, at, { timeStyle: 'short' }),
    /** 1. Dezember, the day on which a month of requests ends: months are counted in UTC. */
    renewal: (at: Date | string) => say(locale, at, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  }
}
