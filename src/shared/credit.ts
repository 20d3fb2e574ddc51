import type { Locale, Text } from './text.ts'

/** Who is to be named for a picture, where it was found, and under which licence it may be used. */
export type Credit = {
  readonly author: string
  readonly authorUrl?: string
  /** Whose collection it was found in, and its page there. */
  readonly provider?: string
  readonly source?: string
  readonly licence?: string
  readonly licenceUrl?: string
}

const photo: Text = { de: 'Foto', en: 'Photo' }

/** Words that would be signs of Markdown, as the words they are, in one line. */
export const asWords = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>~|]/g, '\\$&')

/** Round brackets would end a link early. */
const brackets: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' }

/** Words that lead to a page, as Markdown; only words where the address is none. */
export const linked = (words: string | undefined, address: string | undefined) => {
  if (!words) return ''
  const url = address === undefined ? null : URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return asWords(words)
  return `[${asWords(words)}](${url.href.replaceAll(/[()]/g, sign => brackets[sign] ?? sign)})`
}

/** The line below a picture that names whoever is to be named, as Markdown; none where nobody is. */
export const creditLine = (credit: Credit, locale: Locale): string => {
  const { author, authorUrl, provider, source, licence, licenceUrl } = credit
  const named = [linked(author, authorUrl), linked(provider, source)].filter(Boolean).join(' / ')
  const line = [named, linked(licence, licenceUrl)].filter(Boolean).join(', ')
  return line && `${photo[locale]}: ${line}`
}

/** A picture in Markdown: what it shows, and below it who is to be named. */
export const asPicture = (src: string, alt: string, credit: string): string =>
  `![${asWords(alt)}](${src})${credit && `\\\n*${credit}*`}`
