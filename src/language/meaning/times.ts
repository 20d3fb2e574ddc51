import { type Fact, type Slate, spanOf, taken } from './facts.ts'

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?`
const suffix = String.raw`[ \u00a0]?(?:(Uhr)(?:[ \u00a0](\d{2})(?![\d.,]))?|([ap])\.?[ ]?m\b\.?|(o['’]clock))`
const daytime = String.raw`(?:,? (abends|nachmittags|morgens|früh|in the evening|in the afternoon|in the morning))?`
const until = String.raw`[ \u00a0]?(?:[–—-]|bis|to|until|till|and|und)[ \u00a0]?(?:um )?`

const range = new RegExp(String.raw`(?<![\d.,:])${clock}${until}${clock}${suffix}${daytime}`, 'g')
const single = new RegExp(String.raw`(?<![\d.,:])${clock}${suffix}${daytime}`, 'g')
const bare = /(?<![\d.,:])(\d{1,2}):(\d{2})(?![\d:])/g
const parts = 'in the morning|in the afternoon|in the evening|abends|nachmittags|morgens'
const inPart = new RegExp(String.raw`(?<![\d.,:])${clock} (${parts})`, 'g')
const half = /\b(?:halb|half past) (\p{L}+|\d{1,2})\b/gu
const small = '\\p{L}{3,13}|\\d{1,2}'
/** „Viertel nach acht“, “ten to nine”; „drei viertel sieben“ and „viertel acht“ count towards the hour that comes. */
const beside = new RegExp(
  String.raw`(?<![\p{L}\d])(Viertel|viertel|[Aa] quarter|[Qq]uarter|(?<=\b(?:um|gegen|bis|kurz|at|by|until|till) )(?:fünf|zehn|zwanzig|five|ten|twenty)) (vor|nach|to|past) (${small})(?![\p{L}\d])`,
  'gu',
)
const towards = new RegExp(
  String.raw`(?<![\p{L}\d])([Dd]rei ?viertel|(?<=(?:um|ab|gegen|bis|vor|nach) )viertel) (${small})(?![\p{L}\d])`,
  'gu',
)

const hours: Readonly<Record<string, number>> = Object.fromEntries([
  ...'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ').map((word, at) => [word, at + 1]),
  ...'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
])

const steps: Readonly<Record<string, number>> = { fünf: 5, zehn: 10, zwanzig: 20, five: 5, ten: 10, twenty: 20 }
const hourOf = (word = '') => hours[word.toLowerCase()] ?? Number(word)
const isHour = (hour: number) => hour >= 1 && hour <= 24

const whole = 24 * 60
const noon = 12 * 60

/** The minute of the day; without morning or evening, where the language counts to twelve, both. */
export const minutesOf = (hour: number, minute: number, part: string | undefined, isStrict: boolean): number[] => {
  const base = hour * 60 + minute
  if (part && /^(?:p|abends|nachmittags|at night|in the (?:evening|afternoon))$/.test(part))
    return [(base % noon) + noon]
  if (part) return [base % noon]
  return isStrict || hour > 12 ? [base % whole] : [base % whole, (base + noon) % whole]
}

const timed = (found: RegExpExecArray, ...minutes: readonly (readonly number[])[]): Fact[] | undefined => {
  if (minutes.some(([first = 0]) => first > whole)) return undefined
  const span = spanOf(found)
  return minutes.flatMap(all => {
    const [first = 0] = all
    const numbers = all.flatMap(minute => [
      Math.floor(minute / 60),
      ...(minute % 60 ? [minute % 60, Math.floor(minute / 60) + (minute % 60) / 100] : []),
    ])
    if (first === 0) numbers.push(24, 12)
    return [
      { ...span, said: { kind: 'time', minutes: all } } as const,
      { ...span, said: { kind: 'number', values: numbers }, weak: true } as const,
    ]
  })
}

/** Times of day, in figures: „14:30 Uhr“, “2.30 p.m.”, „9–18 Uhr“, “half past two”. */
export const timesIn = (slate: Slate): Fact[] => [
  ...taken(slate, range, found => {
    const [, hour, minute, second, secondMinute, uhr, behind, half_, , part] = found
    const isStrict = !!uhr || slate.language === 'de'
    const last = minutesOf(Number(second), Number(secondMinute ?? behind ?? 0), half_ ?? part, isStrict)
    const first = minutesOf(Number(hour), Number(minute ?? 0), undefined, isStrict && !part)
    return timed(found, first, last)
  }),
  ...taken(slate, single, found => {
    const [, hour, minute, uhr, behind, half_, , part] = found
    const isStrict = !!uhr || slate.language === 'de'
    return timed(found, minutesOf(Number(hour), Number(minute ?? behind ?? 0), half_ ?? part, isStrict))
  }),
  ...taken(slate, inPart, found => timed(found, minutesOf(Number(found[1]), Number(found[2] ?? 0), found[3], false))),
  ...taken(slate, bare, found =>
    Number(found[1]) > 24 || Number(found[2]) > 59
      ? undefined
      : timed(found, minutesOf(Number(found[1]), Number(found[2]), undefined, slate.language === 'de')),
  ),
  ...taken(slate, beside, found => {
    const [, step = '', way = '', word] = found
    const hour = hourOf(word)
    const by = /quarter|viertel/iu.test(step) ? 15 : (steps[step] ?? 0)
    if (!isHour(hour) || !by) return undefined
    return timed(found, minutesOf(hour, /^(?:vor|to)$/.test(way) ? -by : by, undefined, false))
  }),
  ...taken(slate, towards, found => {
    const hour = hourOf(found[2])
    return isHour(hour)
      ? timed(found, minutesOf(hour - 1, /^d/iu.test(found[1] ?? '') ? 45 : 15, undefined, false))
      : undefined
  }),
  ...taken(slate, half, found => {
    const hour = hourOf(found[1])
    if (!isHour(hour)) return undefined
    return timed(found, minutesOf(found[0].startsWith('halb') ? hour - 1 : hour, 30, undefined, false))
  }),
]
