import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { lettersIn, type Sentence, wordsOf } from '../drawer/alternatives/sentences.ts'
import type { Target } from '../drawer/replacing/target.ts'
import { isInSentence } from './in-sentence.ts'

/** The longest stretch that is a part of a sentence rather than the whole of it. */
const longestPart = 200

/**
 * The sentence in which the caret or the selection lies, and what of it is selected where that is less than the whole;
 * nothing where more than one sentence is selected.
 */
export const sentenceAt = (state: EditorState, lang: string | undefined) => {
  if (!isInSentence(state)) return undefined
  const { doc, selection } = state
  const { $from, $to } = selection
  const words = wordsOf($from.parent)
  const selected = words.slice($from.parentOffset, $to.parentOffset)
  const from = $from.parentOffset + selected.length - selected.trimStart().length
  const part = selected.trim()
  const segments = [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(words)]
  const found = segments.findLast(({ index }) => index <= from)
  if (!found) return undefined
  const said = found.segment.trim()
  const begins = found.index + found.segment.indexOf(said)
  if (!lettersIn(said) || from + part.length > begins + said.length) return undefined
  const at = $from.start() + begins
  const sentence: Pick<Sentence, 'target' | 'words'> = {
    target: { doc, from: at, to: at + said.length, isWhole: false },
    words: said.replaceAll('\ufffc', ''),
  }
  const isPart = lettersIn(part) && lettersIn(part) !== lettersIn(said) && part.length <= longestPart
  return { sentence, part: isPart ? part.replaceAll('\ufffc', '') : '' }
}

/** Where a sentence stands in another state of its text, near its mark; nothing where its words are others. */
export const stillAt = (doc: Node, near: { from: number; to: number } | undefined, { doc: old, from, to }: Target) => {
  if (!near) return undefined
  const was = old.slice(from, to)
  const at = (start: number): Target => ({ doc, from: start, to: start + to - from, isWhole: false })
  const isSame = (start: number) => start + to - from <= doc.content.size && doc.slice(start, start + to - from).eq(was)
  if (isSame(near.from)) return at(near.from)
  // A letter like its first one, typed before it, can be taken for one of its own.
  const line = doc.resolve(near.from)
  const found = line.parent.isTextblock ? wordsOf(line.parent).indexOf(wordsOf({ children: was.content.content })) : -1
  return found >= 0 && isSame(line.start() + found) ? at(line.start() + found) : undefined
}
