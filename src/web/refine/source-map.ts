import type { TextPart, Path } from '#shared/markdown.ts'
import { partAt } from '#shared/passages.ts'

/** An answer as it is read, and where in it each of its texts stands. */
export type Source = { readonly text: string; readonly parts: readonly TextPart[] }

/** A piece of text on the page, and where it stands in the answer as it is read. */
type Leaf = { readonly node: Text; readonly from: number; readonly to: number }

/** Where a passage begins and ends there. */
export type SourceSpan = { readonly from: number; readonly to: number }

const says = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Only signs of Markdown, numbers of lists, languages of code and the targets of links are not seen on the page. */
const isMarkup = (gap: string) =>
  !says(
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

/** What a text of an answer is called on the page. */
export const nameOf = (path: Path) => path.join('.')

/** The text of the answer that something on the page draws. */
const partOf = ({ parts }: Source, drawn: HTMLElement) => parts.find(({ path }) => nameOf(path) === drawn.dataset.part)

/** The texts of an answer that stand in fields, which a range does not reach into. */
const fieldsIn = (box: Element) => [...box.querySelectorAll<HTMLTextAreaElement>('textarea[data-part]')]

const isField = (element: Element | null): element is HTMLTextAreaElement => element?.tagName === 'TEXTAREA'

/**
 * What is seen of an answer, piece by piece. What draws a text of it says which one, and from where on if not from its
 * start; the blocks of Markdown say how long each is.
 */
export const leavesOf = (box: Element, source: Source): readonly Leaf[] =>
  [...box.querySelectorAll<HTMLElement>('[data-part]')].flatMap(drawn => {
    const part = partOf(source, drawn)
    if (!part || isField(drawn)) return []
    let at = part.from + Number(drawn.dataset.at ?? 0)
    if (!drawn.classList.contains('markdown')) return leavesIn(drawn, source.text.slice(at, part.to), at)
    return [...drawn.children].flatMap(block => {
      const base = at
      at += Number((block as HTMLElement).dataset.length)
      return leavesIn(block, source.text.slice(base, at), base)
    })
  })

const inline = 'strong, em, s, code, a, .gap'
const isLetter = (sign = '') => /[\p{L}\p{N}]/u.test(sign)

/** The outermost piece of emphasis around a text that does not hold the other end of the passage. */
const around = ({ node }: Leaf, other: Leaf) => {
  let found: Element | undefined
  for (let one = node.parentElement?.closest(inline); one; one = one.parentElement?.closest(inline))
    if (!one.contains(other.node)) found = one
  return found
}

/** To the edges of the words that are cut. */
const inWords = (source: string, { from, to }: SourceSpan, within: SourceSpan): SourceSpan => {
  let [start, end] = [from, to]
  while (start > within.from && isLetter(source[start]) && isLetter(source[start - 1])) start--
  while (end < within.to && isLetter(source[end]) && isLetter(source[end - 1])) end++
  return { from: start, to: end }
}

/** To the edges of words, and out of emphasis that is cut in two: half a bold word is no Markdown. */
const rounded = (leaves: readonly Leaf[], source: string, place: SourceSpan, first: Leaf, last: Leaf): SourceSpan => {
  let { from: start, to: end } = inWords(source, place, { from: first.from, to: last.to })
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

/**
 * Where what is selected on the page stands in the answer; undefined where it is elsewhere, or nothing. A passage lies
 * in one text of the answer: that in which it begins.
 */
export const placeOf = (box: Element, source: Source, range: Range): SourceSpan | undefined => {
  const leaves = leavesOf(box, source)
  const at = ({ node, from, to }: Leaf): SourceSpan => ({
    from: node === range.startContainer ? from + range.startOffset : from,
    to: node === range.endContainer ? from + range.endOffset : to,
  })
  const selected = leaves.filter(leaf => range.intersectsNode(leaf.node) && at(leaf).from < at(leaf).to)
  const part = selected[0] && partAt(source.parts, selected[0].from, selected[0].to)
  const inside = selected.filter(({ from, to }) => part && part.from <= from && to <= part.to)
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return undefined
  const place = { from: at(first).from, to: at(last).to }
  return says(source.text.slice(place.from, place.to)) ? rounded(leaves, source.text, place, first, last) : undefined
}

/** The same of what is selected in the field that somebody is in. */
export const placeInField = (box: Element, source: Source, focused: Element | null): SourceSpan | undefined => {
  const part = isField(focused) && box.contains(focused) ? partOf(source, focused) : undefined
  if (!part || !isField(focused) || focused.value !== source.text.slice(part.from, part.to)) return undefined
  const place = { from: part.from + focused.selectionStart, to: part.from + focused.selectionEnd }
  return says(source.text.slice(place.from, place.to)) ? inWords(source.text, place, part) : undefined
}

/** The field in which a place of the answer stands, if it is one. */
export const fieldOf = (box: Element, source: Source, { from, to }: SourceSpan) =>
  fieldsIn(box).find(field => {
    const part = partOf(source, field)
    return part && part.from <= from && to <= part.to
  })

const intoTarget = /^[*_~`]*\]\([^)\n]*$/

/** The stretch of the page that shows a place of the answer; of one in the target of a link, the words of the link. */
export const rangeOf = (box: Element, source: Source, { from, to }: SourceSpan): Range | undefined => {
  const leaves = leavesOf(box, source)
  const inside = leaves.filter(leaf => leaf.to > from && leaf.from < to)
  const [first, last] = [inside[0], inside.at(-1)]
  const range = document.createRange()
  if (!first || !last) {
    const linked = leaves.find(leaf => leaf.to < from && intoTarget.test(source.text.slice(leaf.to, from)))
    if (!linked) return undefined
    range.selectNodeContents(linked.node)
    return range
  }
  range.setStart(first.node, Math.max(0, from - first.from))
  range.setEnd(last.node, Math.min(last.to, to) - last.from)
  return range
}

/** Where on the screen a place of the answer lies, line by line, or as the field that it is in. */
export const linesOfPlace = (box: Element, source: Source, place: SourceSpan): readonly DOMRect[] => {
  const range = rangeOf(box, source, place)
  if (range) return [...range.getClientRects()]
  const field = fieldOf(box, source, place)
  return field ? [field.getBoundingClientRect()] : []
}
