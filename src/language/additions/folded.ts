const accents = /\p{M}/gu
const plainLetters = /^[a-z0-9\s.,:;!?()'"-]*$/

/**
 * A text without what only its writing sets apart: capitals, accents, ß and ss, umlauts written as one letter or two.
 * Both sides of a comparison have to be folded.
 */
export const folded = (text: string): string => {
  const lower = text.toLowerCase()
  const bare = plainLetters.test(lower) ? lower : lower.normalize('NFD').replaceAll(accents, '').replaceAll('ß', 'ss')
  return bare.replaceAll(/([aou])e/g, '$1')
}
