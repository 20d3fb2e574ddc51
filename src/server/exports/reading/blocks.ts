import { printable, startIn } from '#shared/document/attributes.ts'
import { type ItemRead, listOf } from '#shared/document/lists.ts'
import type { Align, Block, Direction, Placed } from '#shared/document/schema.ts'
import { bounds } from '../bounds.ts'
import { inlinesOf, isUnread } from './inlines.ts'
import { alignOf, directionIn, directionOf } from './looks.ts'
import { noteTag } from './notes.ts'
import { rowsOf } from './tables.ts'
import { attributeOf, childrenOf, type Element, isElement, type Node, rawText } from './tree.ts'

/** What a block lies in. */
type Around = Readonly<{ direction?: Direction; align?: Align; nested: number }>

const own = new Set('h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre hr table dl dt dd'.split(' '))
const boxes = new Set(
  'div section article header footer main aside nav figure figcaption details summary address form fieldset'.split(' '),
)
const isBlock = (node: Node): node is Element => isElement(node) && (own.has(node.tagName) || boxes.has(node.tagName))
const isList = ({ tagName }: Element) => tagName === 'ul' || tagName === 'ol'
const isNote = (node: Node) => isElement(node) && node.tagName === noteTag
const holdsBlocks = (node: Node): boolean =>
  !isNote(node) && childrenOf(node).some(child => isBlock(child) || holdsBlocks(child))

/** How pages and editors write a paragraph that keeps room free. */
const isEmptyLine = ({ tagName, childNodes }: Element) =>
  tagName === 'p' && childNodes.length === 1 && childNodes[0]?.nodeName === 'br'

const checkedIn = (item: Element): boolean | undefined => {
  const said = attributeOf(item, 'data-checked')
  return said === undefined ? undefined : said === 'true'
}

const placed = (dir: Direction, textAlign: Align | undefined): Placed => ({ dir, ...(textAlign && { textAlign }) })

/** Reads HTML as blocks: what is not known as what stands in it, what is nested too deep one after the other. */
export const blocksOf = (all: readonly Node[]): readonly Block[] => {
  const words = (element: Element) => () => rawText(element).slice(0, 2_000)

  const items = (list: Element, direction: Direction, nested: number) => {
    const all: ItemRead[] = []
    for (const item of childrenOf(list).filter(isElement)) {
      const around = { direction: directionOf(item, direction, words(item)), nested }
      const above = all.at(-1)
      // Google Docs, Outlook and Pages lay a list into a list, which belongs to the item before it.
      if (above && isList(item))
        all[all.length - 1] = { ...above, blocks: [...above.blocks, ...several([item], around)] }
      else all.push({ checked: checkedIn(item), blocks: several(isList(item) ? [item] : childrenOf(item), around) })
    }
    return all
  }

  const tableIn = (element: Element, dir: Direction, nested: number): readonly Block[] => {
    const rows = rowsOf(element, cell => {
      const direction = directionOf(cell, dir, words(cell))
      return several(childrenOf(cell), { direction, align: alignOf(cell, direction), nested })
    })
    const captions = childrenOf(element).filter(child => child.nodeName === 'caption')
    const caption = several(captions.flatMap(childrenOf), { direction: dir, nested })
    return rows.length ? [...caption, { type: 'table', attrs: { dir }, content: rows }] : caption
  }

  const one = (element: Element, around: Around): readonly Block[] => {
    const { tagName } = element
    const direction = directionOf(element, around.direction, words(element))
    const align = alignOf(element, direction) ?? around.align
    const inside = { direction, align, nested: around.nested + 1 }
    const flat = () => several(childrenOf(element), { direction, align, nested: around.nested })
    const [, level] = /^h([1-6])$/.exec(tagName) ?? []
    if (level) {
      const content = inlinesOf(childrenOf(element))
      const attrs = { level: Number(level), ...placed(direction, align) }
      return content.length ? [{ type: 'heading', attrs, content }] : []
    }
    if (tagName === 'hr') return [{ type: 'horizontalRule' }]
    if (tagName === 'pre') {
      const text = printable(rawText(element)).replaceAll('\r', '').replace(/\n$/, '')
      return text ? [{ type: 'codeBlock', content: [{ type: 'text', text }] }] : []
    }
    if (around.nested >= bounds.nested) return flat()
    if (isList(element)) {
      const start = tagName === 'ol' ? startIn(attributeOf(element, 'start') ?? 1) : undefined
      const listed = items(element, direction, inside.nested)
      return listed.length ? [listOf(listed, start, direction)] : []
    }
    if (tagName === 'blockquote') {
      const content = several(childrenOf(element), inside)
      return content.length ? [{ type: 'blockquote', attrs: { dir: direction }, content }] : []
    }
    if (tagName === 'table') return tableIn(element, direction, inside.nested)
    const read = flat()
    return !read.length && isEmptyLine(element) ? [{ type: 'paragraph' }] : read
  }

  const several = (nodes: readonly Node[], around: Around): readonly Block[] => {
    const blocks: Block[] = []
    let line: Node[] = []
    const paragraph = () => {
      const content = inlinesOf(line)
      const dir = around.direction ?? directionIn(line.map(rawText).join('').slice(0, 2_000)) ?? 'ltr'
      if (content.length) blocks.push({ type: 'paragraph', attrs: placed(dir, around.align), content })
      line = []
    }
    for (const node of nodes) {
      if (isElement(node) && isUnread(node)) continue
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
