import { littleWordsOf } from '../languages.ts'
import { memoize } from '#shared/memoize.ts'
import { type Span, type WordSpan } from '../spans.ts'
import { commonShort, generic, onlyCapitals } from './capitals.ts'
import { firstNames, offices, titles } from './people.ts'
import { isSurePlace } from './places.ts'
import type { Sentence } from './side.ts'

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

/** A word without the sign of the genitive: “Anna’s”. */
export const bare = (word: string) => (word.endsWith("'s") || word.endsWith('’s') ? word.slice(0, -2) : word)

type Place = WordSpan & {
  readonly opens: boolean
  readonly joins: boolean
  readonly title: boolean
  readonly sentence: Sentence
}

/** A line of a heading, in which English writes every word with a capital letter. */
const isHeading = ({ letters, whole }: Sentence) => {
  const capitals = letters.filter(({ as }) => isCapital(as)).length
  return letters.length > 1 && capitals > (whole ? 0.8 : 0.4) * letters.length
}

/** Whether what parts two words lets the second begin something, such as a quotation or a line. */
const isOpening = (gap: string) => {
  const signs = gap.trimEnd()
  return gap.includes('\n', signs.length) || /[:„“"»«(–—|*•/]$/.test(signs.slice(-1))
}

/** Words that are certain to have no capital letter. */
const small = /^[a-zß-ÿ\d'’]+$/

/**
 * The words of a text with a capital letter, which alone can be names; of each, whether it opens its sentence, and
 * whether only a space parts it from the one before.
 */
const capitalsIn = (text: string, sentences: readonly Sentence[]): Place[] => {
  const places: Place[] = []
  let before: WordSpan | undefined
  let follows = false
  for (const sentence of sentences) {
    for (const word of sentence.words) {
      const isSmall = small.test(word.as)
      if (!isSmall) {
        const gap = before ? text.slice(before.to, word.from) : ''
        const isTitle = !!before && titles.has(before.as)
        const opens = word === sentence.words[0] || isOpening(gap) || (/[.!?…]/.test(gap) && !isTitle)
        const joins = follows && (gap === ' ' || gap === '\u00a0' || gap === '-' || (gap === '. ' && isTitle))
        const { as, lower, from, to } = word
        places.push({ as: bare(as), lower, from, to, opens, joins, title: titles.has(as), sentence })
      }
      before = word
      follows = !isSmall
    }
  }
  return places
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

/** A name that has so many words goes on with a title only. */
const longest = 5

/** From here on, the words of a name of a person: titles, first names, and the family name. */
const personFrom = (words: readonly Place[], start: number): number => {
  const first = words[start]
  if (!first || !(titles.has(first.as) || firstNames.has(first.as))) return start
  let at = start + 1
  for (let next = words[at]; next?.joins && at - start < 2 * longest; next = words[at]) {
    const isTitle = titles.has(next.as)
    if (!isTitle && !(isCapital(next.as) && at - start < longest)) break
    at++
    if (!isTitle && !firstNames.has(next.as)) break
  }
  return at
}

const germanNames = (words: readonly Place[]): Name[] => {
  const heading = memoize(isHeading)
  const names: Name[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at]
    if (!word) break
    const next = words[at + 1]
    const person = personFrom(words, at)
    const family = person > at ? words[person - 1] : undefined
    if (family && !family.title && !offices.has(family.as)) {
      names.push(...nameOf('person', words.slice(at, person)))
      at = person
    } else if (isSurePlace(word.as)) names.push(...nameOf('place', words.slice(at, ++at)))
    else if (
      startsAdjective.test(word.as) &&
      !word.opens &&
      next?.joins &&
      isCapital(next.as) &&
      !heading(word.sentence)
    )
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

const englishNames = (words: readonly Place[]): Name[] => {
  const heading = memoize(isHeading)
  const little = littleWordsOf('en')
  const inside = new Set(words.filter(({ opens, as }) => !opens && isCapital(as)).map(({ as }) => as))
  const counts = (word: Place | undefined): word is Place =>
    !!word && isCapital(word.as) && !onlyCapitals.has(word.as) && !little.has(word.lower)
  const names: Name[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at]
    if (!counts(word) || heading(word.sentence)) {
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

/** The names in a text, as far as their shape, their place and lists give them away. */
export const namesIn = (text: string, language: string | undefined, sentences: readonly Sentence[]): Name[] => {
  const named = language === 'en' ? englishNames : language === 'de' ? germanNames : undefined
  return named?.(capitalsIn(text, sentences)) ?? []
}
