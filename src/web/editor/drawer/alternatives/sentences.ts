import type { Node } from '@tiptap/pm/model'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { asContent, documentOf } from '../../text/content.ts'
import { changed } from '../replacing/apply.ts'
import { changesBetween } from '../replacing/changes.ts'
import type { Given } from '../replacing/given.ts'
import type { Target } from '../replacing/target.ts'

/** A sentence of a result: where it stands, in which line of it behind how many letters, and its words. */
export type Sentence = Readonly<{ target: Target; line: number; first: number; words: string }>

/** A text as people read it: what is no letter or figure of it may be drawn otherwise. */
export const letters = /[\p{L}\p{Nd}]/gu
export const lettersIn = (text: string) => text.match(letters)?.join('') ?? ''

/** The words of a line; what is none takes the room it has in the document. */
export const wordsOf = (line: Pick<Node, 'children'>) =>
  line.children.map(child => child.text ?? '\ufffc'.repeat(child.nodeSize)).join('')

/** An answer as a document of the kind it will stand in. */
export const read = ({ doc }: Target, markdown: string): Node =>
  doc.type.schema.nodeFromJSON(asContent(fromMarkdown(markdown)))

const linesOf = (doc: Node) => {
  const lines: { at: number; words: string }[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return !node.isInline
    if (!node.type.spec.code) lines.push({ at: pos + 1, words: wordsOf(node) })
    return false
  })
  return lines
}

/** The lines of a text with the letters of each, as they are found again where they are drawn. */
export const linesIn = (doc: Node) => linesOf(doc).map(({ words }) => lettersIn(words))

/** All sentences of a text, in its order. */
export const sentencesIn = (doc: Node, lang: string | undefined): readonly Sentence[] => {
  const parted = new Intl.Segmenter(lang, { granularity: 'sentence' })
  return linesOf(doc).flatMap(({ at, words }, line) =>
    [...parted.segment(words)].flatMap(({ segment, index }) => {
      const said = segment.trim()
      const from = at + index + segment.indexOf(said)
      const target: Target = { doc, from, to: from + said.length, isWhole: false }
      const first = lettersIn(words.slice(0, index)).length
      return lettersIn(said) ? [{ target, line, first, words: said.replaceAll('\ufffc', '') }] : []
    }),
  )
}

/** The words of a sentence, and what stands between them. */
export const piecesOf = (words: string, lang: string | undefined) =>
  [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(words)].map(({ segment, isWordLike, index }) => ({
    ...{ text: segment, index },
    isWord: isWordLike === true,
  }))

/** The whole text with this sentence said otherwise; looks, notes and pictures in it stay. */
export const sayOtherwise = ({ target }: Sentence, given: Given, wording: string) =>
  toMarkdown(documentOf(changed(target, changesBetween(target, given, wording)).doc))
