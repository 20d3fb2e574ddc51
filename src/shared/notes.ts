import type { Locale, Text } from './text.ts'

/** So many notes are kept of an answer, and so many characters of each. */
export const mostNotes = 4
export const longestNote = 300

/** What a model may call its notes: as a tag behind a text, and as a property of JSON. */
export const noteNames = ['notes', 'hinweise'] as const

const isNoteName = (name: string) => noteNames.some(known => known === name.toLowerCase())

/** What the property is for, as a model is told. */
const told: Text = {
  de: 'Hinweise an die Person: was sie prüfen oder wissen sollte, bevor sie das versendet; leer, wo es nichts gibt',
  en: 'Notes to the person: what to check or know before this is sent; empty where there is nothing',
}

/** The property of a model's JSON that holds its notes. */
export const notesSchema = (locale: Locale) => ({
  type: 'array',
  items: { type: 'string' },
  minItems: 0,
  maxItems: mostNotes,
  description: told[locale],
})

const bullet = /^\s*[-*•–—]\s+/
const numbered = /^\s*(\d+)[.)]\s+/
const tags = /<\/?(?:ul|ol|li|p|br|note|hinweis)\s*\/?>/gi
/** What says no more than that there are notes, or that there are none. */
const empty =
  /^(?:hinweise?|notes?|vor dem versenden|before you send it|keine?|nichts|none|nothing|n\/a|-+)(?: (?:hinweise|notes))?[.:]?$/i

/** A line without the marks of Markdown and HTML. */
const plain = (line: string) =>
  line
    .replaceAll(tags, ' ')
    .replace(bullet, '')
    .replace(/^\s*(?:#{1,6}|>)\s+/, '')
    .replaceAll(/\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/(?<![\p{L}\d*_])([*_])(?=\S)([^*_]+)(?<=\S)\1(?![\p{L}\d*_])/gu, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim()

const shortened = (note: string) => {
  if (note.length <= longestNote) return note
  const begin = note.slice(0, longestNote - 1)
  const space = begin.lastIndexOf(' ')
  return `${begin.slice(0, space > longestNote / 2 ? space : undefined).toWellFormed()}…`
}

/** A date such as “10. Oktober” begins with a number, too: only lines that count from 1 are numbered. */
const withoutNumbers = (lines: readonly string[]) => {
  const isCounted = lines.length > 1 && lines.every((line, at) => numbered.exec(line)?.[1] === `${at + 1}`)
  return isCounted ? lines.map(line => line.replace(numbered, '')) : lines
}

/** Notes as they are kept: as plain text, none empty or twice, as many and as long as there is room for. */
export const tidied = (notes: readonly string[]): readonly string[] => {
  const found = withoutNumbers(notes).map(plain)
  return [...new Set(found.filter(note => note && !empty.test(note)).map(shortened))].slice(0, mostNotes)
}

/** The notes in a block of lines. */
export const notesInLines = (block: string): readonly string[] =>
  tidied(
    block
      .replaceAll(/<(?:br|\/li|\/p|\/note|\/hinweis)\s*\/?>/gi, '\n')
      .split('\n')
      .filter(line => line.trim()),
  )

const isRecord = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found)

const isNotes = (name: string, parts: object) => isNoteName(name) && !Object.hasOwn(parts, name)

/**
 * Parsed JSON of a model, and the notes that stood beside the answer in it. A form that has a part of that name keeps
 * it, and what stands there alone is the answer.
 */
export const notesApart = (found: unknown, parts: object = {}): { found: unknown; notes: readonly string[] } => {
  const all = isRecord(found) ? Object.entries(found) : []
  if (all.length < 2) return { found, notes: [] }
  const notes = all.flatMap(([name, value]) => (isNotes(name, parts) ? [value].flat() : []))
  return {
    found: Object.fromEntries(all.filter(([name]) => !isNotes(name, parts))),
    notes: tidied(notes.filter(note => typeof note === 'string').flatMap(note => note.split('\n'))),
  }
}
