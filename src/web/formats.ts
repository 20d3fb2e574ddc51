import { dated, type Locale, written } from '#shared/text.ts'
import { useLocale } from './language.tsx'

const say = (locale: Locale, moment: Date | string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dated[locale], options).format(new Date(moment))

const units = [
  { unit: 'gigabyte', bytes: 1_000_000_000, digits: 1 },
  { unit: 'megabyte', bytes: 1_000_000, digits: 1 },
]
const smallest = { unit: 'kilobyte', bytes: 1000, digits: 0 }

const sizeIn = (locale: Locale, bytes: number) => {
  const { unit, bytes: one, digits } = units.find(each => bytes >= each.bytes) ?? smallest
  const options = { style: 'unit', unit, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(locale, options).format(bytes > 0 ? Math.max(1, bytes / one) : 0)
}

/** Small amounts are told to the hundredth of a cent: a text hardly costs more. */
const moneyIn = (locale: Locale, value: number, currency: string) =>
  new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, minimumFractionDigits: 2 },
    maximumFractionDigits: value > 0 && value < 1 ? 4 : 2,
  }).format(value)

/** Numbers and moments as the language of the interface writes them. */
export const useFormats = () => {
  const locale = useLocale()
  return {
    /** 1.000 or 1,000 */
    number: (value: number) => written(value, locale),
    /** 30 % or 30%, of a part of one */
    percent: (part: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(part),
    /** 340 kB, 1,2 MB or 20 GB */
    size: (bytes: number) => sizeIn(locale, bytes),
    /** 12,40 € */
    money: (value: number, currency: string) => moneyIn(locale, value, currency),
    /** 21. November 2026, 10:42 */
    moment: (at: Date | string) => say(locale, at, { dateStyle: 'long', timeStyle: 'short' }),
    /** 21. November 2026 */
    day: (at: Date | string) => say(locale, at, { dateStyle: 'long' }),
    /** 27. Okt., a day of which everything is counted in UTC */
    date: (at: Date | string) => say(locale, at, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    /** November 2026, in UTC as months of requests are counted */
    month: (at: Date | string) => say(locale, at, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    /** 10:42 */
    time: (at: Date | string) => say(locale, at, { timeStyle: 'short' }),
    /** 1. Dezember, the day on which a month of requests ends: months are counted in UTC. */
    renewal: (at: Date | string) => say(locale, at, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  }
}
