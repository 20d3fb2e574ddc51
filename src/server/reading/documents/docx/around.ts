import type { Image, Text } from '#shared/document/schema.ts'
import type { Loss } from '#shared/documents.ts'
import type { Field } from '../building/table.ts'
import type { Drawn } from './drawing.ts'
import type { Relationships } from './links.ts'
import type { Count } from './lists.ts'
import type { Style } from './styles.ts'

/** What the other parts of a document say about its paragraphs, and who hears what is not read. */
export type Around = {
  style(id: string | undefined): Style
  count(list: string, level: number): Count | undefined
  /** What a note says, where it is called for. */
  note(kind: 'footnote' | 'endnote', id: string): readonly Text[] | undefined
  beside: Relationships
  /** A picture of the archive as the text has it; undefined where it is none that a document can hold. */
  picture(file: string | undefined, drawn: Drawn): Image['attrs'] | undefined
  lose(loss: Loss): void
}

/** A table while it is read, with the field in hand. */
export type OpenTable = {
  readonly depth: number
  readonly rows: Field[][]
  row?: Field[]
  field: { across: number; continues: boolean; isHead: boolean }
  isHeadRow: boolean
  /** Its style sets its first row apart. */
  isStyled: boolean
  isHeaded: boolean
  isRtl: boolean
  indent?: number
}
