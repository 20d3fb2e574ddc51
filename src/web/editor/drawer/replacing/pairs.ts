import type { Node } from '@tiptap/pm/model'
import { pairsOf } from '#language/comparing/segments.ts'
import { lettersOf, type Signs } from './letters.ts'
import { shaped } from './shape.ts'

/** Everything an answer can say of a block: the same where two blocks need no change. */
export const keyOf = (node: Node, signs: Signs): string => {
  const { type, attrs } = node
  const own = `${type.name} ${String(attrs.level ?? '')} ${String(attrs.language ?? '')}`
  if (!node.isTextblock) return `${own}(${node.children.map(child => keyOf(child, signs)).join(',')})`
  const { text, looks } = lettersOf(node.content, signs)
  return `${own}“${text}” ${looks.join('|')}`
}

/** Whether one block can become the other by changes inside it. */
export const areAlike = (one: Node, other: Node) =>
  one.type === other.type &&
  one.attrs.level === other.attrs.level &&
  (one.type.name !== 'table' || shaped(one, other) !== undefined)

/** Blocks that stand beside each other in one place of two documents. */
export type Stretch = { readonly one: readonly Node[]; readonly other: readonly Node[] }

const textOf = (node: Node) => node.textBetween(0, node.content.size, ' ', ' ')

/**
 * Which block became which: those that say nearly the same, then, between them, where there are as many of the same
 * kinds, one after the other. What is left has no other half.
 */
export const pairedIn = ({ one, other }: Stretch): readonly (readonly [number, number])[] => {
  const near = pairsOf(one.map(textOf), other.map(textOf)).filter(([x, y]) => {
    const [mine, theirs] = [one[x], other[y]]
    return mine && theirs && areAlike(mine, theirs)
  })
  const ends = [[-1, -1] as const, ...near, [one.length, other.length] as const]
  return ends.flatMap(([x, y], at) => {
    const [nextX, nextY] = ends[at + 1] ?? [one.length, other.length]
    const count = nextX - x - 1
    const steps = Array.from({ length: Math.max(0, count) }, (_, step) => [x + 1 + step, y + 1 + step] as const)
    const inTurns = count === nextY - y - 1 && steps.every(([mine, theirs]) => areAlike(one[mine]!, other[theirs]!))
    return [...(at && at < ends.length - 1 ? [[x, y] as const] : []), ...(inTurns ? steps : [])]
  })
}
