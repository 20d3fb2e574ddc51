import type { Source } from '#shared/sources.ts'
import { dated, type Locale, type Text } from '#shared/text.ts'

const heading: Readonly<Record<Source['kind'], Text>> = {
  page: {
    de: 'Die Seite „{title}“, {address}, gelesen am {day}:',
    en: 'The page “{title}”, {address}, read on {day}:',
  },
  document: { de: 'Das Dokument „{title}“, hochgeladen am {day}:', en: 'The document “{title}”, uploaded on {day}:' },
}

const ending: Text = {
  de: '[So weit wurde es gelesen; es geht noch weiter.]',
  en: '[It was read as far as this; there is more.]',
}

const day = (moment: string, locale: Locale) =>
  new Intl.DateTimeFormat(dated[locale], { dateStyle: 'long' }).format(new Date(moment))

/**
 * A page or a document as a model is given it, between its own tags: what it is, where it lies and when it was read
 * stand in its first line, for strangers have written that, too.
 */
export const toldSource = ({ kind, title, address, readAt, text, cut }: Source, locale: Locale): string => {
  const named = heading[kind][locale]
    .replace('{title}', () => title)
    .replace('{address}', () => address)
    .replace('{day}', () => day(readAt, locale))
  return [named, text, ...(cut ? [ending[locale]] : [])].join('\n\n')
}
