import { termsIn } from '#language/index.ts'
import { type Term, termsFor, wrongFor } from '#shared/terms.ts'
import type { Locale, Text } from '#shared/text.ts'
import type { Material } from './fences.ts'

/** So many are told at once. */
const most = 60

const not: Readonly<Record<Locale, string>> = { de: 'nicht', en: 'not' }

const asks: Text = {
  de: 'Was in {{ glossary }} steht, heißt im Text genau so und nicht anders, gebeugt, wie der Satz es verlangt.',
  en: 'What is in {{ glossary }} is called exactly that in the text and nothing else, inflected as the sentence needs it.',
}

const toldTerm = (term: Term, locale: Locale) => {
  const wrong = wrongFor(term)
  return `${term.term} → ${term.use}${wrong.length ? ` (${not[locale]}: ${wrong.join(', ')})` : ''}`
}

/** The terms that occur in what a text is written from, a line for each, and what is asked of a text with them. */
export const termsTold = (
  terms: readonly Term[] = [],
  given: Material,
  language: string,
): { material: Material; asks: string } => {
  const locale = language === 'de' ? 'de' : 'en'
  const found = terms.length ? termsIn(Object.values(given), termsFor(terms, language)).slice(0, most) : []
  if (!found.length) return { material: {}, asks: '' }
  return { material: { glossary: found.map(term => toldTerm(term, locale)).join('\n') }, asks: asks[locale] }
}
