import type { Locale } from '#shared/text.ts'

const german = {
  small:
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
      ' ',
    ),
  tens: ' zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' '),
}
const english = {
  small:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
  tens: ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
}

/** Large numbers in German are words of their own, in the singular and the plural. */
const large = [
  { value: 1e12, one: 'eine Billion', more: 'Billionen', en: 'trillion' },
  { value: 1e9, one: 'eine Milliarde', more: 'Milliarden', en: 'billion' },
  { value: 1e6, one: 'eine Million', more: 'Millionen', en: 'million' },
] as const

/** The beginning of a longer word: „ein“, not „eins“. */
const stem = (word: string) => word.replace(/eins$/, 'ein')

const inGerman = (n: number): string => {
  if (n < 20) return german.small[n] ?? ''
  if (n < 100) {
    const [ten, one] = [german.tens[Math.floor(n / 10)] ?? '', n % 10]
    return one ? `${stem(inGerman(one))}und${ten}` : ten
  }
  if (n < 1000) return `${stem(inGerman(Math.floor(n / 100)))}hundert${n % 100 ? inGerman(n % 100) : ''}`
  if (n < 1e6) return `${stem(inGerman(Math.floor(n / 1000)))}tausend${n % 1000 ? inGerman(n % 1000) : ''}`
  const { value, one, more } = large.find(unit => n >= unit.value) ?? large[0]
  const count = Math.floor(n / value)
  const head = count === 1 ? one : `${inGerman(count)} ${more}`
  return n % value ? `${head} ${inGerman(n % value)}` : head
}

const inEnglish = (n: number): string => {
  if (n < 20) return english.small[n] ?? ''
  if (n < 100) {
    const ten = english.tens[Math.floor(n / 10)] ?? ''
    return n % 10 ? `${ten}-${inEnglish(n % 10)}` : ten
  }
  if (n < 1000) return `${inEnglish(Math.floor(n / 100))} hundred${n % 100 ? ` and ${inEnglish(n % 100)}` : ''}`
  const [value, name] = n < 1e6 ? [1000, 'thousand'] : ofLarge(n)
  const rest = n % value
  return `${inEnglish(Math.floor(n / value))} ${name}${rest ? `${rest < 100 ? ' and' : ''} ${inEnglish(rest)}` : ''}`
}
const ofLarge = (n: number): readonly [number, string] => {
  const { value, en } = large.find(unit => n >= unit.value) ?? large[0]
  return [value, en]
}

/** Beyond this, digits are said one by one. */
const most = 1e15

/** A whole number in words. */
export const inWords = (n: number, locale: Locale) => (locale === 'de' ? inGerman(n) : inEnglish(n))

/** Digits one by one, as of a telephone number. */
export const digitByDigit = (digits: string, locale: Locale) =>
  [...digits].map(digit => inWords(Number(digit), locale)).join(' ')

/** A number as it is written without separators, with what stands behind its decimal point. */
export const numberSaid = (whole: string, decimals: string | undefined, locale: Locale) => {
  const said = Number(whole) < most ? inWords(Number(whole), locale) : digitByDigit(whole, locale)
  const point = locale === 'de' ? 'Komma' : 'point'
  return decimals ? `${said} ${point} ${digitByDigit(decimals, locale)}` : said
}

const irregular: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' }
/** „zwölft“, „zwanzigst“; its ending follows from what stands before it. */
export const germanOrdinal = (n: number) => irregular[n] ?? `${inGerman(n)}${n < 20 ? 't' : 'st'}`

const englishIrregular: readonly (readonly [RegExp, string])[] = [
  [/one$/, 'first'],
  [/two$/, 'second'],
  [/three$/, 'third'],
  [/five$/, 'fifth'],
  [/eight$/, 'eighth'],
  [/nine$/, 'ninth'],
  [/twelve$/, 'twelfth'],
  [/y$/, 'ieth'],
]
/** “twelfth”, “twenty-first”. */
export const englishOrdinal = (n: number) => {
  const said = inEnglish(n)
  const [end, by] = englishIrregular.find(([one]) => one.test(said)) ?? [/$/, 'th']
  return said.replace(end, by)
}

/** A year as it is said: „neunzehnhundertneunundachtzig“, “nineteen eighty-nine”. */
export const yearSaid = (year: number, locale: Locale) => {
  const [century, rest] = [Math.floor(year / 100), year % 100]
  if (year < 1100 || year > 2099) return inWords(year, locale)
  if (locale === 'de') return year < 2000 ? `${inGerman(century)}hundert${rest ? inGerman(rest) : ''}` : inGerman(year)
  if (year >= 2000 && year < 2010) return inEnglish(year)
  if (!rest) return `${inEnglish(century)} hundred`
  return `${inEnglish(century)} ${rest < 10 ? `oh ${inEnglish(rest)}` : inEnglish(rest)}`
}
