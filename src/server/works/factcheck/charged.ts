import { checkedForOne } from '#shared/claims-checking.ts'
import { claimsIn } from '#shared/claims.ts'
import type { Answer } from '#shared/answers.ts'
import type { Run } from '../../store/run.ts'
import { piecesOf } from './pieces.ts'

/**
 * What a fact check costs in the end: a request for each part of its text in which something was checked, and never
 * more than was told before.
 */
export const checkedParts = ({ cost, values, refinement }: Run, answer: Answer): number => {
  const checked = claimsIn(answer).filter(({ verdict }) => verdict)
  if (refinement || !checked.length) return refinement ? cost : 0
  const pieces = piecesOf(String(values.content ?? ''), checkedForOne)
  const pieceOf = (place: number) => pieces.findLastIndex(({ start }) => start <= place)
  // What has no place in the text was said somewhere in it: that is one more part at most.
  return Math.min(cost, new Set(checked.map(({ passage }) => (passage ? pieceOf(passage.start) : 'somewhere'))).size)
}
