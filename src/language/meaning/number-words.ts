/** A number said in words. A weak one is only part of a word, or may mean something else. */
export type Counted = { readonly value: number; readonly rest: string; readonly ordinal: boolean }

const listed = (words: string) => words.trim().split(/\s+/)

const germanSmall = new Map(
  listed(`null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
    siebzehn achtzehn neunzehn`).map((word, value) => [word, value] as const),
)
germanSmall.set('zwo', 2)
const germanTens = new Map(
  listed('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig').map((word, at) => [word, 20 + 10 * at]),
)
/** Words by their first letter, the longest first. */
const byLetter = (words: Iterable<string>) =>
  Map.groupBy(
    [...words].sort((one, other) => other.length - one.length),
    ([letter]) => letter,
  )
const germanUnits = byLetter(germanSmall.keys())
const germanRound = byLetter(germanTens.keys())

const beginning = (word: string, words: ReturnType<typeof byLetter>): string | undefined => {
  for (const start of words.get(word[0]) ?? []) if (word.startsWith(start)) return start
  return undefined
}

/** What a German word begins with, below a hundred: „einundzwanzig“, „zwölf“. */
const belowHundred = (word: string): { value: number; rest: string } | undefined => {
  const tens = beginning(word, germanRound)
  if (tens) return { value: germanTens.get(tens) ?? 0, rest: word.slice(tens.length) }
  const small = beginning(word, germanUnits)
  if (!small) return undefined
  const value = germanSmall.get(small) ?? 0
  const rest = word.slice(small.length)
  const more = rest.startsWith('und') ? beginning(rest.slice(3), germanRound) : undefined
  return more && value < 10
    ? { value: value + (germanTens.get(more) ?? 0), rest: rest.slice(3 + more.length) }
    : { value, rest }
}

const powers = [
  ['tausend', 1000],
  ['hundert', 100],
] as const

const germanNumber = (word: string): { value: number; rest: string } | undefined => {
  for (const [name, power] of powers) {
    const at = word.indexOf(name)
    if (at < 0) continue
    const before = at ? germanNumber(word.slice(0, at)) : { value: 1, rest: '' }
    if (!before || before.rest) continue
    const rest = word.slice(at + name.length)
    const more = germanNumber(rest.replace(/^und/, ''))
    return more && more.value < power
      ? { value: before.value * power + more.value, rest: more.rest }
      : { value: before.value * power, rest }
  }
  return belowHundred(word)
}

const irregular: readonly (readonly [RegExp, number])[] = [
  [/^(?:dritt(?:e[mnrs]?|ens)?)$/, 3],
  [/^(?:siebt(?:e[mnrs]?|ens)?)$/, 7],
  [/^(?:acht(?:e[mnrs]?|ens))$/, 8],
]
const halves = /^(?:einhalb|eineinhalb)$/
const ordinalEnd = /^s?t(?:e[mnrs]?|ens)?$/
const germanStarts = byLetter([
  ...germanSmall.keys(),
  ...germanTens.keys(),
  ...powers.map(([name]) => name),
  'dritt',
  'siebt',
  'anderthalb',
])

/** No number word is longer, with what may be behind it; in letters. */
const longest = 100

/** A German number word, with what is left of the word behind the number: „dreitägig“ leaves „tägig“. */
export const inGerman = (word: string): Counted | undefined => {
  if (word.length > longest || !beginning(word, germanStarts)) return undefined
  const odd = irregular.find(([shape]) => shape.test(word))
  if (odd) return { value: odd[1], rest: '', ordinal: true }
  if (/^(?:anderthalb|eineinhalb)/.test(word)) return { value: 1.5, rest: '', ordinal: false }
  const found = germanNumber(word)
  if (!found) return undefined
  if (halves.test(found.rest)) return { value: found.value + 0.5, rest: '', ordinal: false }
  if (ordinalEnd.test(found.rest)) return { value: found.value, rest: '', ordinal: true }
  return { ...found, ordinal: false }
}

const englishSmall = new Map(
  listed(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen`).map((word, value) => [word, value] as const),
)
listed('twenty thirty forty fifty sixty seventy eighty ninety').forEach((word, at) =>
  englishSmall.set(word, 20 + 10 * at),
)
const englishOrdinals = new Map(
  listed(`zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
    fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`).map((word, value) => [word, value]),
)

/** A single English number word, as it may stand in a row of several. */
export const inEnglish = (word: string): Counted | undefined => {
  const value = englishSmall.get(word)
  if (value !== undefined) return { value, rest: '', ordinal: false }
  const ordinal = englishOrdinals.get(word)
  return ordinal === undefined ? undefined : { value: ordinal, rest: '', ordinal: true }
}

const passing: Readonly<Record<string, readonly number[]>> = {
  beide: [2],
  beiden: [2],
  beides: [2],
  both: [2],
  pair: [2],
  paar: [2],
  couple: [2],
  zweit: [2],
  twice: [2],
  doppelt: [2, 200],
  doppelte: [2, 200],
  doppelten: [2, 200],
  verdoppelt: [2, 100, 200],
  double: [2, 200],
  doubled: [2, 100, 200],
  triple: [3],
  thrice: [3],
  dutzend: [12],
  dozen: [12],
  hälfte: [0.5, 50],
  halb: [0.5, 50],
  halbe: [0.5, 50],
  halben: [0.5, 50],
  halbes: [0.5, 50],
  halber: [0.5, 50],
  halbiert: [0.5, 50],
  half: [0.5, 50],
  halved: [0.5, 50],
  drittel: [1 / 3, 33],
  third: [1 / 3, 33, 3],
  thirds: [1 / 3, 33],
  viertel: [0.25, 25],
  quarter: [0.25, 25, 3],
  quarters: [0.25, 25],
  fünftel: [0.2, 20],
  zehntel: [0.1, 10],
  jahrzehnt: [10],
  twenties: [20, 1920],
  thirties: [30, 1930],
  forties: [40, 1940],
  fifties: [50, 1950],
  sixties: [60, 1960],
  seventies: [70, 1970],
  eighties: [80, 1980],
  nineties: [90, 1990],
  zwanziger: [20, 1920],
  dreißiger: [30, 1930],
  vierziger: [40, 1940],
  fünfziger: [50, 1950],
  sechziger: [60, 1960],
  siebziger: [70, 1970],
  achtziger: [80, 1980],
  neunziger: [90, 1990],
  decade: [10],
  hundred: [100],
  thousand: [1000],
  century: [100],
  noon: [12],
  mittags: [12],
  mitternacht: [24, 0, 12],
  midnight: [24, 0, 12],
  zweitens: [2],
  drittens: [3],
}

/** Words that are a number in passing: „beide“, “twice”, „Hälfte“. They confirm one, and are none to remark on. */
export const inPassing: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(passing))
