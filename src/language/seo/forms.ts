import { memoize } from '#shared/memoize.ts'
import { stemOf } from '../words.ts'

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const plain: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' }
const folded = (lower: string, by: Readonly<Record<string, string>>) =>
  lower.replaceAll(/[äöüß]/g, letter => by[letter] ?? letter)
const ending = /(?<=.{3})(?:ern|em|er|en|es|e|s|n)$/

const mostWords = 20_000
const german = memoize((lower: string): readonly string[] => {
  const stem = stemOf(lower, 'de')
  return [...new Set([stem, folded(lower, plain), folded(lower, umlauts).replace(ending, '')])]
}, mostWords)

/**
 * By what a word is known in any of its forms: its stem, in which „Plätze“ is „Platz“; in German also whole, as the s
 * of „Haus“ is no ending, and with umlauts and ß spelled out, in which „Muehle“ is „Mühle“.
 */
export const formsOf = (lower: string, language: string | undefined): readonly string[] =>
  language === 'de' ? german(lower) : [stemOf(lower, language)]
