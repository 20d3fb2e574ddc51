import type { ResolvedPos } from '@tiptap/pm/model'
import type { Target } from './target.ts'

const signs: Readonly<Record<string, string>> = { hardBreak: '\n', image: '▣', footnote: '†' }

/** What is read for something in a line that is no letter, by the name of its type. */
export const readAs = (name: string) => signs[name] ?? ''

/** How a line is set apart from the one before it: fields of a row by a dot, items by their own lines and signs. */
const before = ($at: ResolvedPos, isFirst: boolean) => {
  const [parent, list] = [$at.node(-1), $at.depth > 1 ? $at.node(-2) : undefined]
  const isItem = parent.type.name === 'listItem' || parent.type.name === 'taskItem'
  if (isItem && $at.index(-1) === 0) {
    const number = list?.type.name === 'orderedList' ? `${Number(list.attrs.start ?? 1) + $at.index(-2)}.` : '•'
    return `${isFirst ? '' : $at.index(-2) ? '\n' : '\n\n'}${number} `
  }
  if (isFirst) return ''
  const isField = parent.type.name === 'tableCell' || parent.type.name === 'tableHeader'
  if (!isField || $at.index(-1)) return '\n\n'
  return $at.index(-2) ? ' · ' : $at.index(-3) ? '\n' : '\n\n'
}

/**
 * The words of a target as they are shown beside its changes. What comes of a shorter one, with the same beginning, is
 * the beginning of it.
 */
export const wordsOf = ({ doc, from, to }: Pick<Target, 'doc' | 'from' | 'to'>): string => {
  let words = ''
  let lines = 0
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock) {
      words += before(doc.resolve(pos + 1), lines === 0)
      lines++
      return true
    }
    if (!node.isInline) return true
    words += node.isText ? (node.text ?? '').slice(Math.max(0, from - pos), to - pos) : readAs(node.type.name)
    return false
  })
  return words
}
