import { wordsIn } from '#shared/count-words.ts'
import { isJoined, sentenceSpans, type SentenceSpan, type Span, wordSpans } from '../spans.ts'
import type { TextBlock } from './block.ts'
import { tokensOf } from './keyphrase.ts'
import { passiveIn } from './passive.ts'
import { transitionIn } from './transitions.ts'

/** A sentence with what was found in it; `count` as people count words, a compound with hyphens as one. */
export type MeasuredSentence = SentenceSpan &
  Readonly<{ count: number; tokens: ReturnType<typeof tokensOf>; passive?: Span; transition?: Span }>

/** A block with what every rule needs of it. */
export type Measured = Readonly<{
  block: TextBlock
  count: number
  tokens: ReturnType<typeof tokensOf>
  sentences: readonly MeasuredSentence[]
}>

const measure = (block: TextBlock, language: string): Measured => {
  const { text } = block
  const words = wordSpans(text)
  const tokens = tokensOf(words, text, language)
  let [word, token] = [0, 0]
  const sentences = sentenceSpans(text).map((sentence): MeasuredSentence => {
    const first = word
    while ((words[word]?.from ?? Infinity) < sentence.to) word++
    const own = words.slice(first, word)
    const firstToken = token
    while ((tokens[token]?.from ?? Infinity) < sentence.to) token++
    return {
      ...sentence,
      count: own.filter(({ from }) => !isJoined(text, from)).length,
      tokens: tokens.slice(firstToken, token),
      passive: passiveIn(own, text, language),
      transition: transitionIn(own, language),
    }
  })
  return { block, count: wordsIn(text), tokens, sentences }
}

const known = new WeakMap<TextBlock, { language: string; measured: Measured }>()

/** What is in a block; of one that was measured before, what was found then. */
export const measured = (block: TextBlock, language: string): Measured => {
  const before = known.get(block)
  if (before?.language === language) return before.measured
  const fresh = measure(block, language)
  known.set(block, { language, measured: fresh })
  return fresh
}
