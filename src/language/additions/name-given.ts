import { bare } from '../meaning/names.ts'
import { placeOf } from '../meaning/places.ts'
import { folded } from './folded.ts'
import type { Given } from './given.ts'

const shortest = 4

const adjectives = (words: ReadonlySet<string>, plain: string) =>
  [...words].some(one => one.startsWith(plain.slice(0, 3)) && /(?:isch(?:e[nrms]?)?|ish|ese|an)$/.test(one))

/** Words that English streets are called by, as notes shorten them. */
const roads = /^(?:Street|Road|Lane|Avenue|Drive|Close|Square|Terrace|Crescent|Gardens|Parade|Boulevard)$/

/** Whether an English street was given with what it is: another lane is not the bridge that was given. */
export const isRoadGiven = (words: readonly string[], { plain }: Given): boolean => {
  const [name, kind] = [words.at(-2) ?? '', words.at(-1) ?? '']
  if (words.length < 2 || !roads.test(kind)) return true
  return new RegExp(
    String.raw`${folded(bare(name)).replaceAll(/[^\p{L}]/gu, '.?')}['’]?s?[\s,]+(?:\p{L}+\s)?${folded(kind)[0]}`,
    'u',
  ).test(plain)
}

/** Whether the first letters of a name were given, as an abbreviation: FSA, Food Standards Agency. */
export const isShortGiven = (words: readonly string[], { words: given, row }: Given): boolean =>
  (words.length > 2 && given.has(folded(words.map(([first]) => first).join('')))) ||
  (words.length > 1 && isCutGiven(words, row))

/** Whether words were given cut off, one after the other: “hist env scot”. */
const isCutGiven = (words: readonly string[], given: readonly string[]): boolean => {
  const wanted = words.map(word => folded(bare(word)))
  return given.some((_, at) =>
    wanted.every((word, place) => {
      const one = given[at + place] ?? ''
      return one === word || (one.length >= 3 && word.length > one.length + 2 && word.startsWith(one))
    }),
  )
}

/** Lands by their short names, in notes of either language. */
const states: Readonly<Record<string, string>> = {
  mv: 'mecklenburg vorpommern',
  meckpomm: 'mecklenburg vorpommern',
  nrw: 'nordrhein westfalen',
  bw: 'baden württemberg',
  bawü: 'baden württemberg',
  rlp: 'rheinland pfalz',
  nds: 'niedersachsen',
  ch: 'schweiz',
  uk: 'united kingdom',
  nz: 'new zealand',
}

/** Whether a land was given by its short name. */
const isStateGiven = (plain: string, words: ReadonlySet<string>) =>
  Object.entries(states).some(([short, full]) => words.has(short) && folded(full).split(' ').includes(plain))

/** Whether letters stand for words that were given, or for one long word: JHV, „Jahreshauptversammlung“. */
const isSpelledOut = (short: string, { words, initials }: Given): boolean => {
  const letters = [...folded(short)]
  const inOrder = new RegExp(`^${letters.join('.*')}`, 'u')
  return (
    initials().includes(letters.join('')) ||
    [...words].some(word => word.length >= 3 * letters.length && inOrder.test(word))
  )
}

/** Whether a word was given: as it stands, in another case, as part of a longer one or of an address. */
export const isWordGiven = (word: string, given: Given, placesGiven: ReadonlySet<number>): boolean => {
  const { words, letters } = given
  const plain = folded(word).replaceAll(/[^\p{L}\p{N}]/gu, '')
  const place = placeOf(word)
  if (/^\p{Lu}{3,6}$/u.test(word) && isSpelledOut(word, given)) return true
  if (isStateGiven(plain, words)) return true
  if (!plain || words.has(plain) || (place !== undefined && placesGiven.has(place))) return true
  const stem = plain.replace(/(?:s|n|en|es|er)$/, '')
  if (stem.length >= 3 && (words.has(stem) || words.has(`${plain}s`) || words.has(`${plain}e`))) return true
  // Of a country its adjective: „polnisch“, “Polish”.
  if (place !== undefined && adjectives(words, plain)) return true
  if (plain.length < shortest) return false
  return letters.includes(plain.length > shortest + 1 ? plain.slice(0, -1) : plain)
}

type House = { readonly telling: readonly string[]; readonly number?: string }

/** Whether a house was given with its number, before or behind its street. */
export const isHouseGiven = ({ telling: [name = ''], number }: House, { plain }: Given): boolean => {
  const street = folded(name).replaceAll(/[^\p{L}]/gu, '')
  if (number === undefined || !street) return true
  const through = String.raw`(?:\d+\s*(?:[-–,+&/]|bis|und|to|and)\s*)?`
  return new RegExp(
    String.raw`${street}[\p{L}.\s-]{0,14}${through}${number}(?!\d)|(?<!\d)${number}\p{L}?[\s,]+${through}(?:the\s+)?${street}|(?<!\d)${number}\s*(?:[-–]|to)\s*\d+\s+${street}`,
    'u',
  ).test(plain)
}

/** The places that are given under another name: Munich, München. */
export const placesIn = ({ raw }: Given): ReadonlySet<number> =>
  new Set(
    (raw.match(/\p{L}{3,}/gu) ?? []).flatMap(
      word => placeOf(`${word[0]?.toUpperCase()}${word.slice(1).toLowerCase()}`) ?? [],
    ),
  )
