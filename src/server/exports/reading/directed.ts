import type { Block, Document } from '#shared/document/schema.ts'
import { wordsOf } from '#shared/document/words.ts'
import { directionIn } from './looks.ts'

const directedOne = (block: Block): Block => {
  if (block.type === 'codeBlock' || block.type === 'horizontalRule' || block.attrs?.dir) return block
  const dir = directionIn(wordsOf(block))
  // The compiler loses which block it is once its attributes are made anew.
  return dir ? ({ ...block, attrs: { ...block.attrs, dir } } as Block) : block
}

/** A document whose blocks run as their first letter does, as on the screen, where they do not say how. */
export const directed = ({ type, content }: Document): Document => ({ type, content: content.map(directedOne) })
