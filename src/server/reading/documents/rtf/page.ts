import type { Inline } from '#shared/document/schema.ts'
import type { Entry, Line } from '../building/entries.ts'
import { blocksIn, levels, noteIn, type NoteRead, type Place, textIn } from '../building/place.ts'
import { tablesOf } from '../building/table.ts'
import { type Defined, fieldsOf, type RowRead } from './rows.ts'

type OpenTable = { rows: RowRead[]; contents: RowRead['contents'][number][]; entries: Entry[]; dir?: 'rtl' }
/** A place that is written into, with the line and the table in hand. */
type Open = Place & { inlines: Inline[]; table?: OpenTable }

const opened = (): Open => ({ entries: [], inlines: [] })

/** How a paragraph is set that has just ended. */
export type Set = Omit<Line, 'inlines'>

/** What is written while an RTF file is read: paragraphs, rows of a table, notes, boxes. */
export const openPage = () => {
  const places: [Open, ...Open[]] = [opened()]
  const now = (): Open => places.at(-1) ?? places[0]
  const tableOf = (place: Open) => (place.table ??= { rows: [], contents: [], entries: [] })

  const closeTable = (place: Open) => {
    const { table } = place
    place.table = undefined
    if (!table) return
    if (table.entries.length || table.contents.length) endRow(table, [])
    for (const made of tablesOf(fieldsOf(table.rows), table.dir)) place.entries.push({ table: made })
  }
  const endField = ({ contents, entries }: OpenTable) => {
    contents.push(blocksIn({ entries: [...entries] }, levels.field))
    entries.length = 0
  }
  const endRow = (table: OpenTable, defined: readonly Defined[]) => {
    if (table.entries.length) endField(table)
    if (table.contents.length) table.rows.push({ contents: table.contents, defined })
    table.contents = []
  }
  const endLine = (set: Set, inTable: boolean) => {
    const place = now()
    const line = { ...set, inlines: place.inlines }
    place.inlines = []
    if (inTable) return void tableOf(place).entries.push(line)
    closeTable(place)
    place.entries.push(line)
  }
  const closePlace = (place: Open, set: Set) => {
    if (place.inlines.length) endLine(set, false)
    closeTable(place)
    return place
  }

  return {
    /** The line in hand. */
    get inlines(): Inline[] {
      return now().inlines
    },
    endLine,
    /** How many fields of the row in hand have ended. */
    get fieldsEnded() {
      return now().table?.contents.length ?? 0
    },
    endField(set: Set) {
      const table = tableOf(now())
      if (now().inlines.length || !table.entries.length) endLine(set, true)
      endField(table)
    },
    endRow(defined: readonly Defined[], dir?: 'rtl') {
      const table = tableOf(now())
      if (dir) table.dir = dir
      endRow(table, defined)
    },
    begin: () => void places.push(opened()),
    /** What was written into the place that ends, as a note has it. */
    endNote(): NoteRead | undefined {
      if (places.length < 2) return undefined
      const note = noteIn(closePlace(now(), {}))
      places.pop()
      return note
    },
    /** What stands in a box comes before the line that it is fixed to. */
    endBox() {
      if (places.length < 2) return
      const { entries } = closePlace(now(), {})
      places.pop()
      closeTable(now())
      for (const entry of entries) now().entries.push(entry)
    },
    /** Everything that was written. */
    close(set: Set) {
      while (places.length > 1) this.endBox()
      return textIn(closePlace(now(), set))
    },
  }
}
