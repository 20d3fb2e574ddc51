import { lettersIn, type WordSpan } from '../spans.ts'
import { counted } from './amounts.ts'
import type { Fact, Slate } from './facts.ts'
import { inEnglish, inGerman, inPassing } from './number-words.ts'
import { unitBehind } from './units.ts'

/** The words that are left on a slate, and what is left of those that were understood in part. */
const wordsLeft = ({ text, letters }: Slate): WordSpan[] => {
  const left: WordSpan[] = []
  for (const row of letters)
    if (text.startsWith(row.as, row.from)) left.push(row)
    else left.push(...lettersIn([{ ...row, as: text.slice(row.from, row.to), lower: '' }]))
  return left
}

const germanIn = (slate: Slate, words: readonly WordSpan[]): Fact[] => {
  const facts: Fact[] = []
  for (const { lower, as, from, to } of words) {
    const found = inGerman(lower)
    if (!found) continue
    const isCapital = as !== lower
    const opens = isCapital && /(?:^|[.!?:\n„“*]\s*)$/.test(slate.text.slice(Math.max(0, from - 3), from))
    const round = /^(?:hundert|tausend)$/.test(lower)
    const isVerb = /^acht(?:e[nrt]?)$/.test(lower)
    const unitInside = found.rest && !found.ordinal ? unitBehind(slate.text, to - found.rest.length) : undefined
    const at = to - found.rest.length
    const weak =
      round || isVerb || (isCapital && !opens) || (found.ordinal && found.value < 3) || (!!found.rest && !unitInside)
    facts.push(counted(slate, from, at, found.value, weak))
  }
  return facts
}

const powers = new Map(Object.entries({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }))

/** A row of English number words from here on: its value, how many words it has, and whether it ends in an ordinal. */
const englishRow = (slate: Slate, words: readonly WordSpan[], start: number) => {
  let [total, current, at, ordinal] = [0, 0, start, false]
  for (; at < words.length && !ordinal; at++) {
    const word = words[at]
    const before = words[at - 1]
    if (!word) break
    const gap = before && at > start ? slate.text.slice(before.to, word.from) : ' '
    if (gap !== ' ' && gap !== '-' && gap !== ' and ') break
    const power = powers.get(word.lower)
    const small = inEnglish(word.lower)
    if (power && at > start) {
      if (power === 100) current *= 100
      else [total, current] = [total + current * power, 0]
    } else if (small && (at === start || isAdded(before?.lower ?? '', small.value, gap))) {
      current += small.value
      ordinal = small.ordinal
    } else if (word.lower === 'and' && powers.has(before?.lower ?? '') && inEnglish(words[at + 1]?.lower ?? ''))
      continue
    else break
  }
  return { value: total + current, next: at, ordinal }
}

const isAdded = (before: string, value: number, gap: string) => {
  const last = inEnglish(before)?.value ?? 0
  return powers.has(before) || before === 'and' || (last >= 20 && value < 10 && gap !== ' and ')
}

const englishIn = (slate: Slate, words: readonly WordSpan[]): Fact[] => {
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

const passing = (words: readonly WordSpan[]): Fact[] =>
  words
    .filter(({ lower }) => inPassing.has(lower))
    .map(({ lower, from, to }) => ({
      from,
      to,
      said: { kind: 'number', values: inPassing.get(lower) ?? [] },
      weak: true,
    }))

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

/** Numbers that are said in words. */
export const wordsIn = (slate: Slate): Fact[] => {
  const words = wordsLeft(slate)
  const said = slate.language === 'de' ? germanIn(slate, words) : slate.language === 'en' ? englishIn(slate, words) : []
  return [...said, ...passing(words), ...partsOf(slate.text)]
}
