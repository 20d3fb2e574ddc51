import type { Node } from '@tiptap/pm/model'
import { runsBetween } from '#language/comparing/myers.ts'
import { placeIn } from '../text/finding.ts'
import type { BlockHere } from './blocks.ts'
import type { Change } from './remark.ts'

/** A piece of a block as places of the document. */
export const spanHere = ({ at, node }: Pick<BlockHere, 'at' | 'node'>, from: number, to: number) => ({
  from: at + placeIn(node, from),
  to: at + placeIn(node, to),
})

/** Another text in the place of one, sign by sign: what both have, and how it looks, stays as it is. */
export const stepsOf = (was: string, now: string): readonly Change[] => {
  const [one, other] = [was.split(''), now.split('')]
  return runsBetween(one, other).flatMap(run =>
    run.kept ? [] : [{ from: run.one[0], to: run.one[1], text: other.slice(run.other[0], run.other[1]).join('') }],
  )
}

/** Which sign of a block stands at this place of it: the other way around than `placeIn`. */
export const signAt = (block: Node, place: number): number => {
  let [sign, left] = [0, place]
  for (let at = 0; at < block.childCount && left > 0; at++) {
    const { isText, nodeSize } = block.child(at)
    sign += isText ? Math.min(left, nodeSize) : 1
    left -= nodeSize
  }
  return sign
}
