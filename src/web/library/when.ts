import { dated, type Locale } from '#shared/text.ts'
import { useLocale } from '../language.tsx'

const aDay = 86_400_000
const startOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()
const daysAgo = (moment: Date, now: Date) => Math.round((startOf(now) - startOf(moment)) / aDay)
const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1)

/** The day of a moment as one says it: Heute, Gestern, 18. November, and with its year when that is another one. */
export const dayOf = (at: string, locale: Locale, now = new Date()) => {
  const moment = new Date(at)
  const ago = daysAgo(moment, now)
  if (ago === 0 || ago === 1)
    return capital(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day'))
  const year = moment.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return moment.toLocaleDateString(dated[locale], { day: 'numeric', month: 'long', year })
}

/** Heute, 10:42 */
export const useWhen = () => {
  const locale = useLocale()
  return (at: string) =>
    `${dayOf(at, locale)}, ${new Date(at).toLocaleTimeString(dated[locale], { timeStyle: 'short' })}`
}
