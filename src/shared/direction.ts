const fromTheRight = new Set(['ar', 'fa', 'he', 'ur'])

/** Which way a text runs: from the right in Arabic, Hebrew and their like; elsewhere as its first letter says. */
export const directionOf = (language: string | undefined) =>
  language && fromTheRight.has(language.slice(0, 2).toLowerCase()) ? 'rtl' : 'auto'

const fromRight = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u
/** So much of a paragraph says how it runs. */
const enough = 400

/**
 * How a paragraph runs by itself, whatever stands around it; undefined where it has no letters. In a language that runs
 * from the right one letter of it is enough, so that a name at the beginning does not turn the paragraph round.
 */
export const directionWithin = (paragraph: string, lang?: string): 'ltr' | 'rtl' | undefined => {
  const letters = paragraph.slice(0, enough).match(/\p{L}/gu) ?? []
  const right = letters.filter(letter => fromRight.test(letter)).length
  if (!letters.length) return undefined
  const most = directionOf(lang) === 'rtl' ? 0 : letters.length / 2
  return right > most ? 'rtl' : 'ltr'
}
