import {
  AlignmentType,
  Document as WordDocument,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph as WordParagraph,
  Table as WordTable,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import type { Align, Block, Cell, Direction, Document, Item, List, Table } from '../model.ts'
import { sharesOf } from '../sizes.ts'
import { childrenOf } from './inlines.ts'
import { deepest, indentAt, numberings } from './lists.ts'
import { colours, stylesFor } from './styles.ts'

/** A4 with 20 mm on each side, and what is left of its width. */
const page = { width: 11_906, height: 16_838 }
const margin = 1_134
const room = page.width - 2 * margin

const alignments: Record<Align, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  start: AlignmentType.START,
  center: AlignmentType.CENTER,
  end: AlignmentType.END,
  justify: AlignmentType.JUSTIFIED,
}
const levels = Object.values(HeadingLevel).filter(level => level.startsWith('Heading'))

/** What a block lies in: a quote, an item of a list, a field of a table. */
type Around = {
  style?: string
  level: number
  indent?: number
  first?: IParagraphOptions['numbering']
  bold?: boolean
} & { tight?: boolean }

type Part = WordParagraph | WordTable
const outermost: Around = { level: -1 }

const borders = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'insideHorizontal', 'insideVertical'].map(side => [
    side,
    { style: 'single', size: 4, color: colours.hair } as const,
  ]),
)

const writer = ({ pictures }: Pick<Document, 'pictures'>) => {
  const numbers = numberings()

  const paragraph = (
    { direction, align, inlines }: Pick<Extract<Block, { inlines: unknown }>, 'direction' | 'align' | 'inlines'>,
    { style, indent, first, bold, tight }: Around,
    more: Partial<IParagraphOptions> = {},
  ) =>
    new WordParagraph({
      ...(direction === 'rtl' && { bidirectional: true }),
      ...(align && { alignment: alignments[align] }),
      ...((style ?? (first || (indent && !tight))) && { style: style ?? 'ListParagraph' }),
      ...(first ? { numbering: first } : indent && { indent: { start: indent } }),
      ...(tight && { spacing: { after: 60 } }),
      children: childrenOf(inlines, { direction, bold, pictures }),
      ...more,
    })

  const item = ({ checked, blocks }: Item, { direction }: List, around: Around, reference: string) => {
    const level = Math.min(around.level + 1, deepest)
    const sign = checked === undefined ? [] : [{ text: checked ? '☑ ' : '☐ ' }]
    const [head, ...rest] = blocks
    const begins = head?.kind === 'paragraph'
    const first = paragraph(begins ? { ...head, inlines: [...sign, ...head.inlines] } : { direction, inlines: sign }, {
      ...around,
      first: { reference, level },
    })
    const inside = { ...around, first: undefined, level, indent: indentAt(level) }
    return [first, ...several(begins ? rest : blocks, inside)]
  }

  const cell = ({ head, across, down, blocks }: Cell, width: number, direction: Direction) => {
    const inside = several(blocks, { level: -1, bold: head, tight: true })
    // Word wants a paragraph at the end of each.
    const closed = inside.at(-1) instanceof WordParagraph
    return new TableCell({
      columnSpan: across,
      rowSpan: down,
      width: { size: width, type: 'dxa' },
      ...(head && { shading: { type: 'clear' as const, fill: colours.tint } }),
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: closed ? inside : [...inside, new WordParagraph({ bidirectional: direction === 'rtl' })],
    })
  }

  const table = (of: Table, { indent = 0 }: Around) => {
    const columnWidths = sharesOf(of).map(share => Math.floor(share * (room - indent)))
    const widthOf = (across: number) => Math.floor(((room - indent) / of.columns) * across)
    return new WordTable({
      ...(of.direction === 'rtl' && { visuallyRightToLeft: true }),
      ...(indent && { indent: { size: indent, type: 'dxa' as const } }),
      width: { size: room - indent, type: 'dxa' },
      columnWidths,
      borders,
      rows: of.rows.map(
        (row, at) =>
          new TableRow({
            tableHeader: at < of.heads,
            cantSplit: true,
            children: row.map(one => cell(one, widthOf(one.across), of.direction)),
          }),
      ),
    })
  }

  const one = (block: Block, around: Around): Part[] => {
    if (block.kind === 'heading')
      return [paragraph(block, { ...around, style: undefined }, { heading: levels[block.level - 1] })]
    if (block.kind === 'paragraph') return [paragraph(block, around)]
    if (block.kind === 'quote') return several(block.blocks, { ...around, style: 'Quote' })
    if (block.kind === 'table')
      return [table(block, around), new WordParagraph({ spacing: { after: 80, line: 120, lineRule: 'exact' } })]
    if (block.kind === 'rule')
      return [new WordParagraph({ border: { bottom: { style: 'single', size: 6, color: colours.hair, space: 1 } } })]
    if (block.kind === 'list') {
      const reference = numbers.referenceFor(block.start, Math.min(around.level + 1, deepest))
      return block.items.flatMap(of => item(of, block, around, reference))
    }
    const lines = block.text.split('\n')
    return lines.map((line, at) => {
      const spacing = at === lines.length - 1 ? { spacing: { after: 140 } } : {}
      return new WordParagraph({ style: 'Code', keepLines: true, ...spacing, children: [new TextRun(line)] })
    })
  }
  const several = (blocks: readonly Block[], around: Around): Part[] => blocks.flatMap(block => one(block, around))

  return { several, config: numbers.config }
}

const footer = new Footer({
  children: [
    new WordParagraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ children: [PageNumber.CURRENT], size: 17, color: colours.quiet })],
    }),
  ],
})

/** A document as a Word file: styles, lists and tables of Word's own, in the language of the text. */
export const wordOf = async (document: Document): Promise<Uint8Array> => {
  const { title, language, blocks } = document
  const write = writer(document)
  const children = write.several(blocks, outermost)
  const word = new WordDocument({
    title,
    creator: '',
    lastModifiedBy: '',
    numbering: { config: write.config },
    styles: stylesFor(language),
    hyphenation: { autoHyphenation: true },
    sections: [
      {
        properties: { page: { size: page, margin: { top: margin, bottom: margin, left: margin, right: margin } } },
        footers: { default: footer },
        children,
      },
    ],
  })
  return Packer.toBuffer(word)
}
