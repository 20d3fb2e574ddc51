import { markOf, nested } from './marks.ts'
import type {
  Align,
  Block,
  Cell,
  Direction,
  Footnote,
  Image,
  Inline,
  List,
  Mark,
  Paragraph,
  Placed,
  Table,
} from './schema.ts'
import { headsOf } from './tables.ts'
import { blocksOfItem, tick } from './words.ts'

/** The elements of HTML that a document is made of. */
export type Tag =
  | 'p'
  | `h${1 | 2 | 3 | 4 | 5 | 6}`
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'pre'
  | 'code'
  | 'hr'
  | 'br'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'a'
  | 'strong'
  | 'em'
  | 'u'
  | 's'
  | 'sub'
  | 'sup'
  | 'mark'
  | 'span'

/** What some of them say beside their words. A direction is said where it is another than that of what lies around. */
export type More = Readonly<{
  href?: string
  start?: number
  align?: Align
  dir?: Direction
  colour?: string
  ground?: string
  colspan?: number
  rowspan?: number
  /** Whether an item of a list is a task: its box stands where the others have their point. */
  isTask?: boolean
}>

/** What makes elements: strings of HTML, or what a page draws. */
export type Make<Out> = Readonly<{
  text(words: string, isCode: boolean): readonly Out[]
  picture(image: Image): readonly Out[]
  /** What calls for a note; without this the note stands there itself, in brackets. */
  note?(note: Footnote, inside: readonly Out[]): readonly Out[]
  element(tag: Tag, inside: readonly Out[], more?: More): Out
}>

const tags: Readonly<Record<Mark['type'], Tag>> = {
  link: 'a',
  textStyle: 'span',
  highlight: 'mark',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
}

const moreOf = (mark: Mark): More | undefined => {
  if (mark.type === 'link') return mark.attrs
  if (mark.type === 'textStyle') return { colour: mark.attrs.color }
  return mark.type === 'highlight' ? { ground: mark.attrs?.color } : undefined
}

const isList = ({ type }: Block) => type === 'bulletList' || type === 'orderedList' || type === 'taskList'

/** Makes elements of blocks; `around` is the direction of what they are laid into. */
export const elementsOf = <Out>(all: readonly Block[], make: Make<Out>, around?: Direction): Out[] => {
  const { text, picture, note, element } = make
  const piece = (one: Inline): readonly Out[] => {
    if (one.type === 'hardBreak') return [element('br', [])]
    if (one.type === 'footnote') {
      const inside = line(one.content)
      return note?.(one, inside) ?? [...text(' (', false), ...inside, ...text(')', false)]
    }
    return one.type === 'image' ? picture(one) : text(one.text, markOf(one, 'code') !== undefined)
  }
  const line = (inlines: readonly Inline[] = []) =>
    nested(inlines, piece, (mark, inside) => [element(tags[mark.type], inside, moreOf(mark))])
  const placed = ({ dir, textAlign }: Placed = {}, around?: Direction): More => ({
    ...(dir && dir !== around && { dir }),
    ...(textAlign && { align: textAlign }),
  })

  /** The first paragraph stands bare in its item or field where nothing but lists follows; then these place it. */
  const bare = ([first, ...rest]: readonly Block[]): Paragraph | undefined =>
    first?.type === 'paragraph' && rest.every(isList) ? first : undefined
  const held = (blocks: readonly Block[], around?: Direction) => {
    const first = bare(blocks)
    return first ? [...line(first.content), ...several(blocks.slice(1), around)] : several(blocks, around)
  }

  const list = ({ type, attrs, content }: List, around?: Direction) => {
    const dir = attrs?.dir ?? around
    const items = content.map(item => {
      const blocks = blocksOfItem(item)
      const where = placed(bare(blocks)?.attrs, dir)
      if (item.type !== 'taskItem') return element('li', held(blocks, dir), where)
      const sign = text(tick(item.attrs.checked), false)
      return element('li', [...sign, ...held(blocks, dir)], { ...where, isTask: true })
    })
    const start = attrs && 'start' in attrs && attrs.start !== 1 ? { start: attrs.start } : {}
    return element(type === 'orderedList' ? 'ol' : 'ul', items, { ...placed(attrs, around), ...start })
  }

  const table = (of: Table, around?: Direction) => {
    const dir = of.attrs?.dir ?? around
    const cell = ({ type, attrs, content }: Cell) =>
      element(type === 'tableHeader' ? 'th' : 'td', held(content, dir), {
        ...attrs,
        ...placed(bare(content)?.attrs, dir),
      })
    const rows = of.content.map(({ content }) => element('tr', content.map(cell)))
    const heads = headsOf(of)
    const parts = [
      ...(heads ? [element('thead', rows.slice(0, heads))] : []),
      ...(rows.length > heads ? [element('tbody', rows.slice(heads))] : []),
    ]
    return element('table', parts, placed(of.attrs, around))
  }

  const one = (block: Block, around?: Direction): Out => {
    switch (block.type) {
      case 'paragraph':
        return element('p', line(block.content), placed(block.attrs, around))
      case 'heading':
        return element(
          `h${block.attrs.level as 1 | 2 | 3 | 4 | 5 | 6}`,
          line(block.content),
          placed(block.attrs, around),
        )
      case 'blockquote':
        return element('blockquote', several(block.content, block.attrs?.dir ?? around), placed(block.attrs, around))
      case 'codeBlock':
        return element('pre', [element('code', text((block.content ?? []).map(({ text }) => text).join(''), true))])
      case 'horizontalRule':
        return element('hr', [])
      case 'table':
        return table(block, around)
      default:
        return list(block, around)
    }
  }
  const several = (blocks: readonly Block[], around?: Direction): Out[] => blocks.map(block => one(block, around))

  return several(all, around)
}
