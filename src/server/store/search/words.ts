/** A word is not longer than this; what is, counts as several. */
const word = /[\p{L}\p{N}\p{M}]{1,64}/gu

const wordsIn = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().match(word) ?? []

/**
 * Texts as they are searched: their words in small letters, one space between, whatever the database's own language is.
 * A bar keeps the texts apart, so that no phrase goes across.
 */
export const wordsOf = (...texts: readonly string[]) => texts.map(text => wordsIn(text).join(' ')).join(' | ')

/** What somebody typed into a search. */
export type Typed = {
  /** Each of them is to occur. */
  readonly words: readonly string[]
  /** What stood in quotation marks: these words, one behind the other. */
  readonly phrases: readonly (readonly string[])[]
  /** The word that may not be finished: it stands at the end, outside of quotation marks. */
  readonly last?: string
}

/** Takes a search apart. */
export const typedIn = (search: string): Typed => {
  const parts = search
    .replaceAll(/[„“”«»]/g, '"')
    .split('"')
    .map(wordsIn)
  const outside = parts.filter((_, at) => at % 2 === 0)
  return {
    words: [...new Set(outside.flat())],
    phrases: parts.filter((part, at) => at % 2 === 1 && part.length > 0),
    last: parts.length % 2 ? parts.at(-1)?.at(-1) : undefined,
  }
}

const cased = (word: string, as: string) =>
  /^\p{Lu}/u.test(as) ? word.charAt(0).toLocaleUpperCase() + word.slice(1) : word

/** A search with other words in place of some, and everything else as it was typed. */
export const reworded = (search: string, instead: ReadonlyMap<string, string>) =>
  search.normalize('NFKC').replaceAll(word, typed => {
    const other = instead.get(typed.toLowerCase())
    return other === undefined ? typed : cased(other, typed)
  })
