import { joined } from '#shared/document/marks.ts'
import type { Block, Inline, Text } from '#shared/document/schema.ts'
import { wordsOf } from '#shared/document/words.ts'
import { assembled } from './assemble.ts'
import { type Entry, isTable } from './entries.ts'

/** How deep lists may stand in each other in a text, and in a field of a table: a document has a depth, too. */
export const levels = { text: 9, field: 4 } as const
/** Tables in tables deeper than this are read as text. */
export const deepestTable = 3

/** A place that lines and tables are written into: a text, a field, a note, a box. */
export type Place = { entries: Entry[] }

const isEmpty = (entry: Entry) => !('table' in entry) && !entry.inlines.length && !entry.rule && !entry.code

/** Without the empty line that word processors must have behind a table at the end. */
const trimmed = ({ entries }: Place) => {
  const [before, last] = entries.slice(-2)
  return before && last && 'table' in before && isEmpty(last) ? entries.slice(0, -1) : entries
}

/** Everything that was written into a place, as blocks. */
export const blocksIn = (place: Place, deepest: number = levels.text): readonly Block[] =>
  assembled(trimmed(place), deepest)

/** The same of a whole text: a chapter that it begins with is one, also where the text is called like it. */
export const textIn = (place: Place): readonly Block[] => {
  const [first, ...rest] = blocksIn(place)
  const [line] = place.entries
  if (first?.type !== 'heading' || !line || isTable(line) || line.isTitle) return first ? [first, ...rest] : []
  const isChapter = first.attrs.level === 1 && rest.some(one => one.type === 'heading' && one.attrs.level === 1)
  return [isChapter ? { ...first, attrs: { ...first.attrs, chapter: true } } : first, ...rest]
}

const inNote = ({ type }: Inline) => type === 'text' || type === 'hardBreak'
const lineOf = (entry: Entry): readonly Text[] =>
  isTable(entry)
    ? [{ type: 'text', text: wordsOf(entry.table).replaceAll('\n', ' ') }]
    : entry.inlines.filter(inNote).map(one => (one.type === 'text' ? one : { type: 'text', text: ' ' }))

/** What a note says, and whether that is all that stood there. */
export type NoteRead = Readonly<{ content: readonly Text[]; isWhole: boolean }>

/** The words of a place as a note has them: in one line, paragraph after paragraph, without blanks at its ends. */
export const noteIn = ({ entries }: Place): NoteRead => {
  const lines = entries.filter(entry => !isEmpty(entry))
  const isWhole =
    lines.length < 2 &&
    lines.every(one => !isTable(one) && !one.list && one.inlines.every(({ type }) => type === 'text'))
  const texts = lines.flatMap((entry, at) =>
    at ? [{ type: 'text', text: ' ' } as const, ...lineOf(entry)] : lineOf(entry),
  )
  const content = joined(texts).flatMap((one, at, { length }) => {
    if (one.type !== 'text') return []
    const begun = at ? one.text : one.text.trimStart()
    const text = at === length - 1 ? begun.trimEnd() : begun
    return text ? [{ ...one, text }] : []
  })
  return { content, isWhole }
}
