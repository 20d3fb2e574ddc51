/** Numbers in brackets as people type them, not as notes are called for. */
const signs = /\[\d{1,3}(?:\s?[,;]\s?\d{1,3})*\](?:\s?\[\d{1,3}(?:\s?[,;]\s?\d{1,3})*\])*/g
const lastWord = /([\p{L}\p{N}]+)[^\p{L}\p{N}]*$/u
/** No word is longer, with what stands behind it. */
const longest = 200

/** Where numbers in brackets stand: the word before them, and which they are. */
export const placeOf = (before: string, numbers: string) =>
  `${lastWord.exec(before.slice(-longest))?.[1]?.toLowerCase() ?? ''} ${numbers.replaceAll(/\s/g, '')}`

/**
 * The numbers in brackets that somebody has typed, by their places: “DIN [4]” in what was given is the same in what is
 * written from it, and names no source.
 */
export const typedIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(text => [...text.matchAll(signs)].map(found => placeOf(text.slice(0, found.index), found[0]))))
