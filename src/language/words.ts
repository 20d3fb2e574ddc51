/** A word as it stands in a text, and its stem: what its forms have in common. */
export type Word = { readonly as: string; readonly stem: string }

const endings: Readonly<Record<string, RegExp>> = {
  de: /(?:ern|em|er|en|es|e|s|n)$/,
  en: /(?:ings?|ed|es|s)$/,
}

const shortestStem = 4

/** What the forms of a word have in common, roughly: „gebrauchtes“ and „gebrauchte“, “checks” and “checking”. */
export const stemOf = (word: string, language: string | undefined): string => {
  const lower = word.toLowerCase()
  const stem = lower.replace(endings[language ?? ''] ?? /s$/, '')
  return stem.length >= shortestStem ? stem : lower
}

const segmenter = new Intl.Segmenter('de', { granularity: 'word' })

/** The words of a text in order, and between them, as null, the signs that part phrases. */
export const wordsOf = (text: string, language: string | undefined): (Word | null)[] => {
  const found: (Word | null)[] = []
  for (const { segment, isWordLike } of segmenter.segment(text))
    if (isWordLike) found.push({ as: segment, stem: stemOf(segment, language) })
    else if (segment.trim()) found.push(null)
  return found
}
