import { memoize } from '#shared/memoize.ts'

/** A word as it stands in a text, and its stem: what its forms have in common. */
export type Word = { readonly as: string; readonly stem: string }

const plain: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' }

const germanStem = (word: string) => {
  const stem = word.replace(/(?:ern|em|er|en|es|e|s|n)$/, '')
  return (stem.length >= 3 ? stem : word).replace(/[äöüß]/g, letter => plain[letter] ?? letter)
}

const englishStem = (word: string) => {
  const stem = word.replace(/ies$/, 'y').replace(/(?:ings?|ed|(?<=[sxz]|sh|ch)es|(?<![su])s)$/, '')
  return (stem.length >= 3 ? stem : word).replace(/(.)\1$/, '$1').replace(/e$/, '')
}

const stems: Readonly<Record<string, (word: string) => string>> = { de: germanStem, en: englishStem }

/** What the forms of a word have in common, roughly: „Plätze“ and „Platz“, “checks” and “checking”. */
export const stemOf = (word: string, language: string | undefined): string => {
  const lower = word.toLowerCase()
  return stems[language ?? '']?.(lower) ?? lower
}

/** What gives the stem of a word, for all the words of one or more texts. */
export type Stem = (word: string) => string

export const stemming = (language: string | undefined): Stem => memoize((word: string) => stemOf(word, language))

const segmenter = new Intl.Segmenter('de', { granularity: 'word' })

/** The words of a text in order, and between them, as null, the signs that part phrases. A hyphen joins. */
export const wordsOf = (text: string, language: string | undefined): (Word | null)[] => {
  const found: (string[] | null)[] = []
  let joins = false
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const before = found.at(-1)
    if (isWordLike && joins) before?.push(segment)
    else if (isWordLike) found.push([segment])
    else if (segment.trim() && segment !== '-') found.push(null)
    joins = segment === '-' && !!before
  }
  return found.map(parts => {
    if (!parts) return null
    const as = parts.join('-')
    return { as, stem: stemOf(as, language) }
  })
}
