import type { Block, Direction, Inline, List, ListItem, Placed, TaskItem } from '#shared/document/schema.ts'
import { blocksOfItem, tick, wordsOfLine } from '#shared/document/words.ts'
import type { Pictures } from '../leaving.ts'
import { isParted } from '../listed.ts'
import { type References, paragraphOf, runOf, runsOf } from './inlines.ts'
import { deepest, indentAt, type numberings } from './lists.ts'
import { bar, line } from './styles.ts'
import { tableOf } from './tables.ts'
import { value } from './xml.ts'

/** Word's left and right are the beginning and the end of a line, whichever way it runs. */
const alignments = { ltr: { left: 'start', right: 'end' }, rtl: { left: 'end', right: 'start' } } as const
const alignmentOf = (align: NonNullable<Placed['textAlign']>, direction: Direction) => {
  if (align === 'left' || align === 'right') return alignments[direction][align]
  return align === 'center' ? 'center' : 'both'
}
/** So many lines of code stay on one page. */
const mostTogether = 30

/** What a block lies in: a quote, an item of a list, a field of a table. */
export type Around = Readonly<{
  direction: Direction
  style?: string
  level: number
  indent?: number
  /** By which list its first line is counted. */
  first?: { number: number; level: number }
  bold?: boolean
  tight?: boolean
  /** Whether it begins a page. */
  breaks?: boolean
  /** Whether it stays on the page of what follows. */
  keeps?: boolean
  /** Whether it ends a list that another follows: room parts them. */
  parts?: boolean
}>

/** The style of the title above a text. */
export const title = 'Title'

/** The left of a border stays on the left: the bar of a quote that runs from the right is told its side. */
const barOnTheRight = `<w:pBdr><w:left w:val="nil"/>${bar('right')}</w:pBdr>`

/** What there is of a paragraph besides its words, in the order in which Word wants it said. */
const says = ({ align, ...around }: Around & { align?: Placed['textAlign'] }) => {
  const { style, first, indent, breaks, keeps, tight, parts, direction } = around
  return [
    style && value('pStyle', style),
    keeps && '<w:keepNext/>',
    breaks && '<w:pageBreakBefore/>',
    first && `<w:numPr>${value('ilvl', first.level)}${value('numId', first.number)}</w:numPr>`,
    direction === 'rtl' && (style === 'Quote' ? barOnTheRight : '') + '<w:bidi/>',
    tight && '<w:spacing w:before="30" w:after="30"/>',
    indent && !first && `<w:ind w:start="${indent}"/>`,
    parts && '<w:contextualSpacing w:val="0"/>',
    align && value('jc', alignmentOf(align, direction)),
  ]
    .filter(Boolean)
    .join('')
}

const rule = paragraphOf(`<w:pBdr>${line('bottom', 6, 1)}</w:pBdr>`)

const codeOf = (text: string) =>
  text
    .split('\n')
    .map((words, at, { length }) => {
      const next = at < Math.min(length, mostTogether) - 1 ? '<w:keepNext/>' : ''
      const after = at === length - 1 ? '<w:spacing w:after="140"/>' : ''
      return paragraphOf(`${value('pStyle', 'Code')}${next}<w:keepLines/>${after}`, runOf(words))
    })
    .join('')

/** Writes blocks as Word's paragraphs and tables. */
export const blocksWith = (pictures: Pictures, beside: References, numbers: ReturnType<typeof numberings>) => {
  const paragraph = (
    { attrs = {}, content }: { attrs?: Placed; content?: readonly Inline[] },
    { style, ...around }: Around,
  ) => {
    const { dir: direction = around.direction, textAlign: align } = attrs
    const { first, indent, tight, bold } = around
    const listed = first || (indent && !tight) ? 'ListParagraph' : undefined
    const properties = says({ ...around, direction, align, style: style ?? listed })
    return paragraphOf(properties, runsOf(content, { direction, bold, pictures, beside }))
  }

  const item = (of: ListItem | TaskItem, around: Around, number: number) => {
    const level = Math.min(around.level + 1, deepest)
    const sign: Inline[] = of.type === 'taskItem' ? [{ type: 'text', text: tick(of.attrs.checked) }] : []
    const blocks = blocksOfItem(of)
    const [head, ...rest] = blocks
    const begins = head?.type === 'paragraph'
    const line = begins ? { ...head, content: [...sign, ...(head.content ?? [])] } : { content: sign }
    const inside = { ...around, first: undefined, level, indent: indentAt(level) }
    const left = begins ? rest : blocks
    const parts = around.parts && !left.length
    return paragraph(line, { ...around, parts, first: { number, level } }) + several(left, inside)
  }

  const list = (of: List, around: Around) => {
    const number = numbers.numberFor(of, Math.min(around.level + 1, deepest))
    const inside = { ...around, direction: of.attrs?.dir ?? around.direction }
    const last = of.content.at(-1)
    return of.content.map(one => item(one, { ...inside, parts: around.parts && one === last }, number)).join('')
  }

  const one = (block: Block, around: Around): string => {
    switch (block.type) {
      case 'heading':
        return paragraph(block, { ...around, style: around.style === title ? title : `Heading${block.attrs.level}` })
      case 'paragraph':
        return paragraph(block, around)
      case 'blockquote':
        return several(block.content, { ...around, direction: block.attrs?.dir ?? around.direction, style: 'Quote' })
      case 'table':
        return (
          (around.breaks ? paragraphOf('<w:pageBreakBefore/>') : '') +
          tableOf(block, { indent: around.indent, direction: block.attrs?.dir ?? around.direction }, several) +
          paragraphOf('<w:spacing w:after="80" w:line="120" w:lineRule="exact"/>')
        )
      case 'horizontalRule':
        return rule
      case 'codeBlock':
        return codeOf(wordsOfLine(block.content))
      default:
        return list(block, around)
    }
  }
  const several = (blocks: readonly Block[], around: Around): string =>
    blocks.map((block, at) => one(block, { ...around, parts: isParted(blocks, at, around) })).join('')
  return several
}
