import { isPictureTaken, pixelsIn, printable } from '#shared/document/attributes.ts'
import { joined } from '#shared/document/marks.ts'
import type { Image, Inline, Mark, Text } from '#shared/document/schema.ts'
import { isHidden, marksWithin } from './looks.ts'
import { noteTag } from './notes.ts'
import { attributeOf, childrenOf, type Element, isElement, type Node } from './tree.ts'

/** What is no text, whatever stands in it. */
const unread: ReadonlySet<string> = new Set(
  'script style head title template noscript iframe object embed svg canvas audio video select textarea'.split(' '),
)
/** The source of a formula beside its signs. */
const isSource = ({ tagName }: Element) => tagName === 'annotation' || tagName === 'annotation-xml'

/** What nobody reads on a page either, or is said there a second time. */
export const isUnread = (element: Element) => unread.has(element.tagName) || isSource(element) || isHidden(element)

const textOf = (text: string, marks: readonly Mark[]): Text => ({ type: 'text', text, ...(marks.length && { marks }) })

const shown = (element: Element, marks: readonly Mark[]): readonly (Image | Text)[] => {
  const alt = (attributeOf(element, 'alt') ?? '').trim().slice(0, 500)
  const src = attributeOf(element, 'src') ?? ''
  if (!isPictureTaken(src)) return alt ? [textOf(alt, marks)] : []
  const [width, height] = [pixelsIn(attributeOf(element, 'width')), pixelsIn(attributeOf(element, 'height'))]
  const attrs = { src, ...(alt && { alt }), ...(width && { width }), ...(height && { height }) }
  return [{ type: 'image', attrs, ...(marks.length && { marks }) }]
}

const read = (nodes: readonly Node[], marks: readonly Mark[]): readonly Inline[] =>
  nodes.flatMap((node): readonly Inline[] => {
    if (!isElement(node)) {
      if (node.nodeName !== '#text' || !('value' in node)) return []
      const text = printable(node.value).replaceAll(/[ \t\r\n\f]+/g, ' ')
      return text ? [textOf(text, marks)] : []
    }
    if (isUnread(node)) return []
    if (node.tagName === 'br') return [{ type: 'hardBreak', ...(marks.length && { marks }) }]
    if (node.tagName === noteTag) {
      const content = tidied(read(childrenOf(node), [])).filter(one => one.type === 'text')
      return [{ type: 'footnote', ...(content.length && { content }) }]
    }
    if (node.tagName === 'img') return shown(node, marks)
    return read(childrenOf(node), marksWithin(marks, node))
  })

/** Words of the same looks as one piece, blanks as a browser shows them: one between words, none at a line's ends. */
const tidied = (line: readonly Inline[]): readonly Inline[] => {
  const tidy: Inline[] = []
  const trimEnd = () => {
    for (let last = tidy.at(-1); last?.type === 'text'; last = tidy.at(-1)) {
      const text = last.text.replace(/ +$/, '')
      if (text) return void (tidy[tidy.length - 1] = { ...last, text })
      tidy.pop()
    }
  }
  for (const one of line) {
    const last = tidy.at(-1)
    if (one.type !== 'text') {
      if (one.type === 'hardBreak') trimEnd()
      tidy.push(one)
      continue
    }
    const opens = !last || last.type === 'hardBreak' || (last.type === 'text' && last.text.endsWith(' '))
    const text = opens ? one.text.replace(/^ +/, '') : one.text
    if (!text) continue
    tidy.push({ ...one, text })
  }
  trimEnd()
  while (tidy.at(-1)?.type === 'hardBreak') tidy.pop()
  // At the end: a text that grows piece by piece is copied each time somebody looks how it ends.
  return joined(tidy)
}

/** What stands in a line: words with their looks, ends of lines, pictures. */
export const inlinesOf = (nodes: readonly Node[]): readonly Inline[] => tidied(read(nodes, []))
