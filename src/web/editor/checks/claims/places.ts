import type { Node } from '@tiptap/pm/model'
import { hidden, noteCall } from '#language/seo/block.ts'
import type { Claim } from '#shared/claims.ts'
import { type BlockHere, blocksHere } from '../blocks.ts'
import { spanHere } from '../places.ts'

/** The words of a block as they are checked, without calls of notes, and which sign of the block each of them is. */
const wordsOf = ({ block: { text } }: BlockHere) => {
  const signs: number[] = []
  let words = ''
  for (let at = 0; at < text.length; at++)
    if (text[at] !== hidden && text[at] !== noteCall) {
      words += text[at]
      signs.push(at)
    }
  return { words, signs }
}

/** The words between two places of a document, its blocks apart; of all of it where nothing is said. */
export const wordsBetween = (doc: Node, from = 0, to = doc.content.size): string =>
  blocksHere(doc)
    .flatMap(block => {
      const { words, signs } = wordsOf(block)
      const place = (sign: number) => spanHere(block, sign, sign).from
      const [first, last] = [
        signs.findIndex(sign => place(sign) >= from),
        signs.findLastIndex(sign => place(sign) < to),
      ]
      return first < 0 || last < first ? [] : [words.slice(first, last + 1)]
    })
    .filter(words => words.trim())
    .join('\n\n')

/** A claim by its number from 1, and where the document says it now. */
export type ClaimPlace = Readonly<{ number: number; from: number; to: number }>

/**
 * Where claims stand in a document; of those that say the same words, each behind the one before where it can. What is
 * no longer there has no place.
 */
export const placesOf = (doc: Node, claims: readonly Claim[]): readonly ClaimPlace[] => {
  const blocks = blocksHere(doc).map(block => ({ block, ...wordsOf(block) }))
  const next = new Map<string, { block: number; at: number }>()
  return claims.flatMap(({ passage }, number): readonly ClaimPlace[] => {
    const looked = passage?.text.trim()
    if (!looked) return []
    const begin = next.get(looked) ?? { block: 0, at: 0 }
    for (let at = begin.block; at < blocks.length; at++) {
      const one = blocks[at]
      const found = one?.words.indexOf(looked, at === begin.block ? begin.at : 0) ?? -1
      if (!one || found < 0) continue
      const [first = 0, last = 0] = [one.signs[found], one.signs[found + looked.length - 1]]
      next.set(looked, { block: at, at: found + looked.length })
      return [{ number: number + 1, ...spanHere(one.block, first, last + 1) }]
    }
    return []
  })
}
