import { type Term, termsFor, wrongFor } from '#shared/terms.ts'
import type { Text } from '#shared/text.ts'
import type { Check, Finding } from '../checks/finding.ts'
import { languageOf } from '../languages.ts'
import { firstFrom, type Span } from '../spans.ts'
import { phrasesIn } from './find.ts'
import { instead } from './instead.ts'

type Named = { readonly as: string; readonly exact?: boolean; readonly term: Term; readonly isWrong: boolean }

const lower = (word: string) => word.toLowerCase()

const namesOf = (term: Term): readonly Named[] => {
  const wrong = wrongFor(term)
  // What only its capitals set apart from what is right is wrong exactly as it is written.
  const isCased = (word: string) => lower(word) === lower(term.use)
  return [
    { as: term.use, exact: wrong.some(isCased), term, isWrong: false },
    ...wrong.map(as => ({ as, exact: isCased(as), term, isWrong: true })),
  ]
}

/** Notes are often too short to tell their language: then they are read in both of ours. */
const languagesOf = (text: string) => {
  const language = languageOf(text.slice(0, 2000))
  return language ? [language] : ['de', 'en']
}

/** The terms that occur in one of these texts, under any of their names. */
export const termsIn = (texts: readonly string[], terms: readonly Term[]): readonly Term[] => {
  if (!terms.length) return []
  const names = terms.flatMap(term => [...new Set([term.term, term.use, ...term.avoid])].map(as => ({ as, term })))
  const found = new Set(
    texts.flatMap(text =>
      languagesOf(text).flatMap(language => phrasesIn(text, names, language).map(({ phrase }) => phrase.term)),
    ),
  )
  return terms.filter(term => found.has(term))
}

const holds = (outer: Span, inner: Span) => outer.from <= inner.from && inner.to <= outer.to
const lengthOf = ({ from, to }: Span) => to - from

const message = (found: string, use: string, isSure: boolean): Text => ({
  de: `„${found}“ heißt im Glossar „${use}“.${isSure ? '' : ' Prüfen Sie danach die Form.'}`,
  en: `“${found}” is called “${use}” in the glossary.${isSure ? '' : ' Check its form afterwards.'}`,
})

/** Whether things are called what they are to be called. */
export const terms: Check = ({ text, language, wanted }) => {
  const mine = termsFor(wanted.terms ?? [], language)
  if (!mine.length) return []
  const found = phrasesIn(text, mine.flatMap(namesOf), language)
  const right = found.filter(({ phrase }) => !phrase.isWrong)
  const longest = right.reduce((most, one) => Math.max(most, lengthOf(one)), 0)
  /** Only what begins so near can hold it; they stand in the order of the text. */
  const isRight = (one: (typeof found)[number]) => {
    for (let at = firstFrom(right, one.to - longest); at < right.length; at++) {
      const two = right[at]
      if (!two || two.from > one.from) return false
      if (holds(two, one) && (two.phrase.term === one.phrase.term || lengthOf(two) > lengthOf(one))) return true
    }
    return false
  }
  const wrong = found
    .filter(one => one.phrase.isWrong && !isRight(one))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const taken = new Uint8Array(text.length)
  const kept = wrong.filter(({ from, to }) => {
    if (taken.subarray(from, to).includes(1)) return false
    taken.fill(1, from, to)
    return true
  })
  return kept.map(({ from, to, phrase }): Finding => {
    const as = text.slice(from, to)
    const { put, isSure } = instead(as, phrase.as, phrase.term.use, language)
    const mend = { from, to, text: put }
    return {
      ...{ kind: 'term', from, to, message: message(as.replaceAll(/\s+/g, ' '), phrase.term.use, isSure) },
      ...(isSure ? { mend } : { proposal: mend }),
    }
  })
}
