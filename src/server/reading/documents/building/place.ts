import { joined } from '#shared/document/marks.ts'
import type { Block, Text } from '#shared/document/schema.ts'
import { assembled } from './assemble.ts'
import type { Entry } from './entries.ts'

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

/** The words of a place as a note has them: in one line, paragraph after paragraph, without blanks at its ends. */
export const noteIn = ({ entries }: Place): readonly Text[] => {
  const texts = entries.flatMap((entry, at): readonly Text[] => {
    const inlines = 'table' in entry ? [] : entry.inlines.filter(one => one.type === 'text')
    return at && inlines.length ? [{ type: 'text', text: ' ' }, ...inlines] : inlines
  })
  return joined(texts).flatMap((one, at, { length }) => {
    if (one.type !== 'text') return []
    const begun = at ? one.text : one.text.trimStart()
    const text = at === length - 1 ? begun.trimEnd() : begun
    return text ? [{ ...one, text }] : []
  })
}
