import type { Node } from '@tiptap/pm/model'

/** Something of an outermost block, and where the block begins. */
type Of<Found> = Readonly<{ at: number; found: Found }>

/**
 * Looks at each of the outermost blocks of a text, at each but once: a node is never changed, only replaced, and a text
 * may have thousands of which one is written in.
 */
export const lookingAtEachBlock = <Found>(look: (block: Node) => Found) => {
  const known = new WeakMap<Node, { found: Found }>()
  const of = (block: Node) => {
    const seen = known.get(block) ?? { found: look(block) }
    known.set(block, seen)
    return seen.found
  }
  return (doc: Node): readonly Of<Found>[] => {
    const all: Of<Found>[] = []
    doc.forEach((block, at) => all.push({ at, found: of(block) }))
    return all
  }
}
