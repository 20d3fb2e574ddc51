import { either } from '../either.ts'
import { type Fact, type Slate, taken } from './facts.ts'
import { fractionOf, powerBehind, valuesOf } from './figures.ts'
import { inEnglish, inGerman, inPassing } from './number-words.ts'
import { minutesOf } from './times.ts'
import { currencyBefore, unitBehind } from './units.ts'

/** What numbers a list, a source or a step, and says nothing itself. */
const marks =
  /^[ \t]*(?:[-*•>#]+[ \t]*)?(?:\*\*)?\d{1,2}(?:\)|\.(?![ \u00a0](?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|\d))(?=\s)|\(\d{1,2}\)|\[\d{1,3}\]|\d\uFE0F?\u20E3/gm
const steps = new RegExp(
  String.raw`(?<!\p{L})${either(`
    Schritt | Kapitel | Punkt | Tipp | Teil | Abbildung | Tabelle | Strophe | Vers | Szene | Akt | Folge | Abschnitt
    Phase | Fassung | Variante | Idee | Frage | Version | Option | Step | Chapter | Part | Tip | Figure | Table | Verse
    Scene | Act | Episode | Section | Idea | Question`)} \d{1,2}\b`,
  'gu',
)

/** A name with figures in it, such as A4, CO2 or COVID-19. */
const code = /(?<![\p{L}\d])(?:\p{L}+\d|\d+\p{Lu}|\p{L}+-\d)[\p{L}\d]*(?:-[\p{L}\d]+)*(?![\p{L}\d])/gu
const shortYear = /(?<=\b(?:19|20)\d\d\/)\d\d(?!\d)/g

const figure =
  /(?<![\p{L}\d])(?:\d{1,3}(?:['’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)(?: ?(?:[½¼¾⅓⅔⅛]|1\/2\b))?|[½¼¾⅓⅔⅛]/gu
const onward = /[ \u00a0]?(?:[–—-]|bis(?: zu)?|to|und|and|oder|or)[ \u00a0]?\d[\d.,]*/y
const minus = /(?:^|[\s(])(?:[-−]|(?:minus )[ \u00a0]?)$/u

const amount = (slate: Slate, from: number, to: number, values: readonly number[], weak: boolean): Fact => {
  const currency = currencyBefore(slate.text, from)
  const power = powerBehind(slate.text, to, !!currency)
  onward.lastIndex = to
  const further =
    power.times === 1 && onward.test(slate.text) ? powerBehind(slate.text, onward.lastIndex, !!currency) : power
  const unit = unitBehind(slate.text, power.to)
  const all = [
    ...values.map(value => value * power.times),
    ...(further.times > 1 ? values.map(v => v * further.times) : []),
  ]
  const isTrivial =
    !unit && !currency && !slate.text.slice(from, to).match(/[.,]/) && all.every(value => value === 0 || value === 1)
  const said = {
    kind: 'number' as const,
    values: all,
    ...((currency || unit) && { unit: currency?.unit ?? unit?.unit }),
  }
  return { from: currency?.from ?? from, to: unit?.to ?? power.to, said, ...((weak || isTrivial) && { weak: true }) }
}

/** „80er“ may be the eighties of the last century, and the 1980s be the eighties. */
const decade = (value: number) => (value < 100 ? [value, 1900 + value, 2000 + value] : [value, value % 100])

const figuresIn = (slate: Slate): Fact[] =>
  taken(slate, figure, found => {
    const [written] = found
    const sign = /[½¼¾⅓⅔⅛]|1\/2$/u.exec(written)?.[0] ?? ''
    const bare = written.slice(0, written.length - sign.length).trim()
    const fraction = sign === '1/2' ? 0.5 : fractionOf(sign)
    const values = bare ? valuesOf(bare, slate.language).map(value => value + fraction) : [fraction]
    const [from, to] = [found.index, found.index + written.length]
    if (!values.length) return [{ from, to, said: { kind: 'code', key: written } }]
    const isMinus = minus.test(slate.text.slice(Math.max(0, from - 8), from))
    const fact = amount(slate, from, to, isMinus ? values.map(value => -value) : values, false)
    const isDecade =
      /^(?:er|s)(?!\p{L})/u.test(slate.text.slice(to, to + 3)) && values.every(value => value < 100 || value % 10 === 0)
    if (!isDecade || fact.said.kind !== 'number') return [fact]
    return [{ ...fact, said: { ...fact.said, values: values.flatMap(decade) } }]
  })

type Word = { readonly lower: string; readonly as: string; readonly from: number; readonly to: number }

const clocked = /[ \u00a0](?:(Uhr)|o['’]clock|([ap])\.?m\b\.?)(?: (abends|nachmittags|morgens))?/y
const fraction = /[ \u00a0-](drittel|viertel|fünftel|zehntel|thirds|quarters|fifths|tenths)(?!\p{L})/iuy
const parts: Readonly<Record<string, number>> = {
  drittel: 3,
  viertel: 4,
  fünftel: 5,
  zehntel: 10,
  thirds: 3,
  quarters: 4,
  fifths: 5,
  tenths: 10,
}

/** A number in words where it stands, with the power, unit, part or time that follows. */
const counted = (slate: Slate, from: number, to: number, value: number, weak: boolean): Fact => {
  clocked.lastIndex = to
  const clock = value <= 24 ? clocked.exec(slate.text) : null
  if (clock)
    return {
      from,
      to: clocked.lastIndex,
      said: { kind: 'time', minutes: minutesOf(value, 0, clock[2] ?? clock[3], false) },
    }
  fraction.lastIndex = to
  const part = parts[fraction.exec(slate.text)?.[1]?.toLowerCase() ?? '']
  if (part) {
    const share = value / part
    const values = [share, Math.round(share * 100), Math.round(share * 1000) / 10]
    return { from, to: fraction.lastIndex, said: { kind: 'number', values } }
  }
  return amount(slate, from, to, [value], weak || value < 2)
}

const germanIn = (slate: Slate, words: readonly Word[]): Fact[] =>
  words.flatMap(({ lower, as, from, to }) => {
    const found = inGerman(lower)
    if (!found) return []
    const isCapital = as !== lower
    const opens = isCapital && /(?:^|[.!?:\n„“*]\s*)$/.test(slate.text.slice(Math.max(0, from - 3), from))
    const round = /^(?:hundert|tausend)$/.test(lower)
    const isVerb = /^acht(?:e[nrt]?)$/.test(lower)
    const unitInside = found.rest && !found.ordinal ? unitBehind(slate.text, to - found.rest.length) : undefined
    const at = to - found.rest.length
    const weak =
      round || isVerb || (isCapital && !opens) || (found.ordinal && found.value < 3) || (!!found.rest && !unitInside)
    return [counted(slate, from, at, found.value, weak)]
  })

const powers: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }

/** A row of English number words from here on: its value, how many words it has, and whether it ends in an ordinal. */
const englishRow = (slate: Slate, words: readonly Word[], start: number) => {
  let [total, current, at, ordinal] = [0, 0, start, false]
  for (; at < words.length && !ordinal; at++) {
    const word = words[at]
    const before = words[at - 1]
    if (!word) break
    const gap = before && at > start ? slate.text.slice(before.to, word.from) : ' '
    if (gap !== ' ' && gap !== '-' && gap !== ' and ') break
    const power = powers[word.lower]
    const small = inEnglish(word.lower)
    if (power && at > start) {
      if (power === 100) current *= 100
      else [total, current] = [total + current * power, 0]
    } else if (small && (at === start || isAdded(before?.lower ?? '', small.value, gap))) {
      current += small.value
      ordinal = small.ordinal
    } else if (word.lower === 'and' && powers[before?.lower ?? ''] && inEnglish(words[at + 1]?.lower ?? '')) continue
    else break
  }
  return { value: total + current, next: at, ordinal }
}

const isAdded = (before: string, value: number, gap: string) => {
  const last = inEnglish(before)?.value ?? 0
  return before in powers || before === 'and' || (last >= 20 && value < 10 && gap !== ' and ')
}

const englishIn = (slate: Slate, words: readonly Word[]): Fact[] => {
  const facts: Fact[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at]
    if (!word || !inEnglish(word.lower)) {
      at++
      continue
    }
    const row = englishRow(slate, words, at)
    const next = Math.max(row.next, at + 1)
    const last = words[next - 1] ?? word
    const half = /^ and a half\b/.exec(slate.text.slice(last.to, last.to + 12))
    const value = row.value + (half ? 0.5 : 0)
    const isFraction =
      row.ordinal && /(?:\b(?:a|an|one|per)|-) ?$/.test(slate.text.slice(Math.max(0, word.from - 5), word.from))
    facts.push(
      counted(slate, word.from, last.to + (half?.[0].length ?? 0), value, row.ordinal && (value < 4 || isFraction)),
    )
    at = next
  }
  return facts
}

const passing = (words: readonly Word[]): Fact[] =>
  words.flatMap(({ lower, from, to }) => {
    const values = Object.hasOwn(inPassing, lower) ? inPassing[lower] : undefined
    return values ? [{ from, to, said: { kind: 'number', values }, weak: true }] : []
  })

const parted: readonly (readonly [RegExp, number, string])[] = [
  [/half an hour|half-hour|halbe[nr]? Stunde|halbstündig/giu, 30, 'min'],
  [/quarter of an hour|Viertelstunde/giu, 15, 'min'],
  [/three quarters of an hour|Dreiviertelstunde/giu, 45, 'min'],
  [/half a year|halbe[ns]? Jahr|Halbjahr|halbjährig/giu, 6, 'month'],
]

/** Parts of an hour or a year, which others count in minutes or months. */
const partsOf = (text: string): Fact[] =>
  parted.flatMap(([shape, value, unit]) =>
    Array.from(text.matchAll(shape), ({ 0: found, index: from }) => ({
      from,
      to: from + found.length,
      said: { kind: 'number', values: [value], unit },
      weak: true,
    })),
  )

/** Numbers in figures and in words, with what they count: percent, money, kilometres, days. */
export const numbersIn = (slate: Slate): Fact[] => {
  taken(slate, marks, () => [])
  taken(slate, steps, () => [])
  const codes = taken(slate, code, found => {
    const measured = /^\d+/.exec(found[0])
    if (measured && (unitBehind(slate.text, found.index + measured[0].length) || /^\d+er$/.test(found[0])))
      return undefined
    const key = found[0].toLowerCase().replaceAll('-', '')
    return [{ from: found.index, to: found.index + found[0].length, said: { kind: 'code', key } }]
  })
  const years = taken(slate, shortYear, found => [
    {
      from: found.index,
      to: found.index + 2,
      said: { kind: 'number', values: [Number(found[0]), 2000 + Number(found[0])] },
      weak: true,
    },
  ])
  const figures = figuresIn(slate)
  const words = Array.from(slate.text.matchAll(/\p{L}+/gu), ({ 0: as, index: from }) => ({
    as,
    lower: as.toLowerCase(),
    from,
    to: from + as.length,
  }))
  const said = slate.language === 'de' ? germanIn(slate, words) : slate.language === 'en' ? englishIn(slate, words) : []
  return [...codes, ...years, ...figures, ...said, ...passing(words), ...partsOf(slate.text)]
}
