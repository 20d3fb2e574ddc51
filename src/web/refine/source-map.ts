/** A piece of text on the page, and where it stands in the Markdown it was drawn from. */
type Leaf = { readonly node: Text; readonly from: number; readonly to: number }

/** Where a passage begins and ends in its Markdown. */
export type Place = { readonly from: number; readonly to: number }

/** Only signs of Markdown, numbers of lists, languages of code and the targets of links are not seen on the page. */
const isMarkup = (gap: string) =>
  !/[\p{L}\p{N}]/u.test(
    gap
      .replaceAll(/\]\([^)\n]*\)/g, '')
      .replaceAll(/^[\s>]*\d{1,9}[.)]\s/gm, '')
      .replaceAll(/^\s*(?:```|~~~).*$/gm, ''),
  )

const textsIn = (block: Element) => {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data && !node.parentElement?.closest('[data-added]')) found.push(node)
  }
  return found
}

/** The texts of one block, each found behind the one before; what is not drawn as it was written is left out. */
const leavesIn = (block: Element, source: string, base: number): Leaf[] => {
  let at = 0
  return textsIn(block).flatMap(node => {
    const found = source.indexOf(node.data, at)
    if (found < 0 || !isMarkup(source.slice(at, found))) return []
    at = found + node.data.length
    return [{ node, from: base + found, to: base + at }]
  })
}

/** What is seen of a text that was drawn as Markdown, piece by piece. Its blocks say how long each is. */
export const leavesOf = (drawn: Element, source: string): readonly Leaf[] => {
  let at = 0
  return [...drawn.children].flatMap(block => {
    const length = Number((block as HTMLElement).dataset.length)
    const base = at
    at += length
    return leavesIn(block, source.slice(base, at), base)
  })
}

const inline = 'strong, em, code, a, .gap'
const isLetter = (sign = '') => /[\p{L}\p{N}]/u.test(sign)

/** The outermost piece of emphasis around a text that does not hold the other end of the passage. */
const around = ({ node }: Leaf, other: Leaf) => {
  let found: Element | undefined
  for (let one = node.parentElement?.closest(inline); one; one = one.parentElement?.closest(inline))
    if (!one.contains(other.node)) found = one
  return found
}

/** To the edges of words, and out of emphasis that is cut in two: half a bold word is no Markdown. */
const rounded = (leaves: readonly Leaf[], source: string, { from, to }: Place, first: Leaf, last: Leaf): Place => {
  let [start, end] = [from, to]
  while (start > first.from && isLetter(source[start]) && isLetter(source[start - 1])) start--
  while (end < last.to && isLetter(source[end]) && isLetter(source[end - 1])) end++
  const [opened, closed] = [around(first, last), around(last, first)]
  if (opened) {
    start = leaves.find(({ node }) => opened.contains(node))?.from ?? start
    start -= /[*_~`[]*$/.exec(source.slice(0, start))?.[0].length ?? 0
  }
  if (closed) {
    end = leaves.findLast(({ node }) => closed.contains(node))?.to ?? end
    end += /^(?:[*_~`]+|\]\([^)\n]*\)|\])*/.exec(source.slice(end))?.[0].length ?? 0
  }
  return { from: start, to: end }
}

/** Where what is selected on the page stands in the Markdown; undefined where it is elsewhere, or nothing. */
export const placeOf = (drawn: Element, source: string, range: Range): Place | undefined => {
  const leaves = leavesOf(drawn, source)
  const at = ({ node, from, to }: Leaf): Place => ({
    from: node === range.startContainer ? from + range.startOffset : from,
    to: node === range.endContainer ? from + range.endOffset : to,
  })
  const inside = leaves.filter(leaf => range.intersectsNode(leaf.node) && at(leaf).from < at(leaf).to)
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return undefined
  const place = { from: at(first).from, to: at(last).to }
  const selected = source.slice(place.from, place.to)
  if (!/[\p{L}\p{N}]/u.test(selected)) return undefined
  return rounded(leaves, source, place, first, last)
}

/** The stretch of the page that shows a place of the Markdown. */
export const rangeOf = (drawn: Element, source: string, { from, to }: Place): Range | undefined => {
  const inside = leavesOf(drawn, source).filter(leaf => leaf.to > from && leaf.from < to)
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return undefined
  const range = document.createRange()
  range.setStart(first.node, Math.max(0, from - first.from))
  range.setEnd(last.node, Math.min(last.to, to) - last.from)
  return range
}
