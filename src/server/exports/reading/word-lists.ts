import { defaultTreeAdapter as tree, html } from 'parse5'
import { isSignStyle, listPlaceIn, listTagOf } from '#shared/document/word-lists.ts'
import { attributeOf, childrenOf, type Element, isElement, type Node, rawText } from './tree.ts'

const placeOf = (node: Node) => {
  if (!isElement(node) || node.tagName !== 'p') return undefined
  const place = listPlaceIn(attributeOf(node, 'style'))
  return place && { item: node, ...place }
}
type Place = NonNullable<ReturnType<typeof placeOf>>

const made = (tag: string): Element => tree.createElement(tag, html.NS.HTML, [])
const isSign = (node: Node): node is Element => isElement(node) && isSignStyle(attributeOf(node, 'style'))

/** The sign of an item stands in it as text, marked to be left out. */
const takeSign = (item: Element): string => {
  for (const node of childrenOf(item)) {
    if (!isElement(node)) continue
    const text = isSign(node) ? rawText(node) : takeSign(node)
    if (isSign(node)) tree.detachNode(node)
    if (text) return text.trim()
  }
  return ''
}

/** Items that follow each other, as the lists they were. */
const listsOf = (places: readonly Place[]): readonly Element[] => {
  const lists: Element[] = []
  const open: { list: Element; name: string | undefined }[] = []
  for (const { item, list: name, level } of places) {
    const tag = listTagOf(takeSign(item))
    open.length = Math.min(open.length, level)
    // Right behind one list another can begin.
    if (open[level - 1] && open[level - 1]?.name !== name) open.length = level - 1
    while (open.length < level) {
      const list = made(tag)
      const above = open.at(-1)?.list
      if (above) tree.appendChild(above, list)
      else lists.push(list)
      open.push({ list, name })
    }
    const place = made('li')
    for (const node of [...childrenOf(item)]) {
      tree.detachNode(node)
      tree.appendChild(place, node)
    }
    const innermost = open.at(-1)
    if (innermost) tree.appendChild(innermost.list, place)
  }
  return lists
}

const isBlank = (node: Node) => !isElement(node) && !rawText(node).trim()

/** Word saves its lists as paragraphs with signs; here they become lists again. */
export const layWordLists = (nodes: readonly Node[]): readonly Node[] => {
  const laid: Node[] = []
  let run: Place[] = []
  const end = () => {
    laid.push(...listsOf(run))
    run = []
  }
  for (const node of nodes) {
    const place = placeOf(node)
    if (place) run.push(place)
    else if (!run.length || !isBlank(node)) {
      end()
      if (isElement(node)) node.childNodes = [...layWordLists(childrenOf(node))]
      laid.push(node)
    }
  }
  end()
  return laid
}
