import type { Inline, Marks, Run } from '../model.ts'
import { marksOf } from './looks.ts'
import { attributeOf, childrenOf, type Element, isElement, type Node } from './tree.ts'

/** What is no text, whatever stands in it. */
export const unread: ReadonlySet<string> = new Set(
  'script style head title template noscript iframe object embed svg math canvas audio video select textarea'.split(
    ' ',
  ),
)

/** Gives pictures their numbers: the same address is the same picture. */
export type Numbered = (address: string) => number | undefined

const pixels = (written: string | undefined) => {
  const number = Number.parseInt(written ?? '', 10)
  return number > 0 ? Math.min(number, 4_000) : undefined
}

const shown = (element: Element, number: Numbered): readonly Inline[] => {
  const alt = (attributeOf(element, 'alt') ?? '').trim().slice(0, 500)
  const picture = number(attributeOf(element, 'src') ?? '')
  if (picture === undefined) return alt ? [{ text: alt }] : []
  const [width, height] = [pixels(attributeOf(element, 'width')), pixels(attributeOf(element, 'height'))]
  return [{ picture, alt, ...(width && { width }), ...(height && { height }) }]
}

/** What no file of XML may hold, and what turns the order of a line around unseen. */
const unprintable = /[^\P{Cc}\t\n\r\f]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

/** A text without signs that are none. */
export const printable = (text: string) => text.toWellFormed().replaceAll(unprintable, '')

const read = (nodes: readonly Node[], marks: Marks, number: Numbered): readonly Inline[] =>
  nodes.flatMap((node): readonly Inline[] => {
    if (!isElement(node)) {
      if (node.nodeName !== '#text' || !('value' in node)) return []
      const text = printable(node.value).replaceAll(/[ \t\r\n\f]+/g, ' ')
      return text ? [{ ...marks, text }] : []
    }
    if (unread.has(node.tagName)) return []
    if (node.tagName === 'br') return [{ line: true }]
    if (node.tagName === 'img') return shown(node, number)
    return read(childrenOf(node), { ...marks, ...marksOf(node) }, number)
  })

const isRun = (inline: Inline | undefined): inline is Run => inline !== undefined && 'text' in inline
const looks = ({ text: _, ...marks }: Run) => JSON.stringify(marks)

/** Words of the same looks as one run, blanks as a browser shows them: one between words, none at the ends of lines. */
const tidied = (inlines: readonly Inline[]): readonly Inline[] => {
  const tidy: Inline[] = []
  const trimEnd = () => {
    for (let last = tidy.at(-1); isRun(last); last = tidy.at(-1)) {
      const text = last.text.replace(/ +$/, '')
      if (text) return void (tidy[tidy.length - 1] = { ...last, text })
      tidy.pop()
    }
  }
  for (const one of inlines) {
    const last = tidy.at(-1)
    if (!isRun(one)) {
      if ('line' in one) trimEnd()
      tidy.push(one)
      continue
    }
    const opens = last === undefined || 'line' in last || (isRun(last) && last.text.endsWith(' '))
    const text = opens ? one.text.replace(/^ +/, '') : one.text
    if (!text) continue
    if (isRun(last) && looks(last) === looks(one)) tidy[tidy.length - 1] = { ...last, text: last.text + text }
    else tidy.push({ ...one, text })
  }
  trimEnd()
  while (tidy.length && 'line' in (tidy.at(-1) as Inline)) tidy.pop()
  return tidy
}

/** What stands in a line: words with their looks, ends of lines, pictures. */
export const inlinesOf = (nodes: readonly Node[], number: Numbered): readonly Inline[] =>
  tidied(read(nodes, {}, number))
