/**
 * The one form of a text with headings, lists, tables and pictures: the JSON of ProseMirror, with the names that
 * TipTap's extensions give. What is missing among `attrs` is as it is usually; `null` is not in it.
 */
export type Document = Readonly<{ type: 'doc'; content: readonly Block[] }>

export type Direction = 'ltr' | 'rtl'
/** Where lines stand, whichever way they run. */
export type Align = 'left' | 'center' | 'right' | 'justify'
/** Without a direction a block runs as what it lies in, the outermost as the document does. */
export type Placed = Readonly<{ dir?: Direction; textAlign?: Align }>
type Running = Pick<Placed, 'dir'>

type Plain = 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript'
/** How words look, and where they lead: a link to a page, a mailbox or a telephone, colours as `#1f1d1a`. */
export type Mark =
  | { [Name in Plain]: Readonly<{ type: Name }> }[Plain]
  | Readonly<{ type: 'link'; attrs: Readonly<{ href: string }> }>
  | Readonly<{ type: 'highlight'; attrs?: Readonly<{ color?: string }> }>
  | Readonly<{ type: 'textStyle'; attrs: Readonly<{ color: string }> }>
export type MarkName = Mark['type']
type Marked = Readonly<{ marks?: readonly Mark[] }>

export type Text = Marked & Readonly<{ type: 'text'; text: string }>
export type HardBreak = Marked & Readonly<{ type: 'hardBreak' }>
/** A picture in the line: one's own file or one that lies in its address; sizes in pixels of a screen. */
export type Image = Marked &
  Readonly<{ type: 'image'; attrs: Readonly<{ src: string; alt?: string; width?: number; height?: number }> }>
/** A note at the foot of a text, where it is called for in the line; it looks like no other words, and has its own. */
export type Footnote = Readonly<{ type: 'footnote'; marks?: undefined; content?: readonly Text[] }>
export type Inline = Text | HardBreak | Image | Footnote

type Line<Type, Attrs> = Readonly<{ type: Type; attrs?: Attrs; content?: readonly Inline[] }>
export type Paragraph = Line<'paragraph', Placed>
/** The first heading of a text is a `chapter` where it came as one among others, whatever the text is called. */
export type Heading = Line<'heading', Placed> &
  Readonly<{ attrs: Placed & Readonly<{ level: number; chapter?: true }> }>

/** An item begins with a paragraph, an empty one where it says nothing before what else stands in it. */
export type ListItem = Readonly<{ type: 'listItem'; content: readonly Block[] }>
export type TaskItem = Readonly<{ type: 'taskItem'; attrs: Readonly<{ checked: boolean }>; content: readonly Block[] }>
export type BulletList = Readonly<{ type: 'bulletList'; attrs?: Running; content: readonly ListItem[] }>
export type OrderedList = Readonly<{
  type: 'orderedList'
  attrs?: Running & Readonly<{ start?: number }>
  content: readonly ListItem[]
}>
export type TaskList = Readonly<{ type: 'taskList'; attrs?: Running; content: readonly TaskItem[] }>
export type List = BulletList | OrderedList | TaskList

export type Blockquote = Readonly<{ type: 'blockquote'; attrs?: Running; content: readonly Block[] }>
export type CodeBlock = Readonly<{
  type: 'codeBlock'
  attrs?: Readonly<{ language?: string }>
  content?: readonly Readonly<{ type: 'text'; text: string }>[]
}>
export type HorizontalRule = Readonly<{ type: 'horizontalRule' }>

export type Cell = Readonly<{
  type: 'tableCell' | 'tableHeader'
  attrs?: Readonly<{ colspan?: number; rowspan?: number }>
  content: readonly Block[]
}>
export type Row = Readonly<{ type: 'tableRow'; content: readonly Cell[] }>
/** Its cells cover it exactly: each lies where those before it leave room. */
export type Table = Readonly<{ type: 'table'; attrs?: Running; content: readonly Row[] }>

export type Block = Paragraph | Heading | List | Blockquote | CodeBlock | HorizontalRule | Table
export type AnyNode = Document | Block | ListItem | TaskItem | Row | Cell | Inline
