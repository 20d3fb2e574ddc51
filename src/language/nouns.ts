import type { Phrase, Token } from './phrases.ts'

const germanNoun = /(?:ung|heit|keit|schaft|ion|tät|ment|tum|nis|ismus|enz|anz|ur|chen)(?:en|s|e)?$/
const englishNoun = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|ist|ure|logy|graphy|dom|hood)s?$/
const englishOther = /(?:ed|ing|ly|less|ful|able|ible|ous)$/

/** The nouns of a German text: what has a capital letter inside a sentence; at its start only what shows to be one. */
const germanNouns = (tokens: readonly Token[]): ReadonlySet<string> => {
  const small = new Set(tokens.flatMap(({ capital, stem }) => (capital ? [] : [stem])))
  const times = Map.groupBy(tokens, ({ stem }) => stem)
  const isNoun = ({ as, stem, capital, opens }: Token) =>
    capital && (!opens || (!small.has(stem) && (germanNoun.test(as) || (times.get(stem)?.length ?? 0) > 1)))
  return new Set(tokens.filter(isNoun).map(({ stem }) => stem))
}

/** Names, as they have capital letters inside a sentence, too. */
export const isName = ({ tokens }: Phrase) => tokens.every(({ capital, opens }) => capital && !opens)

/**
 * Whether a phrase names a thing. German writes nouns with a capital letter; in other languages what occurs more than
 * once is taken for one, and of the rest names, and in English what an article or its ending gives away.
 */
export const nameOfThing = (tokens: readonly Token[], language: string | undefined): ((phrase: Phrase) => boolean) => {
  if (language === 'de') {
    const nouns = germanNouns(tokens)
    return phrase => {
      const last = phrase.tokens.at(-1)
      const isThing = !!last?.capital && nouns.has(last.stem)
      return isThing && (phrase.tokens.length === 1 || phrase.times > 1 || isName(phrase))
    }
  }
  return phrase => {
    const last = phrase.tokens.at(-1)
    if (!last || (language === 'en' && englishOther.test(last.as) && !last.capital)) return false
    if (phrase.times > 1 || isName(phrase)) return true
    return language === 'en' && (last.announced || (phrase.tokens.length === 1 && englishNoun.test(last.as)))
  }
}
