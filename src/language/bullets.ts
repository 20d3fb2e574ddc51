import { keySentences } from './rank.ts'
import { sentencesOf } from './sentences.ts'

const fewest = 3
const most = 10

/** The key sentences of a text as a Markdown list, word for word and in its order: a third of it, 3 to 10. */
export const bullets = ({ text }: { text: string }): string => {
  const all = sentencesOf(text)
  const whole = all.filter(sentence => sentence.whole)
  const sentences = whole.length >= fewest ? whole : all
  const howMany = Math.min(most, Math.max(fewest, Math.round(sentences.length / 3)))
  return keySentences(sentences, howMany)
    .map(sentence => `- ${sentence.text}`)
    .join('\n')
}
