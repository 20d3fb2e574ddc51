const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1)
const begins = (word: string) => /^\p{Lu}/u.test(word)

/** The plural of an English word, as nearly all have it. */
const plural = (word: string) =>
  /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`

/** With the same end a German noun has the same gender and the same endings. */
const sameEnd = 3

/**
 * What stands in place of a wrong name as it was found, and whether the sentence surely stays right: in German another
 * noun may ask for another article, and what was inflected has to be inflected again.
 */
export const instead = (found: string, wrong: string, use: string, language: string | undefined) => {
  const carried = begins(found) && !begins(wrong) ? capital(use) : use
  const [is, was] = [found.toLowerCase(), wrong.toLowerCase()]
  const rest = is.startsWith(was) ? is.slice(was.length) : undefined
  const isAlike = was === use.toLowerCase() || wrong.slice(-sameEnd).toLowerCase() === use.slice(-sameEnd).toLowerCase()
  if (language === 'de') {
    if (rest === undefined || !isAlike) return { put: carried, isSure: false }
    return { put: carried + rest, isSure: true }
  }
  if (rest === '') return { put: carried, isSure: true }
  if (rest === '’s' || rest === "'s") return { put: carried + rest, isSure: true }
  const isPlural = rest === 's' || rest === 'es' || is === was.replace(/y$/, 'ies')
  return language === 'en' && isPlural ? { put: plural(carried), isSure: true } : { put: carried, isSure: false }
}
