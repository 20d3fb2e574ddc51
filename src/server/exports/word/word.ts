import {
  AlignmentType,
  Document as WordDocument,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph as WordParagraph,
  Table as WordTable,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import type {
  Block,
  Cell,
  Direction,
  Footnote,
  Inline,
  List,
  ListItem,
  Placed,
  Table,
  TaskItem,
} from '#shared/document/schema.ts'
import { columnsOf, columnsTaken, headsOf, rowsTaken } from '#shared/document/tables.ts'
import { blocksOfItem, tick, wordsOfLine } from '#shared/document/words.ts'
import { sourceTypes } from '#shared/made-with-ai.ts'
import type { Leaving } from '../leaving.ts'
import { sharesOf } from '../sizes.ts'
import { childrenOf, lettersOf } from './inlines.ts'
import { deepest, indentAt, numberings } from './lists.ts'
import { colours, stylesFor } from './styles.ts'

/** A4 with 20 mm on each side, and what is left of its width. */
const page = { width: 11_906, height: 16_838 }
const margin = 1_134
const room = page.width - 2 * margin
/** A6, on its side; its margins are those of cards that are held. */
const card = { width: 5_953, height: 8_391, orientation: PageOrientation.LANDSCAPE }
const cardMargin = { top: 620, bottom: 850, left: 680, right: 680, footer: 340 }

/** Word's left and right are the beginning and the end of a line, whichever way it runs. */
const alignments = {
  ltr: { left: AlignmentType.START, right: AlignmentType.END },
  rtl: { left: AlignmentType.END, right: AlignmentType.START },
} as const
const alignmentOf = (align: NonNullable<Placed['textAlign']>, direction: Direction) => {
  if (align === 'left' || align === 'right') return alignments[direction][align]
  return align === 'center' ? AlignmentType.CENTER : AlignmentType.JUSTIFIED
}
/** So many lines of code stay on one page. */
const mostTogether = 30
const levels = Object.values(HeadingLevel).filter(level => level.startsWith('Heading'))

/** What a block lies in: a quote, an item of a list, a field of a table. */
type Around = {
  direction: Direction
  style?: string
  level: number
  indent?: number
  first?: IParagraphOptions['numbering']
  bold?: boolean
  /** Whether it begins a page. */
  breaks?: boolean
} & { tight?: boolean }

type Part = WordParagraph | WordTable

const borders = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'insideHorizontal', 'insideVertical'].map(side => [
    side,
    { style: 'single', size: 4, color: colours.hair } as const,
  ]),
)

const writer = ({ pictures }: Pick<Leaving, 'pictures'>) => {
  const numbers = numberings()
  const footnotes: Record<number, { children: WordParagraph[] }> = {}
  const note = (direction: Direction) => (of: Footnote) => {
    const number = Object.keys(footnotes).length + 1
    const means = { direction, pictures, note: () => number }
    const children = [new TextRun(' '), ...childrenOf(of.content, means)]
    footnotes[number] = { children: [new WordParagraph({ style: 'FootnoteText', children })] }
    return number
  }

  const paragraph = (
    { attrs = {}, content }: { attrs?: Placed; content?: readonly Inline[] },
    { direction: around, style, indent, first, bold, tight, breaks }: Around,
    more: Partial<IParagraphOptions> = {},
  ) => {
    const { dir: direction = around, textAlign } = attrs
    return new WordParagraph({
      ...(direction === 'rtl' && { bidirectional: true }),
      ...(textAlign && { alignment: alignmentOf(textAlign, direction) }),
      ...((style ?? (first || (indent && !tight))) && { style: style ?? 'ListParagraph' }),
      ...(first ? { numbering: first } : indent && { indent: { start: indent } }),
      ...(breaks && { pageBreakBefore: true }),
      ...(tight && { spacing: { after: 60 } }),
      children: childrenOf(content, { direction, bold, pictures, note: note(direction) }),
      ...more,
    })
  }

  const item = (of: ListItem | TaskItem, around: Around, reference: string) => {
    const level = Math.min(around.level + 1, deepest)
    const sign: Inline[] = of.type === 'taskItem' ? [{ type: 'text', text: tick(of.attrs.checked) }] : []
    const blocks = blocksOfItem(of)
    const [head, ...rest] = blocks
    const begins = head?.type === 'paragraph'
    const line = begins ? { ...head, content: [...sign, ...(head.content ?? [])] } : { content: sign }
    const first = paragraph(line, { ...around, first: { reference, level } })
    const inside = { ...around, first: undefined, level, indent: indentAt(level) }
    return [first, ...several(begins ? rest : blocks, inside)]
  }

  const cell = (of: Cell, width: number, direction: Direction) => {
    const isHead = of.type === 'tableHeader'
    const inside = several(of.content, { direction, level: -1, bold: isHead, tight: true })
    // Word wants a paragraph at the end of each.
    const closed = inside.at(-1) instanceof WordParagraph
    return new TableCell({
      columnSpan: columnsTaken(of),
      rowSpan: rowsTaken(of),
      width: { size: width, type: 'dxa' },
      ...(isHead && { shading: { type: 'clear' as const, fill: colours.tint } }),
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: closed ? inside : [...inside, new WordParagraph({ bidirectional: direction === 'rtl' })],
    })
  }

  const table = (of: Table, { indent = 0, direction: around }: Around) => {
    const direction = of.attrs?.dir ?? around
    const [columns, heads] = [columnsOf(of), headsOf(of)]
    const columnWidths = sharesOf(of).map(share => Math.floor(share * (room - indent)))
    const widthOf = (across: number) => Math.floor(((room - indent) / columns) * across)
    return new WordTable({
      ...(direction === 'rtl' && { visuallyRightToLeft: true }),
      ...(indent && { indent: { size: indent, type: 'dxa' as const } }),
      width: { size: room - indent, type: 'dxa' },
      columnWidths,
      borders,
      rows: of.content.map(
        (row, at) =>
          new TableRow({
            tableHeader: at < heads,
            cantSplit: true,
            children: row.content.map(one => cell(one, widthOf(columnsTaken(one)), direction)),
          }),
      ),
    })
  }

  const list = (of: List, around: Around) => {
    const start = of.type === 'orderedList' ? (of.attrs?.start ?? 1) : undefined
    const reference = numbers.referenceFor(start, Math.min(around.level + 1, deepest))
    const inside = { ...around, direction: of.attrs?.dir ?? around.direction }
    return of.content.flatMap(one => item(one, inside, reference))
  }

  const code = (text: string) =>
    text.split('\n').map((line, at, { length }) => {
      const spacing = at === length - 1 ? { spacing: { after: 140 } } : {}
      return new WordParagraph({
        style: 'Code',
        keepLines: true,
        keepNext: at < Math.min(length, mostTogether) - 1,
        ...spacing,
        children: [new TextRun(lettersOf(line))],
      })
    })

  const one = (block: Block, around: Around): Part[] => {
    switch (block.type) {
      case 'heading':
        return [paragraph(block, { ...around, style: undefined }, { heading: levels[block.attrs.level - 1] })]
      case 'paragraph':
        return [paragraph(block, around)]
      case 'blockquote': {
        const direction = block.attrs?.dir ?? around.direction
        return several(block.content, { ...around, direction, style: 'Quote' })
      }
      case 'table':
        return [
          ...(around.breaks ? [new WordParagraph({ pageBreakBefore: true })] : []),
          table(block, around),
          new WordParagraph({ spacing: { after: 80, line: 120, lineRule: 'exact' } }),
        ]
      case 'horizontalRule':
        return [new WordParagraph({ border: { bottom: { style: 'single', size: 6, color: colours.hair, space: 1 } } })]
      case 'codeBlock':
        return code(wordsOfLine(block.content))
      default:
        return list(block, around)
    }
  }
  const several = (blocks: readonly Block[], around: Around): Part[] => blocks.flatMap(block => one(block, around))

  return { several, config: numbers.config, footnotes }
}

/** The number of a page; of cards, which get mixed up, of how many. */
const footer = (cards: boolean) => {
  const of = cards ? [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] : [PageNumber.CURRENT]
  const numbers = new TextRun({ children: of, size: cards ? 26 : 17, color: colours.quiet })
  return new Footer({ children: [new WordParagraph({ alignment: AlignmentType.CENTER, children: [numbers] })] })
}
const margins = { top: margin, bottom: margin, left: margin, right: margin }

/** A document as a Word file: styles, lists and tables of Word's own, in the language of the text. */
export const wordOf = async (leaving: Leaving): Promise<Uint8Array> => {
  const { document, title, language, direction, cards, ai } = leaving
  const write = writer(leaving)
  const around = { direction, level: -1 }
  const children = cards
    ? cards.flatMap((blocks, at) =>
        blocks.flatMap((block, place) => write.several([block], { ...around, breaks: at > 0 && place === 0 })),
      )
    : write.several(document.content, around)
  const word = new WordDocument({
    title,
    creator: '',
    lastModifiedBy: '',
    ...(ai && { customProperties: [{ name: 'DigitalSourceType', value: sourceTypes[ai] }] }),
    numbering: { config: write.config },
    footnotes: write.footnotes,
    styles: stylesFor(language, !!cards),
    hyphenation: { autoHyphenation: true },
    sections: [
      {
        properties: { page: cards ? { size: card, margin: cardMargin } : { size: page, margin: margins } },
        footers: { default: footer(!!cards) },
        children,
      },
    ],
  })
  return Packer.toBuffer(word)
}
