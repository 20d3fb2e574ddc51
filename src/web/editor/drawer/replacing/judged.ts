import { type Edit, kindOf } from '#language/comparing/edits.ts'
import type { Change } from './line.ts'
import type { Target } from './target.ts'
import { wordsOf } from './words.ts'

/** Changes as they are read: what stood at a place of the target's words, and what stands there now. */
export const asEdits = (target: Target, changes: readonly Change[]): readonly Edit[] => {
  const words = wordsOf(target)
  const place = (at: number) => wordsOf({ ...target, to: Math.max(target.from, Math.min(at, target.to)) }).length
  return changes.map(({ from, to, now, isLook, slice }) => {
    const [start, end] = [place(from), place(to)]
    const isBlock = slice.openStart > 0 || !!slice.content.firstChild?.isBlock
    // A block that is added stands apart from its neighbours, an item on a line of its own.
    const gap = slice.content.firstChild?.type.name.endsWith('Item') ? '\n' : '\n\n'
    const added = start === end && isBlock && now ? (start ? gap + now : now + gap) : now
    const was = words.slice(start, end)
    const lead = isBlock && end > start && now ? (/^\n+/.exec(was)?.[0] ?? '') : ''
    return { from: start, to: end, was, now: lead + added, kind: isLook ? 'looks' : kindOf(was, added) }
  })
}
