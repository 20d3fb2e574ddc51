import type { Span } from '../spans.ts'
import { normalised } from './normalised.ts'
import { sentenceAround } from './sentence-around.ts'

export { closestSentence, sentenceFinder } from './closest.ts'
export { excerptOf } from './excerpt.ts'
export { sentenceBefore } from './sentence-before.ts'
export { sentenceAround }

/** What is shorter says nothing that a page could be quoted for. */
const least = { words: 3, characters: 12 }

/** Signs around a quotation that are the quoter’s own. */
const edges = /^[\s…–,;:.]+|(?<![\s…–,;:.!?])[\s…–,;:.!?]+$/gu

/** Before such a word a quotation would say the opposite of its sentence. */
const denial =
  /(?<![\p{L}])(?:nicht|nie|niemals|keine?[mnrs]?|kaum|weder|ohne|falsch|not|never|no|none|nor|neither|hardly|without|cannot|false|\p{L}+n't)(?![\p{L}])[^.!?…]{0,24}$/iu

const isInside = (text: string, from: number, to: number) => {
  const [before, first, last, behind] = [
    text.slice(0, from).slice(-2),
    text[from] ?? '',
    text[to - 1] ?? '',
    text.slice(to, to + 2),
  ]
  const isWord = (sign: string) => /[\p{L}\p{N}\p{M}']/u.test(sign)
  if (isWord(first) && isWord(before.at(-1) ?? '')) return true
  if (isWord(last) && isWord(behind.at(0) ?? '')) return true
  // Half a number, such as the 5 of 1,5.
  return (/\d/.test(first) && /\d[.,]$/.test(before)) || (/\d/.test(last) && /^[.,]\d/.test(behind))
}

/**
 * Finds quotations in the text of a page, which may be Markdown. A quotation is found where its words stand there one
 * behind the other, each letter and figure alike; what only the setting of a text sets apart is forgiven (see
 * `normalised`). One that is cut out of a denial is not found, nor one of less than three words. Linear in the page.
 */
export const quotationFinder = (page: string) => {
  const { text, places } = normalised(page)
  return (quotation: string): Span | undefined => {
    const wanted = normalised(quotation).text.replaceAll(edges, '')
    if (wanted.length < least.characters || wanted.split(' ').length < least.words) return undefined
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const end = at + wanted.length
      if (isInside(text, at, end) || denial.test(text.slice(Math.max(0, at - 40), at))) continue
      const [from = 0, last = 0] = [places[at], places[end - 1]]
      return { from, to: last + String.fromCodePoint(page.codePointAt(last) ?? 0).length }
    }
    return undefined
  }
}

/** Where a passage that somebody has named stands in a text; undefined where it does not. */
export const placeIn = (text: string, passage: string): Span | undefined => {
  if (passage.length > 2 * text.length) return undefined
  const { text: whole, places } = normalised(text)
  const named = normalised(passage).text.trim()
  const wanted = whole.includes(named) ? named : named.replaceAll(edges, '')
  const at = wanted ? whole.indexOf(wanted) : -1
  if (at < 0) return undefined
  const [from = 0, last = 0] = [places[at], places[at + wanted.length - 1]]
  return { from, to: last + String.fromCodePoint(text.codePointAt(last) ?? 0).length }
}

/** What of these quotations stands on a page, each as whole sentences of it; undefined for what does not. */
export const quotedFrom = (page: string, quotations: readonly string[]): readonly (string | undefined)[] => {
  const find = quotationFinder(page)
  return quotations.map(quotation => {
    const span = find(quotation)
    return span && sentenceAround(page, span)
  })
}
