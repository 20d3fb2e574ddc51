import { asWords, linked } from './credit.ts'
import { notesApart } from './document/markdown/notes.ts'
import { splitter } from './document/markdown/split.ts'
import type { Source } from './sources.ts'
import { dated, type Locale } from './text.ts'

/** The number of a note where a text calls for it, as Markdown has it. */
const call = /\[\^([^\]\s]{1,40})\](?!:)/g
const quotes = { de: ['„', '“'], en: ['“', '”'] } as const
const words = {
  read: { de: 'gelesen am', en: 'read on' },
  document: { de: 'eigenes Dokument', en: 'own document' },
}

const day = (moment: string, locale: Locale) =>
  new Intl.DateTimeFormat(dated[locale], { dateStyle: 'long' }).format(new Date(moment))

/** What a note says of a source: its title, its place, its day, the day it was read, and the words that were used. */
export const noteFor = (
  { kind, title, address, date, readAt }: Pick<Source, 'kind' | 'title' | 'address' | 'date' | 'readAt'>,
  used: string | undefined,
  locale: Locale,
) => {
  const [open, close] = quotes[locale]
  const place = kind === 'page' ? linked(URL.parse(address)?.host ?? address, address) : words.document[locale]
  const when = [date && day(date, locale), `${words.read[locale]} ${day(readAt, locale)}`].filter(Boolean).join(', ')
  const said = used ? `: ${open}${asWords(used)}${close}` : ''
  return `${open}${asWords(title)}${close}, ${place}, ${when}${said}`
}

/** Notes as they stand below a text, beginning with this number. */
export const notesBelow = (notes: readonly string[]): string =>
  notes.map((note, at) => `\n\n[^${at + 1}]: ${note}`).join('')

/** A text whose notes are counted in the order in which it calls for them; one that nobody calls for goes. */
export const countedAnew = (text: string): string => {
  const { blocks, notes } = notesApart(splitter()(text))
  if (!notes.size) return text
  const called: string[] = []
  const body = blocks.join('').replaceAll(call, (typed, name: string) => {
    const note = notes.get(name)
    return note ? `[^${called.push(note.words)}]` : typed
  })
  return body.trimEnd() + notesBelow(called)
}

/** A text in which other words stand in this place; its notes follow, and with them one that is new. */
export const withWords = (text: string, from: number, to: number, put: string, note?: string): string => {
  const name = 'new'
  const changed = text.slice(0, from) + put + (note === undefined ? '' : `[^${name}]`) + text.slice(to)
  return countedAnew(note === undefined ? changed : `${changed.trimEnd()}\n\n[^${name}]: ${note}`)
}
