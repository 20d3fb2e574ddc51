import { dated, type Locale } from '#shared/text.ts'

const formatIn = (locale: Locale) =>
  new Intl.DateTimeFormat(dated[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Made once: a format holds memory that nobody counts, and thousands of texts are written down in a row. */
const formats: Readonly<Record<Locale, Intl.DateTimeFormat>> = { de: formatIn('de'), en: formatIn('en') }

/** A moment in a file that is taken along, in UTC. */
export const momentIn = (locale: Locale, moment: Date) => `${formats[locale].format(moment)} UTC`
