import type { Locale } from './text.ts'

/** What a thing is called in texts, and what not. */
export type Term = Readonly<{
  /** As people say it in their notes; where it is another word than `use`, no text says it. */
  term: string
  /** What it is called. */
  use: string
  /** What it is not called either. */
  avoid: readonly string[]
  /** The language of the texts for which this holds; all of them where nothing is said. */
  language?: Locale
}>

/** So many terms there may be, of a person and of a brand; so many wrong words for one; characters of each. */
export const most = { terms: 500, avoid: 10, letters: 80 }

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** All that a term is not to be called. One that is only typed in small letters is no other word. */
export const wrongFor = ({ term, use, avoid }: Term): readonly string[] => [
  ...avoid.filter(word => word !== use),
  ...(same(term, use) ? [] : [term]),
]

const isFor = (language: string | undefined) => (one: Term) => !one.language || !language || one.language === language

/** What a term is known by: each there is once. */
export const keyOf = ({ term, language }: Pick<Term, 'term' | 'language'>) => `${language ?? ''} ${term.toLowerCase()}`

/** Terms of both, where what a brand says of one comes before what the person says. */
export const joined = (own: readonly Term[], brands: readonly Term[]): readonly Term[] => {
  const theirs = new Set(brands.map(keyOf))
  return [...brands, ...own.filter(one => !theirs.has(keyOf(one)))]
}

/** Those that hold for texts in a language. */
export const termsFor = (terms: readonly Term[], language: string | undefined) => terms.filter(isFor(language))
