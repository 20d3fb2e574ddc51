import { languageOf } from '../languages.ts'
import { sentenceSpans, wordSpans } from '../spans.ts'
import { address } from './address.ts'
import { doubled } from './doubled.ts'
import type { Check, Finding, Expectations } from './finding.ts'
import { gaps } from './gaps.ts'
import { limits } from './limits.ts'
import { longSentences } from './long-sentences.ts'
import { markup } from './markup.ts'
import { talk } from './talk.ts'
import { terms } from '../terms/index.ts'
import { typography } from './typography.ts'
import { wantedWords } from './wanted-words.ts'

const checks: readonly Check[] = [
  talk,
  limits,
  wantedWords,
  terms,
  address,
  gaps,
  markup,
  doubled,
  typography,
  longSentences,
]

/** What there is to remark on a text, in the order of the text; what is missing comes last. Nothing is silence. */
export const checksOf = (text: string, wanted: Expectations = {}): Finding[] => {
  if (!text.trim()) return []
  const language = wanted.language?.slice(0, 2).toLowerCase() ?? languageOf(text)
  const reading = { text, language, words: wordSpans(text), sentences: sentenceSpans(text), wanted }
  return checks.flatMap(check => check(reading)).sort((one, other) => one.from - other.from || other.to - one.to)
}
