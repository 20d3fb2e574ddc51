import { paragraphsOf, textOf } from './blocks.ts'
import { isHeading, withoutHandover } from './frame.ts'

const isBelow = ([first = '']: readonly string[]) => /^\s*(?:[-*•–]\s|\d{1,2}[.)]\s|\|)/.test(first)

/** A text in paragraphs: a heading belongs to the one below it, lists and tables to the one above. */
export const readParagraphs = (lines: readonly string[]): readonly string[] => {
  const items: string[][] = []
  let isOpen = false
  for (const block of paragraphsOf(withoutHandover(lines))) {
    const last = items.at(-1)
    const isWithLast = last && (isOpen || isBelow(block))
    if (isWithLast) last.push('', ...block)
    else items.push([...block])
    isOpen = block.length === 1 && isHeading(block[0] ?? '')
  }
  return items.map(textOf)
}
