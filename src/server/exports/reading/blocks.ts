import { bounds } from '../bounds.ts'
import type { Align, Block, Direction, Item } from '../model.ts'
import { inlinesOf, type Numbered, printable, unread } from './inlines.ts'
import { alignOf, directionIn, directionOf } from './looks.ts'
import { gridOf, headsOf, rowsIn } from './tables.ts'
import { attributeOf, childrenOf, type Element, isElement, type Node, rawText } from './tree.ts'

/** What a block lies in. */
type Around = Readonly<{ direction?: Direction; align?: Align; nested: number }>

const own = new Set('h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre hr table dl dt dd'.split(' '))
const boxes = new Set(
  'div section article header footer main aside nav figure figcaption details summary address form fieldset'.split(' '),
)
const isBlock = (node: Node): node is Element => isElement(node) && (own.has(node.tagName) || boxes.has(node.tagName))
const holdsBlocks = (node: Node): boolean => childrenOf(node).some(child => isBlock(child) || holdsBlocks(child))

const checkedIn = (item: Element): boolean | undefined => {
  const said = attributeOf(item, 'data-checked')
  return said === undefined ? undefined : said === 'true'
}

/** Reads HTML as blocks: what is not known as what stands in it, what is nested too deep one after the other. */
export const blocksOf = (all: readonly Node[], number: Numbered): readonly Block[] => {
  const words = (element: Element) => () => rawText(element).slice(0, 2_000)

  const items = (list: Element, direction: Direction, nested: number): readonly Item[] =>
    childrenOf(list)
      .filter(isElement)
      .map(item => {
        const around = { direction: directionOf(item, direction, words(item)), nested }
        const checked = checkedIn(item)
        return { ...(checked !== undefined && { checked }), blocks: several(childrenOf(item), around) }
      })

  const tableIn = (element: Element, direction: Direction, nested: number): readonly Block[] => {
    const grid = gridOf(rowsIn(element), cell => {
      const way = directionOf(cell.element, direction, words(cell.element))
      return several(childrenOf(cell.element), { direction: way, align: alignOf(cell.element, way), nested })
    })
    const captions = childrenOf(element).filter(child => child.nodeName === 'caption')
    const caption = several(captions.flatMap(childrenOf), { direction, nested })
    return grid ? [...caption, { kind: 'table', direction, ...grid, heads: headsOf(grid.rows) }] : caption
  }

  const one = (element: Element, around: Around): readonly Block[] => {
    const { tagName } = element
    const direction = directionOf(element, around.direction, words(element))
    const align = alignOf(element, direction) ?? around.align
    const placed = { direction, ...(align && { align }) }
    const inside = { ...placed, nested: around.nested + 1 }
    const flat = () => several(childrenOf(element), { ...placed, nested: around.nested })
    const [, level] = /^h([1-6])$/.exec(tagName) ?? []
    if (level) {
      const inlines = inlinesOf(childrenOf(element), number)
      return inlines.length ? [{ kind: 'heading', level: Number(level), ...placed, inlines }] : []
    }
    if (tagName === 'hr') return [{ kind: 'rule' }]
    if (tagName === 'pre') {
      const text = printable(rawText(element)).replaceAll('\r', '').replace(/\n$/, '')
      return text ? [{ kind: 'code', text }] : []
    }
    if (around.nested >= bounds.nested) return flat()
    if (tagName === 'ul' || tagName === 'ol') {
      const start = Number.parseInt(attributeOf(element, 'start') ?? '1', 10)
      const numbers = tagName === 'ol' && { start: start >= 0 && start < 100_000 ? start : 1 }
      const listed = items(element, direction, inside.nested)
      return listed.length ? [{ kind: 'list', direction, ...numbers, items: listed }] : []
    }
    if (tagName === 'blockquote') {
      const blocks = several(childrenOf(element), inside)
      return blocks.length ? [{ kind: 'quote', direction, blocks }] : []
    }
    return tagName === 'table' ? tableIn(element, direction, inside.nested) : flat()
  }

  const several = (nodes: readonly Node[], around: Around): readonly Block[] => {
    const blocks: Block[] = []
    let line: Node[] = []
    const paragraph = () => {
      const inlines = inlinesOf(line, number)
      const said = around.direction ?? directionIn(line.map(rawText).join('').slice(0, 2_000)) ?? 'ltr'
      if (inlines.length)
        blocks.push({ kind: 'paragraph', direction: said, ...(around.align && { align: around.align }), inlines })
      line = []
    }
    for (const node of nodes) {
      if (isElement(node) && unread.has(node.tagName)) continue
      if (isBlock(node)) {
        paragraph()
        blocks.push(...one(node, around))
      } else if (isElement(node) && holdsBlocks(node)) {
        paragraph()
        blocks.push(...several(childrenOf(node), around))
      } else line.push(node)
    }
    paragraph()
    return blocks
  }

  return several(all, { nested: 0 })
}
