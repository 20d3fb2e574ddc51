import { wordsIn } from '../../search/fold.ts'

/** How much room a text takes where bytes are counted, as Amazon does with search terms: an umlaut takes two. */
export const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** The search terms that stand in the title anyway, where the shop finds them. */
export const repeated = (title: string, terms: string): readonly string[] => {
  const known = new Set(wordsIn(title))
  return [...new Set(terms.split(/[\s,;]+/).filter(term => wordsIn(term).some(word => known.has(word))))]
}
