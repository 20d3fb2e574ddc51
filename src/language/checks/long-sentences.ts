import { isJoined, sentenceAt } from '../spans.ts'
import type { Check, Finding } from './finding.ts'

/** Words that a sentence may have before it is hard to follow. */
const most: Readonly<Record<string, number>> = { de: 35, en: 30 }

/** Sentences that go on for too long. Rows of a table and enumerations are none. */
export const longSentences: Check = ({ text: whole, language, words, sentences }) => {
  const limit = most[language ?? '']
  if (!limit) return []
  const counts = new Uint32Array(sentences.length)
  for (const { from } of words) {
    const at = isJoined(whole, from) ? -1 : sentenceAt(sentences, from)
    if (at >= 0) counts[at]!++
  }
  return sentences.flatMap(({ from, to, text, whole: ends }, at): Finding[] => {
    const count = counts[at] ?? 0
    if (count <= limit || !ends || /[|;]/.test(text)) return []
    const message = {
      de: `Dieser Satz hat ${count} Wörter; bis etwa ${limit} liest er sich leicht.`,
      en: `This sentence has ${count} words; up to about ${limit} it reads easily.`,
    }
    return [{ kind: 'long_sentence', from, to, message }]
  })
}
