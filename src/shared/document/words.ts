import { onOneLine } from '../one-line.ts'
import type { AnyNode, Block, Document, Inline, ListItem, TaskItem } from './schema.ts'

/** How many tasks that are done or not are shown where there is no box to tick. */
export const tick = (checked: boolean) => (checked ? '☑ ' : '☐ ')

/** The words of a line without their looks; a picture is what is said of it, a note stands elsewhere. */
export const wordsOfLine = (line: readonly Inline[] = []): string => line.map(wordsOfPiece).join('')
const wordsOfPiece = (one: Inline): string => {
  if (one.type === 'text') return one.text
  if (one.type === 'image') return one.attrs.alt ?? ''
  return one.type === 'hardBreak' ? '\n' : ''
}

export const isInline = (node: AnyNode): node is Inline =>
  node.type === 'text' || node.type === 'hardBreak' || node.type === 'image' || node.type === 'footnote'

/** The words of a node and all that lies in it, blocks on lines of their own. */
export const wordsOf = (node: AnyNode): string => {
  if (isInline(node)) return wordsOfLine([node])
  const content: readonly AnyNode[] = 'content' in node ? (node.content ?? []) : []
  return content.every(isInline) ? wordsOfLine(content) : content.map(wordsOf).join('\n')
}

/** What is read one after the other, to be counted: a picture parts words, and a note stands elsewhere. */
export const proseOf = (node: AnyNode): string => {
  if (node.type === 'text') return node.text
  if (isInline(node)) return node.type === 'footnote' ? '' : '\n'
  const content: readonly AnyNode[] = 'content' in node ? (node.content ?? []) : []
  return content.map(proseOf).join(content.every(isInline) ? '' : '\n')
}

/** Whether there is nothing to read or see in it. */
export const isBlank = (node: AnyNode): boolean => {
  if (node.type === 'text') return !node.text.trim()
  if (node.type === 'image') return false
  return !('content' in node) || ((node.content as readonly AnyNode[] | undefined) ?? []).every(isBlank)
}

/** What stands in an item, without the empty paragraph that it only has because it must begin with one. */
export const blocksOfItem = ({ content }: ListItem | TaskItem): readonly Block[] => {
  const [first, ...rest] = content
  return first?.type === 'paragraph' && !first.content?.length && rest.length ? rest : content
}

/** The title a document has of itself: its first heading of the first level. */
export const titleIn = ({ content }: Document): string => {
  const first = content.find(block => block.type === 'heading' && block.attrs.level === 1)
  return first ? onOneLine(wordsOf(first)) : ''
}
