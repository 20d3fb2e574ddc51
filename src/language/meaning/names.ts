import { littleWordsOf } from '../languages.ts'
import { sentenceAt, type SentenceSpan, type Span, type WordSpan } from '../spans.ts'
import { commonShort, generic, onlyCapitals } from './capitals.ts'
import { firstNames, offices, titles } from './people.ts'
import { isSurePlace } from './places.ts'

/**
 * A name as it stands in a text. `hint` is one that is remarked on only where another stands in its place; the parts
 * are its words without titles, `key` those that tell it from others.
 */
export type Name = Span & {
  readonly what: 'person' | 'place' | 'code' | 'capital'
  readonly parts: readonly string[]
  readonly key: readonly string[]
  readonly hint: boolean
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const isCamel = (word: string) =>
  /^\p{L}?\p{Ll}+\p{Lu}|^\p{Lu}{2,}\p{Ll}{2,}/u.test(word) && !/Innen$|In$|:in/.test(word)
const isShort = (word: string) => /^\p{Lu}{2,6}$/u.test(word) && !commonShort.has(word)
const startsAdjective = /^\p{Lu}\p{Ll}+sch(?:e[nrms]?)$/u
const germanFirm = /^(?:GmbH|AG|KG|UG|SE|OHG|eG)$/
const bare = (word: string) => word.replace(/['’]s?$/, '')

type Place = WordSpan & { readonly opens: boolean; readonly joins: boolean; readonly title: boolean }

/** The words of a text; of each, whether it opens its sentence, and whether only a space parts it from the last. */
const placed = (text: string, sentences: readonly SentenceSpan[], words: readonly WordSpan[]): Place[] => {
  return words.map((word, at) => {
    const before = words[at - 1]
    const gap = before ? text.slice(before.to, word.from) : ''
    const sentence = sentences[sentenceAt(sentences, word.from)]
    const startsSentence =
      !sentence ||
      word.from === sentence.from ||
      sentence.text.slice(0, word.from - sentence.from).search(/[\p{L}\p{N}]/u) < 0
    const isTitle = before ? titles.has(before.as) : false
    return {
      ...word,
      as: bare(word.as),
      opens: startsSentence || /[:„“"»«(–—|*•/\n]\s*$/.test(gap) || (/[.!?…]/.test(gap) && !isTitle),
      joins: !!before && (gap === ' ' || gap === '\u00a0' || gap === '-' || (gap === '. ' && isTitle)),
      title: titles.has(word.as),
    }
  })
}

const nameOf = (what: Name['what'], words: readonly Place[], hint = false): Name[] => {
  const parts = words.filter(({ title }) => !title).map(({ as }) => as)
  const telling = parts.filter(part => !generic.has(part) && !/^\d+$/.test(part))
  const [first, last] = [words[0], words.at(-1)]
  const key =
    what === 'person' ? telling.slice(-1) : telling.filter(part => !firstNames.has(part) || telling.length === 1)
  return first && last && key.length
    ? [{ what, parts, key, hint, from: first.from, to: last.from + last.as.length }]
    : []
}

/** From here on, the words of a name of a person: titles, first names, and the family name. */
const personFrom = (words: readonly Place[], start: number): number => {
  let at = start
  const next = () => words[at + 1]
  const first = words[start]
  if (!first || !(titles.has(first.as) || firstNames.has(first.as))) return start
  while (next()?.joins && (titles.has(next()!.as) || (isCapital(next()!.as) && !next()!.title && at - start < 4))) {
    at++
    const now = words[at]
    if (now && !titles.has(now.as) && !firstNames.has(now.as)) break
  }
  return at + 1
}

const germanNames = (words: readonly Place[], heading: (word: Place) => boolean): Name[] => {
  const names: Name[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at]
    if (!word) break
    const next = words[at + 1]
    const person = personFrom(words, at)
    const members = words.slice(at, person)
    const family = members.at(-1)
    if (person > at && family && !family.title && !offices.has(family.as)) {
      names.push(...nameOf('person', members))
      at = person
    } else if (isSurePlace(word.as)) names.push(...nameOf('place', words.slice(at, ++at)))
    else if (startsAdjective.test(word.as) && !word.opens && next?.joins && isCapital(next.as) && !heading(word))
      names.push(...nameOf('capital', words.slice(at, (at += 2)), true))
    else if (next?.joins && germanFirm.test(next.as) && isCapital(word.as))
      names.push(...nameOf('capital', words.slice(at, (at += 2))))
    else {
      if (isCamel(word.as) || isShort(word.as)) names.push(...nameOf('code', [word], true))
      at++
    }
  }
  return names
}

const englishNames = (words: readonly Place[], heading: (word: Place) => boolean): Name[] => {
  const little = littleWordsOf('en')
  const inside = new Set(words.filter(({ opens, as }) => !opens && isCapital(as)).map(({ as }) => as))
  const counts = (word: Place | undefined): word is Place =>
    !!word && isCapital(word.as) && !onlyCapitals.has(word.as) && !little.has(word.lower)
  const names: Name[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at]
    if (!counts(word) || heading(word)) {
      at++
      continue
    }
    let end = at + 1
    while (counts(words[end]) && words[end]?.joins) end++
    const row = words.slice(at, end)
    at = end
    const [first] = row
    const isKnown = (one: Place) =>
      firstNames.has(one.as) ||
      titles.has(one.as) ||
      isSurePlace(one.as) ||
      inside.has(one.as) ||
      /^\p{Lu}{2,}$/u.test(one.as)
    const real = first?.opens && !isKnown(first) ? row.slice(1) : row
    const [start] = real
    if (!start) continue
    const only = real.length === 1
    if (titles.has(start.as) || firstNames.has(start.as)) {
      const family = real.at(-1)
      if (family && !family.title && !offices.has(family.as)) names.push(...nameOf('person', real))
    } else if (only && isSurePlace(start.as)) names.push(...nameOf('place', real))
    else if (only && /^\p{Lu}+$/u.test(start.as)) {
      if (isShort(start.as)) names.push(...nameOf('code', real, true))
    } else names.push(...nameOf('capital', real, only && start.opens))
  }
  return names
}

/** A line of a heading, in which English writes every word with a capital letter. */
const headings = (sentences: readonly SentenceSpan[]) => {
  const shouted = sentences.map(({ text, whole }) => {
    const words = text.match(/\p{L}+/gu) ?? []
    const capitals = words.filter(isCapital).length
    return words.length > 1 && (whole ? capitals > 0.8 * words.length : capitals > 0.4 * words.length)
  })
  return (word: Place) => shouted[sentenceAt(sentences, word.from)] ?? false
}

/** The names in a text, as far as their shape, their place and lists give them away. */
export const namesIn = (
  text: string,
  language: string | undefined,
  sentences: readonly SentenceSpan[],
  all: readonly WordSpan[],
): Name[] => {
  const words = placed(text, sentences, all)
  const heading = headings(sentences)
  return language === 'en' ? englishNames(words, heading) : language === 'de' ? germanNames(words, heading) : []
}
