import type { Fact, Slate } from './facts.ts'
import { powerBehind } from './figures.ts'
import { minutesOf } from './times.ts'
import { currencyBefore, unitBehind } from './units.ts'

const onward = /[ \u00a0]?(?:[–—-]|bis(?: zu)?|to|und|and|oder|or)[ \u00a0]?\d[\d.,]*/y

/** A number where it stands, with the power that makes it larger and the unit it counts. */
export const amount = (slate: Slate, from: number, to: number, values: readonly number[], weak: boolean): Fact => {
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

const dayParts = 'abends|nachmittags|morgens|in the morning|in the afternoon|in the evening|at night'
const clocked = new RegExp(
  String.raw`[ \u00a0](?:(?:(Uhr)|o['’]clock|([ap])\.?m\b\.?)(?: (${dayParts}))?|(${dayParts})(?!\p{L}))`,
  'uy',
)
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
export const counted = (slate: Slate, from: number, to: number, value: number, weak: boolean): Fact => {
  clocked.lastIndex = to
  const found = value <= 24 ? clocked.exec(slate.text) : null
  // „zwei am Tag“ is no time of day.
  const clock = found?.[2] && slate.language === 'de' ? null : found
  if (clock)
    return {
      from,
      to: clocked.lastIndex,
      said: { kind: 'time', minutes: minutesOf(value, 0, clock[2] ?? clock[3] ?? clock[4], false) },
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
