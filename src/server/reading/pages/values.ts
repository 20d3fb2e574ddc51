import type { Locale, Text } from '#shared/text.ts'
import { nameOfThing, plain, several, type Thing, things } from './linked.ts'

const last = (address: string) => address.replace(/^.*[/:#]/, '')

const states: Readonly<Record<string, Text>> = {
  instock: { de: 'auf Lager', en: 'in stock' },
  onlineonly: { de: 'nur online', en: 'online only' },
  instoreonly: { de: 'nur im Laden', en: 'in store only' },
  limitedavailability: { de: 'nur noch wenige', en: 'few left' },
  preorder: { de: 'vorbestellbar', en: 'pre-order' },
  backorder: { de: 'nachbestellt', en: 'on back order' },
  outofstock: { de: 'nicht auf Lager', en: 'out of stock' },
  soldout: { de: 'ausverkauft', en: 'sold out' },
  discontinued: { de: 'nicht mehr im Angebot', en: 'discontinued' },
}

/** Whether something can be had, in words. */
export const stateOf = (value: unknown, locale: Locale): string =>
  states[
    last(plain(value))
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
  ]?.[locale] ?? ''

/** What an offer costs, and whether it can be had. */
export const priceOf = (offer: Thing, locale: Locale): string => {
  const [specified] = things(offer.priceSpecification)
  const currency = plain(offer.priceCurrency) || plain(specified?.priceCurrency)
  const [low, high] = [plain(offer.lowPrice), plain(offer.highPrice)]
  const range = low && high && low !== high ? `${low}–${high}` : low
  const price = plain(offer.price) || plain(specified?.price) || range
  const amount = price && [price, currency].filter(Boolean).join(' ')
  return [amount && [nameOfThing(offer.name), amount].filter(Boolean).join(': '), stateOf(offer.availability, locale)]
    .filter(Boolean)
    .join(', ')
}

/** An address on one line. */
export const addressOf = (value: unknown): string => {
  const [address] = things(value)
  if (!address) return plain(value)
  const town = [plain(address.postalCode), plain(address.addressLocality)].filter(Boolean).join(' ')
  return [plain(address.streetAddress), town, nameOfThing(address.addressCountry)].filter(Boolean).join(', ')
}

/** A moment as `2026-12-05, 19:30`, or the day alone. */
export const momentOf = (value: unknown): string => {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(plain(value)) ?? []
  return day ? [day, time].filter(Boolean).join(', ') : plain(value)
}

/** How long something takes: `1 h 30 min`. */
export const durationOf = (value: unknown): string => {
  const [, days, hours, minutes] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(plain(value)) ?? []
  const parts = [days && `${days} d`, Number(hours) && `${hours} h`, Number(minutes) && `${minutes} min`]
  return parts.filter(Boolean).join(' ')
}

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const dayNames: Readonly<Record<Locale, readonly string[]>> = {
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}
const until = { de: 'bis', en: 'to' }

const daysOf = (value: unknown, locale: Locale) => {
  const days = several(value).map(day => week.indexOf(last(plain(day)).toLowerCase()))
  const name = (day: number | undefined) => dayNames[locale][day ?? -1] ?? ''
  const isRow = days.length > 2 && days.every((day, at) => at === 0 || day === (days[at - 1] ?? NaN) + 1)
  return isRow ? `${name(days[0])} ${until[locale]} ${name(days.at(-1))}` : days.map(name).filter(Boolean).join(', ')
}

/** When a place is open: `Montag bis Freitag 07:30–16:30`. */
export const hoursOf = (thing: Thing, locale: Locale): string => {
  const specified = things(thing.openingHoursSpecification).map(({ dayOfWeek, opens, closes }) => {
    const hours = opens && closes ? `${plain(opens).slice(0, 5)}–${plain(closes).slice(0, 5)}` : ''
    return hours && [daysOf(dayOfWeek, locale), hours].filter(Boolean).join(' ')
  })
  const all = specified.some(Boolean) ? specified : several(thing.openingHours).map(plain)
  return all.filter(Boolean).slice(0, 14).join('; ')
}
