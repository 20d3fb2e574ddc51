import { lazy } from '#shared/memoize.ts'
import { languageOf } from '../languages.ts'
import type { Fact } from '../meaning/facts.ts'
import { factsIn } from '../meaning/facts-in.ts'
import { lettersIn, wordSpans } from '../spans.ts'
import type { CalendarDay } from '../calendar/day.ts'
import { daysThatFollow } from './calendar.ts'
import { clockIn, minutesIn, stretchesIn } from './clock-given.ts'
import { folded } from './folded.ts'
import { scribbled } from './scribbled.ts'
import { extensionsIn, withAddresses } from './spelled-out.ts'

/** A number that was given, and what it counts, where that is known; `loose` ones may count anything. */
export type GivenNumber = {
  readonly value: number
  readonly unit?: string
  readonly weak: boolean
  /** Part of a date or a time, so that it counts nothing. */
  readonly ofDay?: boolean
  /** The language in which it was read so, where it was read in both. */
  readonly language?: string
  /** A word behind it that it counts. */
  readonly counts?: boolean
  readonly fact: Fact
}

/** All that a person gave, taken apart once. */
export type Given = {
  /** As it was typed, and as it was read. */
  readonly raw: string
  readonly text: string
  readonly facts: readonly Fact[]
  readonly numbers: readonly GivenNumber[]
  /** Times, also as they may be meant; and those that surely are. */
  readonly minutes: ReadonlySet<number>
  readonly clock: ReadonlySet<number>
  /** How long the stretches between two of them take, in minutes. */
  readonly stretches: readonly number[]
  /** The days that are named, and all that follow from them. */
  readonly named: readonly CalendarDay[]
  readonly days: readonly CalendarDay[]
  readonly years: ReadonlySet<number>
  readonly keys: ReadonlySet<string>
  /** All figures, and all letters and figures, without what parts them; and with it. */
  readonly digits: string
  readonly letters: string
  readonly plain: string
  readonly words: ReadonlySet<string>
  readonly initials: () => string
  /** The words one after the other, folded. */
  readonly row: readonly string[]
  readonly today: Date
  /** The words as they were typed, by what they are folded to. */
  readonly spelled: () => ReadonlyMap<string, string>
  /** The numbers of things that are counted, by the beginnings of their nouns. */
  readonly counts: () => ReadonlyMap<string, readonly number[]>
  /** The numbers that tell which of several, by the word before them. */
  readonly labels: () => ReadonlyMap<string, readonly number[]>
}

const parts = /(?<![\d.,])\d+(?:[.,]\d+)*/g
/** What only a time follows. */
const onlyTime = /(?<!\p{L})(?:til|till|until|um|@)\s?$/iu

const unitAhead = new RegExp(String.raw`(?<!\p{L})(?:(tag|day)|(woche|week)|(monat|month)|(jahr|year)) $`, 'iu')
const unitsAhead = ['day', 'week', 'month', 'year'] as const

const inThousands = /([€£$])\s?\d[\d.,]*\s?k(?!\p{L})|\d\s?(?:k|t|tsd\.?\s?)([€£$])/iu
const currencyOf: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }

/** The money that notes count in thousands, so that other figures of theirs may be thousands, too. */
const thousandsOf = (notes: string): string | undefined => {
  const [, before, behind] = inThousands.exec(notes) ?? []
  return currencyOf[before ?? behind ?? '']
}

/** What a given number may mean besides: „tag 10“, „minus 12“, and “9.80 foot”, which is a price for those on foot. */
const otherwise = (one: GivenNumber, text: string, thousands: string | undefined): GivenNumber[] => {
  const ahead = unitAhead.exec(text.slice(Math.max(0, one.fact.from - 8), one.fact.from))
  const unit = ahead && unitsAhead[ahead.slice(1).findIndex(Boolean)]
  const { unit: _, ...bare } = one
  return [
    ...(unit && !one.unit ? [{ ...one, unit, counts: false }] : []),
    ...(thousands &&
    !one.unit &&
    !/^\p{L}/u.test(text.slice(one.fact.to, one.fact.to + 1)) &&
    one.value >= 10 &&
    one.value < 1000 &&
    !one.ofDay
      ? [{ ...bare, value: one.value * 1000, unit: thousands }]
      : []),
    ...(one.value < 0 ? [{ ...one, value: -one.value }] : []),
    ...(one.unit && /^\d+(?:[.,]\d\d\s\p{L}|\s[a-z](?!\p{L}))/u.test(text.slice(one.fact.from, one.fact.to + 1))
      ? [{ ...bare, counts: false }]
      : []),
  ]
}

/** The values that figures may mean in either language. */
const valuesOf = (figure: string): number[] => {
  const plain = Number(figure)
  const grouped = Number(figure.replaceAll(/[.,]/g, ''))
  const decimal = Number(figure.replaceAll(',', '.'))
  return [plain, grouped, decimal].filter(value => Number.isFinite(value))
}

const nounBehind = /[ \u00a0]?(\p{L}{4,})/uy

const label = /(?<!\p{L})(\p{L}{2,})[ \u00a0](?:\d{1,4}[ \u00a0]?(?:,|und|and|oder|or|&|\+|\/)[ \u00a0]?)*$/u
/** Rows of words that say which of several a number means; those of a row mean the same. */
const labels = new Map(
  `raum räume zimmer room rooms|klasse klassen class|platz place|rang|gleis gleise platform|nummer number|stufe level
  saal|halle hall|block|haus|linie linien buslinie buslinien bus busse tram straßenbahn line lines buses route routes
  act|kantate kantaten cantata cantatas|kapitel chapter|flat flats wohnung wohnungen apartment|wohnbereich bereich wb|stand plot plots parzelle|heft ausgabe issue|version`
    .split(/[|\n]/)
    .flatMap((row, at) =>
      row
        .trim()
        .split(/\s+/)
        .map(word => [word, String(at)] as const),
    ),
)

/** The word before a number that tells which of several it is: „Raum“ 204. */
export const labelBefore = (before: string): string | undefined => {
  const word = label.exec(before)?.[1]?.toLowerCase()
  return word && labels.get(word)
}

const labelsOf = (numbers: readonly GivenNumber[], text: string) => {
  const found = new Map<string, number[]>()
  for (const { value, fact } of numbers) {
    const word = labelBefore(text.slice(Math.max(0, fact.from - 24), fact.from))
    if (word) found.set(word, [...(found.get(word) ?? []), value])
  }
  return found
}

/** The noun that follows a place by its beginning, which its forms have in common. */
export const nounAt = (text: string, at: number): string | undefined => {
  nounBehind.lastIndex = at
  const noun = nounBehind.exec(text)?.[1]
  return noun && folded(noun).slice(0, Math.max(4, noun.length - 3))
}

const countsOf = (numbers: readonly GivenNumber[], text: string) => {
  const counts = new Map<string, number[]>()
  for (const { weak, unit, value, fact } of numbers) {
    const noun = weak || unit ? undefined : nounAt(text, fact.to)
    if (noun) counts.set(noun, [...(counts.get(noun) ?? []), value])
  }
  return counts
}

const enough = 1500

/** The languages in which notes are read: in that of long ones, and short ones in both. */
const languagesOf = (notes: string) => {
  const language = notes.length > enough ? languageOf(notes) : undefined
  return language === 'de' || language === 'en' ? [language] : ['de', 'en']
}

/** What stands in these texts. It only confirms, so that it is read as widely as it may be meant. */
export const givenIn = (texts: readonly string[], today: Date): Given => {
  const raw = withAddresses(texts.filter(text => text.trim()).join('\n\n'))
  const text = scribbled(raw)
  const letters = lettersIn(wordSpans(text))
  const readings = languagesOf(raw).map(language => ({ language, found: factsIn(text, language, letters) }))
  const facts = readings.flatMap(({ found }) => found)
  const ofDays = new Set(
    facts.flatMap(({ from, said }) => (said.kind === 'date' || said.kind === 'time' ? [from] : [])),
  )
  const numbers = readings
    .flatMap(({ language, found }) => found.map(fact => ({ language, fact })))
    .flatMap(({ language, fact }): GivenNumber[] =>
      fact.said.kind === 'number'
        ? fact.said.values.map(value => ({
            value,
            ...(readings.length > 1 && { language }),
            weak: !!fact.weak,
            ofDay: ofDays.has(fact.from) || onlyTime.test(text.slice(Math.max(0, fact.from - 8), fact.from)),
            counts:
              Number.isInteger(value) &&
              /^[ \u00a0]?(?!(?:statt|bei|mit|für|with|for|bis|und|oder|or|and|to|instead|kwh|kw|qm|std|min|sek|ltr|liter|kmh|grad|mal|uhr|cm|mm|kg|km|ml|pax|hm)(?!\p{L}))\p{L}{3,}/iu.test(
                text.slice(fact.to, fact.to + 8),
              ),
            fact,
            ...(fact.said.kind === 'number' && fact.said.unit && { unit: fact.said.unit }),
          }))
        : [],
    )
  const read = new Uint8Array(text.length)
  for (const { from, to, weak } of facts) if (!weak) read.fill(1, from, to)
  const loose = [...text.matchAll(parts)].flatMap(({ 0: figure, index }) =>
    read[index]
      ? []
      : valuesOf(figure).map(value => {
          const said = { kind: 'number' as const, values: [value] }
          return { value, weak: true, fact: { from: index, to: index + figure.length, said, weak: true } }
        }),
  )
  const thousands = thousandsOf(raw)
  const oddly = numbers.flatMap(one => otherwise(one, text, thousands))
  const { named, all: days } = daysThatFollow(text, facts, today)
  const years = [...text.matchAll(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g)].map(([year]) => Number(year))
  const plain = folded(raw)
  const row: readonly string[] = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return {
    raw,
    text,
    facts,
    numbers: [...numbers, ...loose, ...oddly],
    minutes: minutesIn(`${raw}\n\n${text}`, facts),
    clock: clockIn(text, facts),
    stretches: stretchesIn(text),
    named,
    days,
    years: new Set([today.getFullYear(), ...years, ...named.map(day => day.y)]),
    keys: new Set([...facts.flatMap(({ said }) => ('key' in said ? [said.key] : [])), ...extensionsIn(raw)]),
    digits: raw.replaceAll(/\D/g, ''),
    letters: plain.replaceAll(/[^\p{L}\p{N}\n]/gu, ''),
    plain,
    words: new Set(row),
    row,
    initials: lazy(() => row.map(([first]) => first).join('')),
    today,
    spelled: lazy(() => new Map((raw.match(/\p{L}{3,}/gu) ?? []).map(word => [folded(word), word]))),
    counts: lazy(() => countsOf([...numbers, ...loose], text)),
    labels: lazy(() => labelsOf([...numbers, ...loose], text)),
  }
}
