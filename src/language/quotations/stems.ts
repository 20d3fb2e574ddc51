import { folded } from '../additions/folded.ts'
import { littleWordsOf } from '../languages.ts'
import { stemOf } from '../words.ts'

const word = /[\p{L}\p{N}]+/gu

/** The words of a text that say something, by their stems. */
export const stemsOf = (text: string, language: string | undefined): ReadonlySet<string> => {
  const little = littleWordsOf(language)
  const words = folded(text).match(word) ?? []
  return new Set(words.filter(one => one.length > 1 && !little.has(one)).map(one => stemOf(one, language)))
}
