/** What a stretch of words looks like, and where it leads. Colours are six hex digits. */
export type Marks = Readonly<{
  bold?: boolean
  italic?: boolean
  underline?: boolean
  struck?: boolean
  code?: boolean
  lowered?: boolean
  raised?: boolean
  colour?: string
  ground?: string
  href?: string
}>

export type Run = Marks & Readonly<{ text: string }>
/** A place in the line for the picture with this number; sizes in pixels of a screen, where the text says them. */
export type Shown = Readonly<{ picture: number; alt: string; width?: number; height?: number }>
export type Inline = Run | Shown | Readonly<{ line: true }>

export type Direction = 'ltr' | 'rtl'
/** Where lines stand, as their own direction has it: `end` is the left in Arabic. */
export type Align = 'start' | 'center' | 'end' | 'justify'
type Placed = Readonly<{ direction: Direction; align?: Align }>

export type Paragraph = Placed & Readonly<{ kind: 'paragraph'; inlines: readonly Inline[] }>
export type Heading = Placed & Readonly<{ kind: 'heading'; level: number; inlines: readonly Inline[] }>
export type Item = Readonly<{ checked?: boolean; blocks: readonly Block[] }>
/** `start` where it is numbered. */
export type List = Readonly<{ kind: 'list'; direction: Direction; start?: number; items: readonly Item[] }>
export type Quote = Readonly<{ kind: 'quote'; direction: Direction; blocks: readonly Block[] }>
export type Code = Readonly<{ kind: 'code'; text: string }>
export type Rule = Readonly<{ kind: 'rule' }>

/** A cell of a table, and how many columns and rows it takes; it lies where the cells before it leave room. */
export type Cell = Readonly<{ head: boolean; across: number; down: number; blocks: readonly Block[] }>
/** Its cells fill `columns` times the number of its rows exactly; the first `heads` rows name the columns. */
export type Table = Readonly<{
  kind: 'table'
  direction: Direction
  columns: number
  heads: number
  rows: readonly (readonly Cell[])[]
}>

export type Block = Paragraph | Heading | List | Quote | Code | Rule | Table

/** A picture that was looked at and can be drawn. */
export type Picture = Readonly<{
  type: 'png' | 'jpg' | 'webp'
  width: number
  height: number
  bytes: Uint8Array
}>

/** What leaves the studio, before it is a file: nothing in it can run, ask anybody or lead where nobody may. */
export type Document = Readonly<{
  title: string
  /** As browsers write it: `de`, `en`, `ar`. */
  language: string
  direction: Direction
  blocks: readonly Block[]
  /** By number; what could not be shown is missing, and its words stand in its place. */
  pictures: readonly (Picture | undefined)[]
}>

/** The words of a line of a text, without their looks. */
export const wordsOf = (inlines: readonly Inline[]): string =>
  inlines.map(one => ('text' in one ? one.text : 'line' in one ? '\n' : one.alt)).join('')

/** Whether there is nothing to read or see. */
export const isBlank = (blocks: readonly Block[]): boolean =>
  blocks.every(block => {
    if (block.kind === 'code') return !block.text.trim()
    if (block.kind === 'list') return block.items.every(item => isBlank(item.blocks))
    if (block.kind === 'table') return block.rows.flat().every(cell => isBlank(cell.blocks))
    if (block.kind === 'quote') return isBlank(block.blocks)
    return block.kind === 'rule' || !block.inlines.some(one => 'picture' in one || ('text' in one && one.text.trim()))
  })
