import { keySentences } from './rank.ts'
import { choosable } from './sentences.ts'

const fewest = 3
const most = 10

/** The key sentences of a text as a Markdown list, word for word and in its order: a third of it, 3 to 10. */
export const bullets = ({ text }: { text: string }): string => {
  const { sentences, heading } = choosable(text, fewest)
  const howMany = Math.min(most, Math.max(fewest, Math.round(sentences.length / 3)))
  return keySentences(sentences, howMany, heading)
    .map(sentence => `- ${sentence.text}`)
    .join('\n')
}
