import type { AnyNode, Block, Document, Inline } from '#shared/document/schema.ts'
import type { Span } from '../spans.ts'

/** What a line of words is in its document. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'quote' | 'cell' | 'code'

/**
 * A block that holds words, in the order of its document. Each inline node that is no text is one sign of `text`:
 * a place in it is a place in an editor's block.
 */
export type TextBlock = Readonly<{
  kind: BlockKind
  text: string
  links: readonly (Span & Readonly<{ href: string }>)[]
  /** A picture without a description lacks it; an empty one says that it is decoration. */
  pictures: readonly Readonly<{ at: number; alt: string | undefined }>[]
}>

/** A piece of a block with this number. */
export type Place = Span & Readonly<{ block: number }>

/** Stands for a picture, and for each letter of code: neither a letter nor a space, so that no rule is about it. */
export const hidden = '\ufffc'
/** Stands for the call of a note. It parts neither words nor sentences, and a sentence may end before it. */
export const noteCall = '\ufeff'

const isCode = ({ marks }: Inline) => marks?.some(({ type }) => type === 'code') ?? false
const signOf = (one: Inline) => {
  if (one.type === 'text') return isCode(one) ? hidden.repeat(one.text.length) : one.text
  if (one.type === 'hardBreak') return '\n'
  return one.type === 'footnote' ? noteCall : hidden
}

/** A line of a document as it is checked. Neighbouring pieces that lead to the same address are one link. */
export const textBlock = (kind: BlockKind, line: readonly Inline[] = []): TextBlock => {
  const links: { from: number; to: number; href: string }[] = []
  const pictures: { at: number; alt: string | undefined }[] = []
  let text = ''
  for (const one of line) {
    const from = text.length
    text += kind === 'code' && one.type === 'text' ? hidden.repeat(one.text.length) : signOf(one)
    if (one.type === 'image') pictures.push({ at: from, alt: one.attrs.alt })
    const href = one.marks?.find(mark => mark.type === 'link')?.attrs.href
    const last = links.at(-1)
    if (href && last?.to === from && last.href === href) last.to = text.length
    else if (href) links.push({ from, to: text.length, href })
  }
  return { kind, text, links, pictures }
}

const kindIn: Partial<Record<AnyNode['type'], BlockKind>> = {
  listItem: 'item',
  taskItem: 'item',
  blockquote: 'quote',
  tableCell: 'cell',
  tableHeader: 'cell',
}
const kindOf = ({ type }: AnyNode, around: BlockKind): BlockKind => {
  if (type === 'heading') return 'heading'
  return type === 'codeBlock' ? 'code' : (kindIn[type] ?? around)
}

const isLine = (node: AnyNode): node is Extract<Block, { content?: readonly Inline[] }> =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock'

/** The blocks of a document that hold words, in order; what lies in a list, a table or a quotation knows it. */
export const blocksIn = (document: Document): readonly TextBlock[] => {
  const found: TextBlock[] = []
  const walk = (node: AnyNode, around: BlockKind) => {
    const kind = kindOf(node, around)
    if (isLine(node)) found.push(textBlock(kind, node.content))
    else if ('content' in node) for (const inner of (node.content ?? []) as readonly AnyNode[]) walk(inner, kind)
  }
  walk(document, 'paragraph')
  return found
}
