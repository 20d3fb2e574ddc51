/** A word is not longer than this; what is, counts as several. */
const word = /[\p{L}\p{N}\p{M}]{1,64}/gu

const wordsIn = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().match(word) ?? []

/** So much of texts is searched: letters, and different words. */
const most = { letters: 100_000, words: 5_000 }
/** Stands at the end of what is searched where that is only the beginning. It is no word, and nobody can type it. */
export const cutMark = '…'

/**
 * Texts as they are searched: their words in small letters, one space between, whatever the database's own language is.
 * A bar keeps the texts apart, so that no phrase goes across. Of very long ones it is the beginning, and `cutMark`.
 */
export const wordsOf = (...texts: readonly string[]) => {
  const known = new Set<string>()
  let letters = most.letters
  const searched = texts.map(text => {
    // Some signs become many letters.
    const words = wordsIn(text.slice(0, letters).normalize('NFKC').slice(0, letters))
    letters -= Math.min(letters, text.length)
    const end = words.findIndex(word => known.add(word).size > most.words)
    return (end < 0 ? words : words.slice(0, end)).join(' ')
  })
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const isCut = length > most.letters || known.size > most.words
  return [...searched, ...(isCut ? [cutMark] : [])].join(' | ')
}

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
