import type { Fields } from '../fields.ts'

/** A line that begins with the name of a part. */
export type NamedLine = { readonly name: string; readonly rest: string; readonly numbered: boolean }

type Names = readonly (readonly [name: string, said: string])[]

/** What each part may be called: in both languages, whatever the text is written in, and as models say it. */
const namesIn = (fields: Fields): Names =>
  Object.entries(fields)
    .flatMap(([name, { label, labels = [] }]) => [label.de, label.en, ...labels].map(said => [name, said] as const))
    .sort(([, one], [, other]) => other.length - one.length)

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** A number, a bullet or a quotation mark of Markdown at the beginning of a line. */
export const itemMark = /^[\s>]*(?:\d{1,2}[.)]|[-*•–])[ \t]+/
/** A line that only parts what is above it from what is below. */
export const isRule = (line: string) => /^\s*(?:(?:[-–—]\s*){3,}|(?:\*\s*){3,}|_{3,}|={3,})$/.test(line)

const before = String.raw`^[\s>]*(?<number>(?:\d{1,2}[.)]|[-*•–])\s+)?(?<heading>#{1,6}\s+)?(?<marks>[*_]{1,3})?`
const which = String.raw`(?:\s*#?\d{1,2}|\s*\([^()\n]{1,24}\))?`

/** Recognises a line that begins with the name of one of these parts, however it is set. */
export const nameFinder = (fields: Fields) => {
  const names = namesIn(fields)
  const all = names.map(([, said]) => escaped(said)).join('|')
  const named = new RegExp(
    String.raw`${before}(?<said>${all})${which}(?<closed>[*_]{1,3})?(?<sign>\s*[:：]|\s+[–—-](?=\s|$)|$)(?<inside>[*_]{1,3}(?!\S*[*_]))?`,
    'iu',
  )
  const nameOf = (said: string) => names.find(([, one]) => one.toLowerCase() === said.toLowerCase())?.[0]

  const find = (line: string): NamedLine | undefined => {
    const {
      groups: { number = '', heading = '', marks = '', said = '', closed = '', sign = '', inside = '' } = {},
      0: all,
    } = named.exec(line) ?? { groups: undefined, 0: '' }
    const name = nameOf(said)
    // A name alone is a name as a heading or in bold; in plain letters it may be a word of the text.
    if (!name || (!sign && !heading && !marks)) return undefined
    // Before a text, a dash may well belong to it.
    if (/[–—-]/.test(sign) && !marks && fields[name]?.kind === 'area') return undefined
    const rest = line.slice(all.length).trim()
    const isOpen = marks !== '' && !closed && !inside
    return { name, rest: isOpen ? withoutMarksAtEnd(rest) : rest, numbered: /\d/.test(number) }
  }

  /** Whether a line that still comes may become a name. */
  const mayBecome = (line: string) => {
    const text = line
      .replace(/^[\s>]*(?:(?:\d{1,2}[.)]?|[-*•–])(?:\s+|$))?(?:#{1,6}(?:\s+|$))?[*_]{0,3}/, '')
      .toLowerCase()
    return names.some(([, one]) => {
      const said = one.toLowerCase()
      if (said.startsWith(text)) return true
      return (
        text.startsWith(said) &&
        /^(?:\s*#?\d{0,2}|\s*\([^()\n]{0,24}\)?)?[*_]{0,3}\s*[–—-]?$/.test(text.slice(said.length))
      )
    })
  }
  return { find, mayBecome }
}

export type NameFinder = ReturnType<typeof nameFinder>

const withoutMarksAtEnd = (text: string) => text.replace(/[*_]{1,3}$/, '').trimEnd()
