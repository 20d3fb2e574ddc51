import type { Align, Block, Inline } from '#shared/document/schema.ts'

/** A paragraph as word processors know it: what it is, and not in what it lies. */
export type Line = Readonly<{
  inlines: readonly Inline[]
  dir?: 'rtl'
  textAlign?: Align
  heading?: number
  /** It is the title above the text, and no chapter of it. */
  isTitle?: true
  /** The list that counts it, its number there if it has one, and where its text begins; twentieths of a point. */
  list?: Readonly<{ id: string; level: number; number?: number; indent: number }>
  quoted?: boolean
  code?: boolean
  /** The last line of a piece of code. */
  ends?: boolean
  /** Where its text begins, if it may belong to the item before it; twentieths of a point. */
  indent?: number
  /** There is nothing but the line below it. */
  rule?: boolean
}>

/** What was read, one after the other: lines, and tables that may belong to an item, too. */
export type Entry = Line | Readonly<{ table: Block; indent?: number; quoted?: undefined; code?: undefined }>

export const isTable = (entry: Entry): entry is Exclude<Entry, Line> => 'table' in entry
